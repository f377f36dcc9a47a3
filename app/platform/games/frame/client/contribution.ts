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
 * What the next bet says once `commitment` is shown: with another commitment another client seed, also in place of one that the player typed. Whoever
 * knew the client seed when committing could have tried seeds until one suited. The same commitment, shown again after a refused bet, keeps it.
 */
export const contributionTo = (commitment: string, before: BetSeed, newSeed = newClientSeed): BetSeed =>
  commitment === before.commitment ? before : { commitment, clientSeed: newSeed() }
