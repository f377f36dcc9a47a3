import fc from 'fast-check'

// a mutant is noticed by the first counterexample; the fixed seed gives the same survivors at every run
fc.configureGlobal({ seed: 1, endOnFailure: true })
