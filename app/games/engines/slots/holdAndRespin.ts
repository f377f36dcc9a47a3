import type { Draw } from '../seededDraw.ts'
import { evaluateLines } from './lines.ts'
import { findCells, spinGrid } from './reels.ts'
import { coinSymbol, type HoldAndRespinModel, payUnits } from './slotModel.ts'
import { type Cell, type Coin, type SlotStep, type SlotWin, sumWins } from './slotSteps.ts'

/** A spin whose coins stay if there are enough: then empty cells spin again until no coin comes, or the grid is full. `stake` in øre. */
export function spinHoldAndRespin(model: HoldAndRespinModel, stake: number, draw: Draw): readonly SlotStep[] {
  const grid = spinGrid(model, draw).map((column) => column.map((symbol) => (draw(1000) < model.coinChance.spin ? coinSymbol : symbol)))
  const createCoin = (cell: Cell): Coin => ({ cell, value: (drawCoinPay(model, draw) * stake) / payUnits })
  const landed = findCells(grid, (symbol) => symbol === coinSymbol).map(createCoin)
  const wins = evaluateLines(model, stake, grid, 1)
  const spin: SlotStep = {
    type: 'spin',
    grid,
    expandedReels: [],
    freeSpin: null,
    freeSpinsWon: 0,
    multiplier: 1,
    coins: landed,
    wins,
    win: sumWins(wins),
  }
  if (landed.length < model.coinsToHold) return [spin]

  const cells = findCells(grid, () => true)
  const steps: SlotStep[] = [spin]
  let coins = landed
  let respinsLeft = model.respins
  while (respinsLeft > 0 && coins.length < cells.length) {
    const held = new Set(coins.map(({ cell }) => String(cell)))
    const more = cells.filter((cell) => !held.has(String(cell)) && draw(1000) < model.coinChance.respin).map(createCoin)
    coins = [...coins, ...more]
    respinsLeft = more.length > 0 ? model.respins : respinsLeft - 1
    steps.push({ type: 'respin', coins, respinsLeft, wins: [], win: 0 })
  }
  const paid = payCoins(model, stake, coins, cells.length)
  return [...steps, { type: 'respin', coins, respinsLeft: 0, wins: paid, win: sumWins(paid) }]
}

function payCoins(model: HoldAndRespinModel, stake: number, coins: readonly Coin[], cellCount: number): SlotWin[] {
  const cells = coins.map(({ cell }) => cell)
  const shared = { symbol: coinSymbol, count: coins.length, ways: 1, line: null, cells }
  const value = coins.reduce((sum, coin) => sum + coin.value, 0)
  const full: SlotWin[] = coins.length === cellCount ? [{ type: 'fullGrid', ...shared, win: (model.fullGridPay * stake) / payUnits }] : []
  return [{ type: 'coins', ...shared, win: value }, ...full]
}

function drawCoinPay({ coinValues }: HoldAndRespinModel, draw: Draw): number {
  let left = draw(coinValues.reduce((sum, { weight }) => sum + weight, 0))
  for (const { pay, weight } of coinValues) {
    left -= weight
    if (left < 0) return pay
  }
  throw new RangeError('the coins have no weights')
}
