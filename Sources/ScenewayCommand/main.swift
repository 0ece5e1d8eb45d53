print("sceneway")
