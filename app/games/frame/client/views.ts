import type { FrameConfig } from '../frameApi.ts'
import { createBaccaratView } from './baccaratView.ts'
import { createBlackjackView } from './blackjackView.ts'
import type { GameView, ViewOptions } from './gameView.ts'
import { createHighCardView } from './highCardView.ts'
import { createRouletteView } from './rouletteView.ts'
import { createSlotView } from './slot/slotView.ts'
import { createVideoPokerView } from './videoPokerView.ts'

const views: Record<FrameConfig['engine'], (options: ViewOptions) => GameView> = {
  slot: createSlotView,
  roulette: createRouletteView,
  baccarat: createBaccaratView,
  blackjack: createBlackjackView,
  'video-poker': ({ onChange }) => createVideoPokerView(onChange),
  'high-card': createHighCardView,
}

/** The view of an engine, in the page's field. */
export const createView = (engine: FrameConfig['engine'], options: ViewOptions): GameView => views[engine](options)
