// Simulates the card games and compares the returns with the stated ones; exits with 1 when one is more than 3 sigma away.
// RETURN_ROUNDS: another number of rounds.
import { baccaratBets, baccaratReturn, baccaratRtp, playBaccarat } from '../engines/baccarat.ts'
import { blackjackRtp, playBlackjack } from '../engines/blackjack.ts'
import { decideByStrategy } from '../engines/blackjackStrategy.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'
import { playVideoPoker, videoPokerRtp } from '../engines/videoPoker.ts'
import { holdByStrategy } from '../engines/videoPokerStrategy.ts'
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

const optimum = videoPokerOptimum()
const certificates = [
  ...baccaratBets.map((bet) => ({
    game: `baccarat, ${bet}`,
    stated: baccaratRtp[bet] / 100,
    simulated: simulate(`baccarat ${bet}`, (draw) => baccaratReturn(bet, stake, playBaccarat({ [bet]: stake }, draw).result) / stake),
    rounding: 0.000_05,
  })),
  // the simple strategy of the abandoned rounds, published with 99.46 %
  { game: 'video poker, simple strategy', stated: 0.9946, simulated: simulate('video poker', playPoker), rounding: 0.000_05 },
  {
    game: 'blackjack, basic strategy',
    stated: blackjackRtp / 100,
    simulated: simulate('blackjack', playBlackjackRound),
    rounding: 0.0005,
  },
  // computed over every hand and every choice
  { game: 'video poker, best choice', stated: videoPokerRtp / 100, simulated: { mean: optimum, sigma: 0 }, rounding: 0.000_05 },
]

console.info(`\nReturn to player, ${rounds.toLocaleString('en')} rounds each`)
for (const { game, stated, simulated, rounding } of certificates) {
  const { mean, sigma } = simulated
  const isStated = Math.abs(mean - stated) <= 3 * sigma + rounding
  console.info(`  ${game.padEnd(30)}${percent(mean)} ± ${percent(sigma)}  stated ${percent(stated)}${isStated ? '' : '  not as stated'}`)
  if (!isStated) process.exitCode = 1
}
