let corpus = Corpus()
measureReading(corpus)
measureBooting(corpus)
measureStack()
