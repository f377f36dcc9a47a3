import type { LimitPeriod } from '@casino/features/api/entities/limitPeriod'
import { ore } from '@casino/features/format/money'
import { type LimitChangeState, LimitsScreen } from '@casino/features/limits/LimitsScreen'
import { type LimitId, periodLimits } from '@casino/features/limits/model'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  allSuggestions,
  createCallError,
  limitsFixture,
  noLimitsFixture,
  pausedUntilFixture,
  pendingLimitsFixture,
  playerErrorText,
  reference,
} from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'
import { noPlayLimitsFixture, playLimitsFixture } from '../../support/playLimitFixtures.ts'

const deposit = (period: LimitPeriod): LimitId => ({ kind: 'deposit', period })
const noChange: LimitChangeState = { editing: null, saving: false, aligning: false, cancelling: null, error: null, notice: null }

const meta = preview.meta({
  title: 'Features/Limits',
  component: LimitsScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      paused: { pausedUntil: pausedUntilFixture },
      slow: { data: { type: 'loading' } },
      failing: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } },
    },
  },
  args: {
    data: { type: 'ready' as const, value: [...periodLimits(limitsFixture), ...noPlayLimitsFixture] },
    rules: { suggestions: allSuggestions, raiseHours: 24, now: storyNow },
    bankDays: { min: 1, max: 3 },
    change: noChange,
    pause: { type: 'idle' as const, lastResult: null },
    pausedUntil: null,
    onRetry: fn(),
    onEdit: fn(),
    onSave: fn(),
    onCancelRaise: fn(),
    onAlign: fn(),
    onPauseEvent: fn(),
  },
  decorators: [
    (Story) => (
      <AccountLayout current="limitations">
        <Story />
      </AccountLayout>
    ),
  ],
})
const pending = { type: 'ready', value: periodLimits(pendingLimitsFixture) } as const

export const Current = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /24\stimer/ }))
    await expect(args.onPauseEvent).toHaveBeenCalledWith({ type: 'chosen', kind: '24h' })
  },
})
/** 5,000 kr. a day and 500 kr. a week have no effect with 100 kr. a month. */
const overruled = { depositDay: ore(500_000), depositWeek: ore(50_000), depositMonth: ore(10_000), depositYear: null }
export const Overruled = meta.story({
  args: { data: { type: 'ready', value: periodLimits({ ...limitsFixture, currentLimits: overruled, limitsLeft: overruled }) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/på 100,00 kr\. bestemmer, fordi den er lavere end din dagsgrænse og ugegrænse/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sænk til 100,00\u00a0kr.' }))
    await expect(args.onAlign).toHaveBeenCalledWith({ day: 10_000, week: 10_000 })
  },
})
/** A new limit that would make another one pointless says so before it is saved. */
export const LowerThanAShorterPeriod = meta.story({
  args: { change: { ...noChange, editing: deposit('month') } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '300')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText(/Din månedsgrænse på 300,00 kr\. bestemmer/)).toBeVisible())
  },
})
/** All four periods. */
export const WithAYear = meta.story({
  args: {
    data: {
      type: 'ready',
      value: periodLimits({
        ...limitsFixture,
        currentLimits: { ...limitsFixture.currentLimits, depositYear: ore(1_200_000) },
        limitsLeft: { ...limitsFixture.limitsLeft, depositYear: ore(460_000) },
      }),
    },
  },
})
export const None = meta.story({ args: { data: { type: 'ready', value: periodLimits(noLimitsFixture) } } })
export const RaisePending = meta.story({ args: { data: pending } })
export const CancellingRaise = meta.story({ args: { data: pending, change: { ...noChange, cancelling: deposit('week') } } })
const play = { type: 'ready', value: [...periodLimits(limitsFixture), ...playLimitsFixture] } as const
/** Losses: a limit that is about to be removed, and one that is used up. */
export const Losses = meta.story({
  args: { data: play },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tab' }))
    await waitFor(() => expect(canvas.getByText(/Derefter er den fjernet/)).toBeVisible())
    await expect(canvas.getByText('500,00 kr. tabt')).toBeVisible()
    await expect(canvas.getByText(/^Der er plads igen søndag den 22\.\snovember kl\.\s22\.41\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fortryd ændring af dagsgrænse' }))
    await expect(args.onCancelRaise).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sæt grænse, månedsgrænse' }))
    await expect(args.onEdit).toHaveBeenCalledWith({ kind: 'loss', period: 'month' })
  },
})
/** By the keyboard: the tabs are one stop, and the arrow keys choose. */
export const Stakes = meta.story({
  args: { data: play },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Indbetaling' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(canvas.getByText(/Alle indsatser tæller med/)).toBeVisible())
  },
})
export const Time = meta.story({
  args: { data: play },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tid' }))
    await waitFor(() => expect(canvas.getByText('1 t. 30 min.')).toBeVisible())
    await expect(canvas.getByText('55 min. tilbage')).toBeVisible()
    await expect(canvas.getByText(/^2 t\. gælder fra/)).toBeVisible()
  },
})
/** Nothing is preselected; hours and minutes are free, and a suggestion sets both. */
export const ChangeTime = meta.story({
  args: { data: play, change: { ...noChange, editing: { kind: 'time', period: 'day' } } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny dagsgrænse for spilletid' }))
    await expect(dialog.getByRole('combobox', { name: 'Timer' })).toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: 'Gem grænse' }))
    await waitFor(() => expect(dialog.getByText(/^Vælg en tid på højst 24\stimer\.$/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '30 min.' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Timer' }), '1')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Minutter' }), '15')
    await waitFor(() => expect(dialog.getByText(/Grænsen på 1 t\. 15 min\. gælder med det samme/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Gem grænse' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ kind: 'time', period: 'day' }, 75))
  },
})
/** A limit on the play can be removed, which waits like a raise. */
export const RemoveLossLimit = meta.story({
  args: { data: play, change: { ...noChange, editing: { kind: 'loss', period: 'week' } } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny ugegrænse for tab' }))
    await expect(dialog.getByText(/Den gælder så indtil lørdag/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Fjern grænsen' }))
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'loss', period: 'week' }, null)
  },
})
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const LoadFailed = meta.story({ args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM'), reference } } })
export const Saved = meta.story({ args: { change: { ...noChange, notice: 'Din nye grænse gælder fra nu.' } } })

/** The effect of a new amount is stated before it is confirmed. */
export const Raise = meta.story({
  args: { change: { ...noChange, editing: deposit('week') } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '2000')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText(/21\. november/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Bed om højere grænse' }))
    await expect(args.onSave).toHaveBeenCalledWith(deposit('week'), 200_000)
  },
})
export const Lower = meta.story({
  args: { change: { ...noChange, editing: deposit('week') } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '500')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText(/500,00 kr\./)).toBeVisible())
  },
})
export const Saving = meta.story({ args: { change: { ...noChange, editing: deposit('day'), saving: true } } })
export const SaveFailed = meta.story({ args: { change: { ...noChange, editing: deposit('day'), error: createCallError('ERR_UPSTREAM') } } })

/** The pause is what the page begins with. Only a longer one is offered: a running one never gets shorter. */
export const Paused = meta.story({
  args: { pausedUntil: pausedUntilFixture },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Du holder pause' })
    await expect(notice.compareDocumentPosition(canvas.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(notice).toHaveAttribute('id', 'pause')
    await expect(canvas.queryByRole('button', { name: /^Hold pause i 24\stimer$/ })).toBeNull()
    await expect(canvas.getByText('Du holder allerede pause så længe.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Hold pause i 30\sdage$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Luk min konto' })).toBeVisible()
  },
})
export const ConfirmPause = meta.story({ args: { pause: { type: 'confirming', lastResult: null, kind: '24h', error: null } } })
export const ConfirmClosing = meta.story({
  args: { pause: { type: 'confirming', lastResult: null, kind: 'permanent', error: null } },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/til din NemKonto på 1–3 bankdage/)).toBeVisible())
    await expect(dialog.getByText(/alle spilsteder med dansk licens, .*ROFUS/)).toBeVisible()
  },
})
export const PausePending = meta.story({ args: { pause: { type: 'locking', lastResult: null, kind: '30d' } } })
export const PauseFailed = meta.story({
  args: { pause: { type: 'confirming', lastResult: null, kind: '30d', error: playerErrorText('ERR_UPSTREAM') } },
})
/** Until the page that says goodbye has loaded. */
export const AccountClosed = meta.story({ args: { pause: { type: 'idle', lastResult: { pausedUntil: null, closed: true } } } })
