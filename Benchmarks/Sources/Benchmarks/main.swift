let corpus = Corpus()
measureReading(corpus)
measureStack()
