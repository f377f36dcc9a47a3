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
 * Commitment and client seed of the next bet. A new commitment gets a new client seed, even if the player typed one: a house that knew it
 * before committing could try seeds until one suits. The same commitment, shown again after a refused bet, keeps its client seed.
 */
export const contributionTo = (commitment: string, before: BetSeed, newSeed = newClientSeed): BetSeed =>
  commitment === before.commitment ? before : { commitment, clientSeed: newSeed() }
