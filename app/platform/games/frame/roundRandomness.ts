import { newToken } from '../../ids.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'

/** The randomness of rounds, replaceable in tests. */
export interface RoundRandomness {
  /** A new random value for each round. */
  newSeed(): string
  /** Random numbers of a round, the same from the same seed. */
  drawFrom(seed: string): Draw
}

/** 256 random bits for each round. */
export const secureRandomness: RoundRandomness = { newSeed: newToken, drawFrom: seededDraw }
