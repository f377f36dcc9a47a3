import { baccaratBets, baccaratReturn, baccaratRtp, playBaccarat } from '../../games/engines/baccarat.ts'
import { blackjackRtp, playBlackjack } from '../../games/engines/blackjack.ts'
import { decideByStrategy } from '../../games/engines/blackjackStrategy.ts'
import { type Draw, seededDraw } from '../../games/engines/seededDraw.ts'
import { playVideoPoker, videoPokerRtp } from '../../games/engines/videoPoker.ts'
import { holdByStrategy } from '../../games/engines/videoPokerStrategy.ts'
import { printTable } from '../table.mjs'
import { videoPokerOptimum } from './videoPokerOptimum.ts'

const rounds = Number(process.env.RETURN_ROUNDS ?? 10_000_000)
const stake = 100

/** Net result of a round as a fraction of its first stake, plus 1: the return to player of the house edge as it is usually stated. */
type Play = (draw: Draw) => number

interface Simulated {
  mean: number
  /** Standard deviation of the mean. */
  sigma: number
}

/** Plays rounds with the platform’s own generator. */
function simulate(seed: string, play: Play): Simulated {
  const draw = seededDraw(seed)
  let sum = 0
  let squares = 0
  for (let i = 0; i < rounds; i++) {
    const returned = play(draw)
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  return { mean, sigma: Math.sqrt((squares / rounds - mean * mean) / rounds) }
}

/** Draws that can be repeated, because each decision plays its round anew. */
function recorded(draw: Draw): { again(): Draw } {
  const drawn: number[] = []
  return {
    again: () => {
      let next = 0
      return (below) => {
        const known = drawn[next] ?? draw(below)
        drawn[next++] = known
        return known
      }
    },
  }
}

const playPoker: Play = (draw) => {
  const { again } = recorded(draw)
  return playVideoPoker(stake, holdByStrategy(playVideoPoker(stake, null, again()).cards), again()).win / stake
}

const playBlackjackRound: Play = (draw) => {
  const { again } = recorded(draw)
  let decisions: readonly string[] = []
  for (;;) {
    const state = playBlackjack(stake, decisions, again())
    if (state.win !== null) return 1 + (state.win - state.hands.reduce((sum, hand) => sum + hand.stake, 0)) / stake
    decisions = [...decisions, decideByStrategy(state)]
  }
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(3)} %`

/** Prints the returns of the card games: computed where they can be, and simulated. Exits with 1 when one is more than 3 sigma away. */
export async function benchReturns(): Promise<void> {
  const optimum = videoPokerOptimum()
  const baccarat = baccaratBets.map((bet) => ({
    game: `baccarat, ${bet}`,
    stated: baccaratRtp[bet] / 100,
    simulated: simulate(`baccarat ${bet}`, (draw) => baccaratReturn(bet, stake, playBaccarat({ [bet]: stake }, draw).result) / stake),
    rounding: 0.000_05,
  }))
  const poker = simulate('video poker', playPoker)
  const blackjack = simulate('blackjack', playBlackjackRound)
  const rows = [
    ...baccarat,
    // the simple strategy of the abandoned rounds, published with 99.46 %
    { game: 'video poker, simple strategy', stated: 0.9946, simulated: poker, rounding: 0.000_05 },
    { game: 'blackjack, basic strategy', stated: blackjackRtp / 100, simulated: blackjack, rounding: 0.0005 },
  ]
  printTable(
    `Return to player, ${rounds.toLocaleString('en')} rounds each`,
    rows.map(({ game, stated, simulated: { mean, sigma } }) => ({
      what: game,
      measured: `${percent(mean)} ± ${percent(sigma)}`,
      bound: percent(stated),
    })),
  )
  printTable('Video poker, best choice in every hand (computed)', [
    { what: 'return to player', measured: percent(optimum), bound: `${videoPokerRtp} %` },
  ])
  const wrong = rows.filter(({ stated, simulated: { mean, sigma }, rounding }) => Math.abs(mean - stated) > 3 * sigma + rounding)
  if (wrong.length || Math.abs(optimum * 100 - videoPokerRtp) > 0.005) {
    console.error(`Not as stated: ${wrong.map(({ game }) => game).join(', ') || 'video poker, best choice'}`)
    process.exitCode = 1
  }
}
