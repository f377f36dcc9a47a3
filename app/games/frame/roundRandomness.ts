import { newToken } from '@casino/shared/ids'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'

/** The randomness of rounds, replaceable in tests. */
export interface RoundRandomness {
  /** A new random value for each round. */
  newSeed(): string
  /** Random numbers of a round, the same from the same seeds. `clientSeed`: null for a round without one. */
  drawFrom(seed: string, clientSeed: string | null): Draw
}

/** 256 random bits for each round. */
export const secureRandomness: RoundRandomness = { newSeed: newToken, drawFrom: seededDraw }
