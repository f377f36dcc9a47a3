import type { PlayLimitRefusal } from '@casino/features/api/entities/playLimits'
import type { ErrorCode } from '@casino/features/api/errors'
import { hourMs, minuteMs } from '@casino/features/format/duration'
import { ore } from '@casino/features/format/money'
import { GameScreen } from '@casino/features/games/game/GameScreen'
import { RealityCheckDialog } from '@casino/features/games/reality/RealityCheckDialog'
import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { balance, gameDetailFixture, playerErrorText } from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { staticUrl, withStaticImages } from '../../support/staticUrl.ts'

const refusedLaunch = (code: ErrorCode) => ({ type: 'refused' as const, code, message: playerErrorText(code) })

const meta = preview.meta({
  title: 'Features/Game page',
  component: GameScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      guest: { launch: { type: 'needsLogin' }, balance: null },
      nonDepositor: { balance: ore(0) },
      paused: { launch: refusedLaunch('ERR_PAUSED') },
      slow: { launch: { type: 'launching' } },
      failing: { launch: refusedLaunch('ERR_UPSTREAM') },
    },
  },
  args: {
    game: gameDetailFixture,
    mode: 'money' as const,
    path: `/spilleautomater/spil-for-penge/${gameDetailFixture.id}`,
    launch: { type: 'running' as const, frameUrl: staticUrl('frame.html') },
    balance,
    quickDeposit: true,
    favourites: null,
    onRetry: fn(),
  },
})

export const ForMoney = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(gameDetailFixture.name)).toBeVisible()
    // on phones the frame alone shows the balance
    if (window.innerWidth >= 768) await expect(canvas.getByText('1.250,00 kr.')).toBeVisible()
  },
})
export const ForFree = meta.story({ args: { mode: 'free', balance: null } })
export const BalanceLoading = meta.story({ args: { balance: null } })
export const NoFreePlay = meta.story({ args: { game: { ...gameDetailFixture, freePlay: false } } })
export const WithJackpot = meta.story({ args: { game: { ...gameDetailFixture, jackpot: ore(152_480_900) } } })
/** Poster and name at once, before and after the address of the frame is known. */
export const Launching = meta.story({
  args: { launch: { type: 'launching' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(`${gameDetailFixture.name}Åbner …`),
})
export const FrameOpening = meta.story({
  args: { frame: { covered: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Åbner …'),
})
export const LiveLaunching = meta.story({
  args: {
    launch: { type: 'launching' },
    game: {
      ...gameDetailFixture,
      kind: 'live',
      name: 'Roulette København',
      image: withStaticImages('/img/games/roulette-koebenhavn-wide' as const),
    },
  },
})
/** The frame has loaded nothing for ten seconds. */
export const SlowFrame = meta.story({
  args: { launch: { type: 'running', frameUrl: 'about:blank' }, frame: { slow: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Spillet er længe om at åbne.')
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const NeedsLogin = meta.story({ args: { launch: { type: 'needsLogin' }, balance: null } })
export const Paused = meta.story({ args: { launch: refusedLaunch('ERR_PAUSED') } })
export const LimitsMissing = meta.story({ args: { launch: refusedLaunch('ERR_LIMITS_MISSING') } })
const reached = (playLimit: PlayLimitRefusal) => ({ launch: { ...refusedLaunch('ERR_PLAY_LIMIT'), playLimit } })
/** The player's own limit of losses: what is left, and when there is room again. */
export const LossLimitReached = meta.story({
  args: reached({ kind: 'loss', period: 'week', limit: 50_000, left: 50, availableAt: storyNow + 30 * hourMs }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0,50 kr\. tilbage af din tabsgrænse på 500,00 kr\. for de seneste 7\sdage/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Se grænser og pauser' })).toHaveAttribute('href', '/min-konto/begraensninger')
    await expect(canvas.getByRole('link', { name: /StopSpillet/ })).toBeVisible()
  },
})
export const TimeLimitReached = meta.story({
  args: reached({ kind: 'time', period: 'day', limit: 150, left: 0, availableAt: storyNow + 4 * hourMs }),
  play: async ({ canvas }) => expect(canvas.getByText(/grænse på 2 t\. 30 min\. spil om dagen\. Du kan spille igen/)).toBeVisible(),
})
export const ServerFailed = meta.story({
  args: { launch: refusedLaunch('ERR_UPSTREAM') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

type RealityCheckProps = ComponentProps<typeof RealityCheckDialog>
const realityCheck = (part: Pick<RealityCheckProps, 'sums' | 'problem'> & Partial<RealityCheckProps>) => (
  <RealityCheckDialog
    playTime={{ playedMs: 30 * 60_000, since: null, everyMinutes: 5 }}
    intervalProblem={null}
    answering={false}
    onChooseInterval={fn()}
    onAnswer={fn()}
    onContinue={fn()}
    {...part}
  />
)
/** Time and money played, with the server's sums; mandatory until answered. */
export const RealityCheckLost = meta.story({
  name: 'Reality check: lost',
  args: { children: realityCheck({ sums: { staked: ore(42_000), won: ore(31_550) }, problem: null }) },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    const result = within(dialog).getByText(/104,50\skr\./)
    await waitFor(() => expect(result).toBeVisible())
    // in view without scrolling, on the smallest phone too
    const { top, bottom } = result.getBoundingClientRect()
    await expect(document.elementFromPoint(result.getBoundingClientRect().left + 2, (top + bottom) / 2)).toBe(result)
  },
})
export const RealityCheckWon = meta.story({
  name: 'Reality check: won',
  args: { children: realityCheck({ sums: { staked: ore(42_000), won: ore(61_000) }, problem: null }) },
})
export const RealityCheckLoading = meta.story({
  name: 'Reality check: loading',
  args: { children: realityCheck({ sums: null, problem: null }) },
})
export const RealityCheckFailed = meta.story({
  name: 'Reality check: sums failed to load',
  args: { children: realityCheck({ sums: null, problem: playerErrorText('ERR_UPSTREAM') }) },
})
/** The reminder counts over logins: minutes and sums are of the same play, which began before this one. */
export const RealityCheckEarlierLogin = meta.story({
  name: 'Reality check: played before the login',
  args: {
    children: realityCheck({
      playTime: { playedMs: 6 * 60_000, since: storyNow - 20 * minuteMs, everyMinutes: 5 },
      sums: { staked: ore(4_200), won: ore(1_000) },
      problem: null,
    }),
  },
  play: async () => expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Tallene gælder siden kl\.\s\d\d\.\d\d\./),
})
const chooseInterval = fn()
/** The interval can be changed, and not be switched off. */
export const RealityCheckInterval = meta.story({
  name: 'Reality check: choosing the interval',
  args: { children: realityCheck({ sums: { staked: ore(0), won: ore(0) }, problem: null, onChooseInterval: chooseInterval }) },
  play: async ({ userEvent }) => {
    const select = await screen.findByRole('combobox', { name: 'Mind mig om det' })
    await expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(['1', '5', '10', '15', '30', '60'])
    await userEvent.selectOptions(select, '15')
    await expect(chooseInterval).toHaveBeenCalledWith(15)
  },
})
export const RealityCheckIntervalFailed = meta.story({
  name: 'Reality check: interval not saved',
  args: {
    children: realityCheck({ sums: { staked: ore(0), won: ore(0) }, problem: null, intervalProblem: playerErrorText('ERR_NETWORK') }),
  },
})
export const RealityCheckAnswering = meta.story({
  name: 'Reality check: answering',
  args: { children: realityCheck({ sums: { staked: ore(42_000), won: ore(61_000) }, problem: null, answering: true }) },
})
