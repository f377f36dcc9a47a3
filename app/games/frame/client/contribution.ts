import { newRoundId } from './frameClient.ts'

/** What a bet says about the randomness of its round. */
export interface BetSeed {
  /** The commitment that the player was shown. */
  commitment: string
  /** What the player's browser contributes. */
  clientSeed: string
}

const newClientSeed = (): string => newRoundId().replaceAll('-', '')

/**
 * Commitment and client seed of the next bet. A new commitment gets a new client seed, also in place of one that the player typed: whoever
 * knew the client seed before committing could have tried seeds until one suited. The same commitment, shown again after a refused bet, keeps
 * its client seed.
 */
export const contributionTo = (commitment: string, before: BetSeed, newSeed = newClientSeed): BetSeed =>
  commitment === before.commitment ? before : { commitment, clientSeed: newSeed() }
