import { formatKrShort, ore } from '@casino/features/format/money'
import type { GameOutcome } from '../frameApi.ts'
import { type RoundRecord, roundRecordSchema } from '../roundRecord.ts'
import type { CheckedGame } from '../steppedGames.ts'
import { baccaratText } from './baccaratView.ts'
import { blackjackText } from './blackjackView.ts'
import { checkRound, type RoundVerdict } from './checkRound.ts'
import { createElement, elementById, frameConfig, t } from './dom.ts'
import type { OutcomeText } from './gameView.ts'
import { highCardText } from './highCardView.ts'
import { betName } from './rouletteText.ts'
import { describeSpin } from './rouletteView.ts'
import './hostFonts.ts'
import { speakRound } from './slot/slotSpeech.ts'
import { videoPokerText } from './videoPokerView.ts'

const game = JSON.parse(elementById('checked-game').textContent ?? '') as CheckedGame // rendered by checkPage.ts
const form = elementById<HTMLFormElement>('check')
const verdict = elementById<HTMLUListElement>('verdict')
const inputs = {
  commitment: elementById<HTMLInputElement>('commitment'),
  seed: elementById<HTMLInputElement>('seed'),
  clientSeed: elementById<HTMLInputElement>('client-seed'),
}
const inputNames = ['commitment', 'seed', 'clientSeed'] as const

/** Prefixes of the names of the bets, by engine. */
const betTexts: Readonly<Partial<Record<typeof frameConfig.engine, string>>> = { baccarat: 'baccarat', 'high-card': 'high_card' }

/** The round in the address of the page; null without one. */
function readRecord(): RoundRecord | null {
  try {
    return roundRecordSchema.safeParse(JSON.parse(decodeURIComponent(location.hash.slice(1)))).data ?? null
  } catch {
    return null // no JSON, or no address that can be decoded
  }
}

const kr = (amount: number): string => formatKrShort(ore(amount))
const nameOfBet = (bet: string): string => (frameConfig.engine === 'roulette' ? betName(bet) : t(`${betTexts[frameConfig.engine]}_${bet}`))
const nameOfDecision = (action: string): string => t(action.split(':')[0] ?? '')

function showFacts({ stake, bets, decisions, win }: RoundRecord): void {
  const facts = {
    check_stake: kr(stake),
    check_bets: Object.entries(bets ?? {})
      .map(([bet, amount]) => `${nameOfBet(bet)}: ${kr(amount)}`)
      .join(', '),
    check_decisions: decisions.map(nameOfDecision).join(', '),
    check_paid: kr(win),
  }
  const entries = Object.entries(facts).filter(([, value]) => value)
  elementById('facts').replaceChildren(
    ...entries.map(([name, value]) => createElement('div', {}, createElement('dt', {}, t(name)), createElement('dd', {}, value))),
  )
}

/** A round of each engine in words. */
const texts: Record<typeof frameConfig.engine, OutcomeText> = {
  slot: { describe: (outcome) => (outcome.type === 'slot' ? speakRound(outcome.steps) : '') },
  roulette: { describe: describeSpin },
  baccarat: baccaratText,
  blackjack: blackjackText,
  'video-poker': videoPokerText,
  'high-card': highCardText,
}
const describe = (outcome: GameOutcome): string => {
  const { speak, describe: say } = texts[frameConfig.engine]
  return [speak?.(outcome), say(outcome)].filter(Boolean).join(' ')
}

function showVerdict({ commitmentHolds, outcome, win, winsJackpot, winHolds }: RoundVerdict): void {
  const values = { outcome: describe(outcome), win: kr(win) }
  const winText = !winHolds ? 'check_win_fails' : winsJackpot ? 'check_jackpot_holds' : 'check_win_holds'
  show(
    [commitmentHolds, t(commitmentHolds ? 'check_commitment_holds' : 'check_commitment_fails')],
    [winHolds, t(winText, values).replace(/ {2,}/g, ' ')],
  )
}

const show = (...lines: (readonly [holds: boolean, text: string])[]): void =>
  verdict.replaceChildren(...lines.map(([holds, text]) => createElement('li', { class: holds ? 'holds' : 'fails' }, text)))

async function check(record: RoundRecord): Promise<void> {
  const { clientSeed, ...entered } = Object.fromEntries(inputNames.map((name) => [name, inputs[name].value.trim()]))
  try {
    // Nothing entered is what a round to which no player contributes has, and an empty text for all others.
    showVerdict(await checkRound(game, { ...record, ...entered, clientSeed: clientSeed || (record.clientSeed === null ? null : '') }))
  } catch (error) {
    // numbers that the game has no round for, or that are no key
    if (!(error instanceof RangeError || error instanceof DOMException)) throw error
    show([false, t('check_unreadable')])
  }
}

const record = readRecord()
if (record) {
  showFacts(record)
  for (const name of inputNames) inputs[name].value = record[name] ?? ''
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void check(record)
  })
  void check(record)
} else show([false, t('check_missing')])
