import { gameCatalogue } from '../../app/games/catalogue/index.ts'
import { slotModels } from '../../app/games/engines/slots/slotModels.ts'
import type { RoundResponse } from '../../app/games/frame/frameApi.ts'
import { liveState } from './liveStates.ts'
import { findRound, opened, type StoryBet } from './rounds.ts'

/** A state of a game's frame: what the platform answers, and what the player presses. */
export interface FrameState {
  game: string
  /** Data of the answers, by path. */
  answers: Readonly<Record<string, unknown>>
  /** The code of a refusal, by path. */
  refusals?: Readonly<Record<string, { code: string; data?: object }>>
  /** Selectors of what is pressed, in their order. */
  presses: readonly string[]
  /** Selector of what is on the page when the state is reached. */
  reached: string
}

const slotStake = 100
const session = { '/game/session': opened() }

const ready = (game: string): FrameState => ({ game, answers: session, presses: [], reached: '#field > *' })

/** A round that has been played. `presses`: chips. */
const played = (game: string, round: RoundResponse, presses: readonly string[] = []): FrameState => ({
  game,
  answers: { ...session, '/game/spin': round },
  presses: [...presses, '#go'],
  reached: round.open ? '.decisions:not([hidden]), #go[aria-disabled="false"]' : '#result:not(:empty)',
})

/** A round that waits for a decision when the frame is opened. */
const resumed = (
  game: string,
  bet: StoryBet,
  isWanted: (round: RoundResponse) => boolean,
  reached = '.decisions:not([hidden])',
): FrameState => ({
  game,
  answers: { '/game/session': opened(findRound(game, bet, isWanted)) },
  presses: [],
  reached,
})

const live = (game: string, story: Parameters<typeof liveState>[1], presses: readonly string[] = []): FrameState => ({
  game,
  answers: { ...session, '/game/live': liveState(game, story) },
  presses,
  reached: presses.length > 0 ? '.chips:not(.others) .jeton' : '#live[data-phase]',
})

const won = (round: RoundResponse): boolean => round.win > 2 * round.stake
const lost = (round: RoundResponse): boolean => round.win === 0
const chip = (name: string): string => `button[aria-label="${name}"]`
const others = { bets: { red: 5000, n17: 2000, dozen2: 1000 }, stakes: [6000, 2000] }
const baccaratOthers = { bets: { player: 5000, banker: 2500 }, stakes: [5000, 2500] }

/** The most played slot of a model. */
function slotOf(model: string): string {
  const slot = gameCatalogue.find(({ engine, stakes }) => engine.type === 'slot' && engine.model === model && stakes.includes(slotStake))
  if (!slot) throw new Error(`no slot plays ${model}`)
  return slot.id
}

/** The states of a slot: before the first round, and a round that won, which is over at once: one of several steps is skipped, as its timers stand still in pictures. */
function slotStates(model: string): [string, FrameState][] {
  const game = slotOf(model)
  const round = findRound(
    game,
    { stake: slotStake },
    ({ outcome, ...each }) => won({ outcome, ...each }) && outcome.type === 'slot' && [1, 3, 4].includes(outcome.steps.length),
  )
  const isLong = round.outcome.type === 'slot' && round.outcome.steps.length > 1
  return [
    [`slot-${model}--ready`, ready(game)],
    [`slot-${model}--won`, { ...played(game, round), presses: isLong ? ['#go', '.skip:not([hidden])'] : ['#go'] }],
  ]
}

const roulette = 'europaeisk-roulette'
const rouletteBets = { n7: 100, red: 100 }
const rouletteChips = [chip('Tallet 7'), chip('Rød')]
const blackjack = 'blackjack-stroeget'
const highCard = 'hoejeste-kort'
const hand = { stake: 100 }
const isOpen = ({ open }: RoundResponse): boolean => open !== null
const liveRoulette = 'roulette-koebenhavn'
const liveBlackjack = 'blackjack-svendborg'
const liveBaccarat = 'baccarat-esbjerg'
/** A hand of 14 against a six. */
const openHand = 'live hand 0'

/** Every state by the name of its page. */
export const frameStates: Readonly<Record<string, FrameState>> = {
  ...Object.fromEntries(slotModels.flatMap(({ id }) => slotStates(id))),
  'roulette--ready': ready(roulette),
  'roulette--chips': { ...ready(roulette), presses: rouletteChips, reached: '.jeton + .jeton' },
  'roulette--won': played(roulette, findRound(roulette, { stake: 200, bets: rouletteBets }, won), rouletteChips),
  'roulette--lost': played(roulette, findRound(roulette, { stake: 200, bets: rouletteBets }, lost), rouletteChips),
  'blackjack--ready': ready(blackjack),
  'blackjack--decide': resumed(blackjack, hand, isOpen),
  'blackjack--split': resumed(blackjack, { ...hand, decisions: ['split'] }, isOpen),
  'blackjack--won': played(blackjack, findRound(blackjack, hand, won)),
  'blackjack--lost': played(
    blackjack,
    findRound(blackjack, hand, (round) => !isOpen(round) && lost(round)),
  ),
  'baccarat--ready': ready('baccarat-marselis'),
  'baccarat--won': played('baccarat-marselis', findRound('baccarat-marselis', { stake: 100, bets: { tie: 100 } }, won), ['.bet-spot.tie']),
  'video-poker--ready': ready('knaegt-eller-bedre'),
  'video-poker--hold': resumed('knaegt-eller-bedre', hand, isOpen, '.hold'),
  'video-poker--won': played('knaegt-eller-bedre', findRound('knaegt-eller-bedre', { ...hand, decisions: ['hold:01234'] }, won)),
  'high-card--ready': ready(highCard),
  'high-card--won': played(
    highCard,
    findRound(highCard, { stake: 200, bets: { player: 100, suit: 100 } }, ({ win }) => win === 600),
    ['.bet-spot.player', '.bet-spot.suit'],
  ),
  'high-card--tied': played(
    highCard,
    findRound(highCard, { stake: 100, bets: { player: 100 } }, ({ outcome }) => outcome.type === 'high-card' && outcome.result === 'tied'),
    ['.bet-spot.player'],
  ),
  'live-roulette--betting': live(liveRoulette, { phase: 'betting', seed: 'a', leftMs: 14_000, others }, rouletteChips),
  'live-roulette--taken': live(liveRoulette, {
    phase: 'betting',
    seed: 'a',
    leftMs: 4000,
    others,
    own: { stake: 200, bets: rouletteBets },
  }),
  'live-roulette--result': live(liveRoulette, { phase: 'result', seed: 'b', leftMs: 5000, own: { stake: 200, bets: rouletteBets } }),
  'live-blackjack--betting': live(liveBlackjack, {
    phase: 'betting',
    seed: openHand,
    leftMs: 12_000,
    others: { bets: {}, stakes: [500, 200, 100] },
  }),
  'live-blackjack--deciding': live(liveBlackjack, { phase: 'deciding', seed: openHand, leftMs: 17_000, own: hand }),
  'live-blackjack--watched': live(liveBlackjack, { phase: 'result', seed: openHand, leftMs: 5000 }),
  'live-baccarat--taken': live(liveBaccarat, {
    phase: 'betting',
    seed: 'c',
    leftMs: 9000,
    others: baccaratOthers,
    own: { stake: 200, bets: { player: 200 } },
  }),
  'live-baccarat--result': live(liveBaccarat, { phase: 'result', seed: 'c', leftMs: 3000, own: { stake: 200, bets: { player: 200 } } }),
  'rules--open': { ...ready(roulette), presses: ['#rules-open'], reached: '#rules[open]' },
  'rules--klynger': { ...ready(slotOf('klynger')), presses: ['#rules-open'], reached: '#rules[open]' },
  'refusal--funds': {
    ...ready(roulette),
    refusals: { '/game/spin': { code: 'ERR_INSUFFICIENT_FUNDS' } },
    presses: [...rouletteChips, '#go'],
    reached: '#notice[open]',
  },
  'refusal--logged-out': {
    ...ready(roulette),
    refusals: { '/game/spin': { code: 'ERR_UNAUTHENTICATED' } },
    presses: [...rouletteChips, '#go'],
    reached: '#notice[open]',
  },
}
