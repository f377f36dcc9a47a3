import { ore } from '@casino/features/format'
import { GameStage } from '@casino/features/page/games/GameStage'
import { RealityCheck } from '@casino/features/page/games/RealityCheck'
import type { ErrorCode } from '@casino/features/session/errors'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { balance, game, sentence } from '../support/fixtures.ts'
import { published } from '../support/published.ts'

const refused = (code: ErrorCode) => ({ step: 'refused' as const, code, message: sentence(code) })

const meta = preview.meta({
  title: 'Features/Game page',
  component: GameStage,
  parameters: {
    layout: 'fullscreen',
    when: {
      guest: { launch: { step: 'needsLogin' }, balance: null },
      nonDepositor: { balance: ore(0) },
      paused: { launch: refused('ERR_PAUSED') },
      slow: { launch: { step: 'launching' } },
      failing: { launch: refused('ERR_UPSTREAM') },
    },
  },
  args: {
    game,
    mode: 'money' as const,
    path: `/spilleautomater/spil-for-penge/${game.id}`,
    launch: { step: 'running' as const, frameUrl: published('frame.html') },
    balance,
    onRetry: fn(),
  },
})

export const ForMoney = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(game.name)).toBeVisible()
    await expect(canvas.getByText('1.250,00 kr.')).toBeVisible()
  },
})
export const ForFree = meta.story({ args: { mode: 'free', balance: null } })
export const BalanceOnItsWay = meta.story({ args: { balance: null } })
export const NoFreePlay = meta.story({ args: { game: { ...game, freePlay: false } } })
export const WithJackpot = meta.story({ args: { game: { ...game, jackpot: ore(152_480_900) } } })
export const Launching = meta.story({ args: { launch: { step: 'launching' } } })
export const NeedsLogin = meta.story({ args: { launch: { step: 'needsLogin' }, balance: null } })
export const Paused = meta.story({ args: { launch: refused('ERR_PAUSED') } })
export const LimitsMissing = meta.story({ args: { launch: refused('ERR_LIMITS_MISSING') } })
export const ServerFailed = meta.story({
  args: { launch: refused('ERR_UPSTREAM') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const minutes = 30
const check = (part: { sums: { staked: ReturnType<typeof ore>; won: ReturnType<typeof ore> } | null; problem: string | null }) => (
  <RealityCheck open minutes={minutes} {...part} onContinue={fn()} />
)
/** Time and money played, with the server's sums; mandatory until answered. */
export const RealityCheckLost = meta.story({
  name: 'Reality check: lost',
  args: { children: check({ sums: { staked: ore(42_000), won: ore(31_550) }, problem: null }) },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('104,50 kr.')
  },
})
export const RealityCheckWon = meta.story({
  name: 'Reality check: won',
  args: { children: check({ sums: { staked: ore(42_000), won: ore(61_000) }, problem: null }) },
})
export const RealityCheckLoading = meta.story({ name: 'Reality check: loading', args: { children: check({ sums: null, problem: null }) } })
export const RealityCheckFailed = meta.story({
  name: 'Reality check: sums not to be had',
  args: { children: check({ sums: null, problem: sentence('ERR_UPSTREAM') }) },
})
