import type { RoundProof } from '../roundSeeds.ts'
import { type BetSeed, contributionTo } from './contribution.ts'
import { createElement, elementById, frameConfig, t } from './dom.ts'

interface Fairness {
  bet(): BetSeed
  /** Shows the commitment to the next round, with a new contribution to it, and what the last one can be checked with. */
  show(nextCommitment: string, proof?: RoundProof | null): void
}

/**
 * The part of the rules that shows how rounds are drawn, where the player can change their contribution. Live tables have no contribution:
 * the commitment belongs to the shared round.
 */
export function createFairness(): Fairness {
  const commitment = createElement('code', { id: 'commitment' })
  const clientSeed = createElement('input', { id: 'client-seed', maxlength: '64', autocomplete: 'off', spellcheck: 'false' })
  const last = createElement('div')
  const term = (text: string) => createElement('dt', {}, t(text))
  const shared = frameConfig.live !== null
  const list = createElement(
    'dl',
    { class: 'seeds' },
    term(shared ? 'live_commitment' : 'next_commitment'),
    createElement('dd', {}, commitment),
  )
  const share = [
    createElement('label', { for: 'client-seed' }, t('client_seed')),
    clientSeed,
    createElement('p', { class: 'small' }, t('client_seed_note')),
  ]
  elementById('rules-text').append(
    createElement('h3', {}, t('fairness_title')),
    createElement('p', {}, t('fairness_note')),
    list,
    ...(shared ? [] : share),
    last,
  )
  const bet = (): BetSeed => ({ commitment: commitment.textContent ?? '', clientSeed: clientSeed.value.replace(/[^\w-]/g, '') })
  return {
    bet,
    show(nextCommitment, proof = null) {
      const next = contributionTo(nextCommitment, bet())
      commitment.textContent = next.commitment
      clientSeed.value = next.clientSeed
      if (!proof) return
      const shown = { last_commitment: proof.commitment, last_client_seed: proof.clientSeed, last_seed: proof.seed ?? t('seed_hidden') }
      const entries = Object.entries(shown).flatMap(([text, value]) =>
        value === null ? [] : [term(text), createElement('dd', {}, createElement('code', {}, value))],
      )
      last.replaceChildren(createElement('h3', {}, t('last_round')), createElement('dl', { class: 'seeds' }, ...entries))
    },
  }
}
