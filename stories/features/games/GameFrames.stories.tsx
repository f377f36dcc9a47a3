import { FrameStage } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { staticUrl } from '../../support/staticUrl.ts'

interface GameFrameProps {
  /** Name of a state in `stories/frames/states.ts`. */
  state: string
}

/** The page of a game's frame, brought to a state by `stories/frames`. */
const GameFrame = ({ state }: GameFrameProps) => <FrameStage title={state} src={staticUrl(`frames/${state}.html`)} toolbar={null} />

const meta = preview.meta({
  title: 'Features/Game frames',
  component: GameFrame,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const page = () => canvasElement.querySelector('iframe')?.contentDocument?.documentElement
    await waitFor(() => expect(page()).toHaveAttribute('data-reached'), { timeout: 10_000 })
    // a table of the rules scrolls sideways only, however little room the dialog has
    for (const { scrollHeight, clientHeight } of page()?.querySelectorAll('.wide') ?? [])
      await expect(clientHeight).toBeGreaterThanOrEqual(scrollHeight)
  },
})

export const SlotTrePaaStribeReady = meta.story({ name: 'Slot, 3 × 3: ready', args: { state: 'slot-tre-paa-stribe--ready' } })
export const SlotTrePaaStribeWon = meta.story({ name: 'Slot, 3 × 3: won', args: { state: 'slot-tre-paa-stribe--won' } })
export const SlotBeggeVejeReady = meta.story({ name: 'Slot, Both ways: ready', args: { state: 'slot-begge-veje--ready' } })
export const SlotBeggeVejeWon = meta.story({ name: 'Slot, Both ways: won', args: { state: 'slot-begge-veje--won' } })
export const SlotGratisSpinsReady = meta.story({ name: 'Slot, Free spins: ready', args: { state: 'slot-gratis-spins--ready' } })
export const SlotGratisSpinsWon = meta.story({ name: 'Slot, Free spins: won', args: { state: 'slot-gratis-spins--won' } })
export const SlotVoksendeWildReady = meta.story({ name: 'Slot, Growing wild: ready', args: { state: 'slot-voksende-wild--ready' } })
export const SlotVoksendeWildWon = meta.story({ name: 'Slot, Growing wild: won', args: { state: 'slot-voksende-wild--won' } })
export const SlotVeje243Ready = meta.story({ name: 'Slot, 243 ways: ready', args: { state: 'slot-veje-243--ready' } })
export const SlotVeje243Won = meta.story({ name: 'Slot, 243 ways: won', args: { state: 'slot-veje-243--won' } })
export const SlotHoejeHjulReady = meta.story({ name: 'Slot, 5 × 4: ready', args: { state: 'slot-hoeje-hjul--ready' } })
export const SlotHoejeHjulWon = meta.story({ name: 'Slot, 5 × 4: won', args: { state: 'slot-hoeje-hjul--won' } })
export const SlotKlyngerReady = meta.story({ name: 'Slot, Clusters: ready', args: { state: 'slot-klynger--ready' } })
export const SlotKlyngerWon = meta.story({ name: 'Slot, Clusters: won', args: { state: 'slot-klynger--won' } })
export const SlotHoldFastReady = meta.story({ name: 'Slot, Hold and respin: ready', args: { state: 'slot-hold-fast--ready' } })
export const SlotHoldFastWon = meta.story({ name: 'Slot, Hold and respin: won', args: { state: 'slot-hold-fast--won' } })
export const RouletteReady = meta.story({ name: 'Roulette: ready', args: { state: 'roulette--ready' } })
export const RouletteChips = meta.story({ name: 'Roulette: chips on the cloth', args: { state: 'roulette--chips' } })
export const RouletteWon = meta.story({ name: 'Roulette: won', args: { state: 'roulette--won' } })
export const RouletteLost = meta.story({ name: 'Roulette: lost', args: { state: 'roulette--lost' } })
export const BlackjackReady = meta.story({ name: 'Blackjack: places before the deal', args: { state: 'blackjack--ready' } })
export const BlackjackDecide = meta.story({ name: 'Blackjack: decision', args: { state: 'blackjack--decide' } })
export const BlackjackSplit = meta.story({ name: 'Blackjack: split', args: { state: 'blackjack--split' } })
export const BlackjackWon = meta.story({ name: 'Blackjack: won', args: { state: 'blackjack--won' } })
export const BlackjackLost = meta.story({ name: 'Blackjack: lost', args: { state: 'blackjack--lost' } })
export const BaccaratReady = meta.story({ name: 'Baccarat: ready', args: { state: 'baccarat--ready' } })
export const BaccaratWon = meta.story({ name: 'Baccarat: won', args: { state: 'baccarat--won' } })
export const VideoPokerReady = meta.story({ name: 'Video poker: ready', args: { state: 'video-poker--ready' } })
export const VideoPokerHold = meta.story({ name: 'Video poker: hold', args: { state: 'video-poker--hold' } })
export const VideoPokerWon = meta.story({ name: 'Video poker: won', args: { state: 'video-poker--won' } })
export const HighCardReady = meta.story({ name: 'High card: ready', args: { state: 'high-card--ready' } })
export const HighCardWon = meta.story({ name: 'High card: won', args: { state: 'high-card--won' } })
export const HighCardTied = meta.story({ name: 'High card: tied', args: { state: 'high-card--tied' } })
export const LiveRouletteBetting = meta.story({ name: 'Live roulette: betting', args: { state: 'live-roulette--betting' } })
export const LiveRouletteTaken = meta.story({ name: 'Live roulette: bet taken', args: { state: 'live-roulette--taken' } })
export const LiveRouletteResult = meta.story({ name: 'Live roulette: result', args: { state: 'live-roulette--result' } })
export const LiveBlackjackBetting = meta.story({ name: 'Live blackjack: betting', args: { state: 'live-blackjack--betting' } })
export const LiveBlackjackDeciding = meta.story({ name: 'Live blackjack: decision', args: { state: 'live-blackjack--deciding' } })
export const LiveBlackjackWatched = meta.story({ name: 'Live blackjack: watched', args: { state: 'live-blackjack--watched' } })
export const LiveBaccaratTaken = meta.story({ name: 'Live baccarat: bet taken', args: { state: 'live-baccarat--taken' } })
export const LiveBaccaratResult = meta.story({ name: 'Live baccarat: result', args: { state: 'live-baccarat--result' } })
export const RulesOpen = meta.story({ name: 'Rules', args: { state: 'rules--open' } })
export const RulesKlynger = meta.story({ name: 'Rules: clusters', args: { state: 'rules--klynger' } })
export const RefusalFunds = meta.story({ name: 'Refusal: no money', args: { state: 'refusal--funds' } })
export const RefusalLoggedOut = meta.story({ name: 'Refusal: logged out', args: { state: 'refusal--logged-out' } })
