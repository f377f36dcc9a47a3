import type { FrameConfig } from '../frameApi.ts'
import { createBaccaratView } from './baccaratView.ts'
import { createBlackjackView } from './blackjackView.ts'
import type { GameView } from './gameView.ts'
import { createHighCardView } from './highCardView.ts'
import { createRouletteView } from './rouletteView.ts'
import { createSlotView } from './slot/slotView.ts'
import { createVideoPokerView } from './videoPokerView.ts'

interface ViewOptions {
  /** Value of the next chip, øre. */
  chipValue(): number
  /** The player has changed the bets, or what is held. */
  onChange(): void
}

const views: Record<FrameConfig['engine'], (options: ViewOptions) => GameView> = {
  slot: createSlotView,
  roulette: ({ chipValue, onChange }) => createRouletteView(chipValue, onChange),
  baccarat: ({ chipValue, onChange }) => createBaccaratView(chipValue, onChange),
  blackjack: createBlackjackView,
  'video-poker': ({ onChange }) => createVideoPokerView(onChange),
  'high-card': createHighCardView,
}

/** The view of an engine, in the page's field. */
export const createView = (engine: FrameConfig['engine'], options: ViewOptions): GameView => views[engine](options)
