import type { RoundProof } from '../roundSeeds.ts'
import { createElement, elementById, t } from './dom.ts'
import { newRoundId } from './frameClient.ts'

/** What a bet says about the randomness of its round. */
interface BetSeed {
  /** The commitment that the player was shown. */
  commitment: string
  clientSeed: string
}

interface Fairness {
  bet(): BetSeed
  /** Shows the commitment to the next round, and what the last one can be checked with. */
  show(nextCommitment: string, proof?: RoundProof | null): void
}

/** The part of the rules that shows the randomness of the rounds, where the player can change its own share of it. */
export function createFairness(): Fairness {
  const commitment = createElement('code', { id: 'commitment' })
  const clientSeed = createElement('input', { id: 'client-seed', maxlength: '64', autocomplete: 'off', spellcheck: 'false' })
  clientSeed.value = newRoundId().replaceAll('-', '')
  const last = createElement('div')
  const term = (text: string) => createElement('dt', {}, t(text))
  const list = createElement('dl', { class: 'seeds' }, term('next_commitment'), createElement('dd', {}, commitment))
  elementById('rules-text').append(
    createElement('h3', {}, t('fairness_title')),
    createElement('p', {}, t('fairness_note')),
    list,
    createElement('label', { for: 'client-seed' }, t('client_seed')),
    clientSeed,
    createElement('p', { class: 'small' }, t('client_seed_note')),
    last,
  )
  return {
    bet: () => ({ commitment: commitment.textContent ?? '', clientSeed: clientSeed.value.replace(/[^\w-]/g, '') }),
    show(nextCommitment, proof = null) {
      commitment.textContent = nextCommitment
      if (!proof) return
      const shown = { last_commitment: proof.commitment, last_client_seed: proof.clientSeed, last_seed: proof.seed ?? t('seed_hidden') }
      const entries = Object.entries(shown).flatMap(([text, value]) => [
        term(text),
        createElement('dd', {}, createElement('code', {}, value)),
      ])
      last.replaceChildren(createElement('h3', {}, t('last_round')), createElement('dl', { class: 'seeds' }, ...entries))
    },
  }
}
