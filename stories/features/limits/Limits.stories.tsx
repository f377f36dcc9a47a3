import { ore } from '@casino/features/format/money'
import { type LimitChangeState, LimitsScreen } from '@casino/features/limits/LimitsScreen'
import { periodLimits } from '@casino/features/limits/model'
import { AccountLayout } from '@casino/features/session/AccountLayout'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  createCallError,
  limitsFixture,
  noLimitsFixture,
  pausedUntilFixture,
  pendingLimitsFixture,
  playerErrorText,
  reference,
  suggestions,
} from '../../support/fixtures.ts'
import { storyNow } from '../../support/pageContext.ts'

const noChange: LimitChangeState = { editing: null, saving: false, aligning: false, cancelling: null, error: null, notice: null }

const meta = preview.meta({
  title: 'Features/Limits',
  component: LimitsScreen,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      paused: { pausedUntil: pausedUntilFixture },
      slow: { data: { type: 'loading' } },
      failing: { data: { type: 'error', message: playerErrorText('ERR_UPSTREAM'), reference } },
    },
  },
  args: {
    data: { type: 'ready' as const, limits: periodLimits(limitsFixture) },
    rules: { suggestions, raiseHours: 24, now: storyNow },
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
const pending = { type: 'ready', limits: periodLimits(pendingLimitsFixture) } as const

export const Current = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /24 timer/ }))
    await expect(args.onPauseEvent).toHaveBeenCalledWith({ type: 'chosen', kind: '24h' })
  },
})
/** 5,000 kr. a day and 500 kr. a week never count beside 100 kr. a month. */
const overruled = { depositDay: ore(500_000), depositWeek: ore(50_000), depositMonth: ore(10_000), depositYear: null }
export const Overruled = meta.story({
  args: { data: { type: 'ready', limits: periodLimits({ ...limitsFixture, currentLimits: overruled, limitsLeft: overruled }) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/på 100,00 kr\. bestemmer, fordi den er lavere end din dagsgrænse og ugegrænse/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sænk til 100,00\u00a0kr.' }))
    await expect(args.onAlign).toHaveBeenCalledWith({ day: 10_000, week: 10_000 })
  },
})
/** A new limit that would make another one pointless says so before it is saved. */
export const LowerThanAShorterPeriod = meta.story({
  args: { change: { ...noChange, editing: 'month' } },
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
      limits: periodLimits({
        ...limitsFixture,
        currentLimits: { ...limitsFixture.currentLimits, depositYear: ore(1_200_000) },
        limitsLeft: { ...limitsFixture.limitsLeft, depositYear: ore(460_000) },
      }),
    },
  },
})
export const None = meta.story({ args: { data: { type: 'ready', limits: periodLimits(noLimitsFixture) } } })
export const RaisePending = meta.story({ args: { data: pending } })
export const CancellingRaise = meta.story({ args: { data: pending, change: { ...noChange, cancelling: 'week' } } })
export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const LoadFailed = meta.story({ args: { data: { type: 'error', message: playerErrorText('ERR_UPSTREAM'), reference } } })
export const Saved = meta.story({ args: { change: { ...noChange, notice: 'Din nye grænse gælder fra nu.' } } })

/** The effect of a new amount is stated before it is confirmed. */
export const Raise = meta.story({
  args: { change: { ...noChange, editing: 'week' } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '2000')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText(/21\. november/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Bed om højere grænse' }))
    await expect(args.onSave).toHaveBeenCalledWith('week', 200_000)
  },
})
export const Lower = meta.story({
  args: { change: { ...noChange, editing: 'week' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '500')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText(/500,00 kr\./)).toBeVisible())
  },
})
export const Saving = meta.story({ args: { change: { ...noChange, editing: 'day', saving: true } } })
export const SaveFailed = meta.story({ args: { change: { ...noChange, editing: 'day', error: createCallError('ERR_UPSTREAM') } } })

export const Paused = meta.story({ args: { pausedUntil: pausedUntilFixture } })
export const ConfirmPause = meta.story({ args: { pause: { type: 'confirming', lastResult: null, kind: '24h', error: null } } })
export const ConfirmClosing = meta.story({
  args: { pause: { type: 'confirming', lastResult: null, kind: 'permanent', error: null } },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/til din NemKonto på 1–3 bankdage/)).toBeVisible())
  },
})
export const PausePending = meta.story({ args: { pause: { type: 'locking', lastResult: null, kind: '30d' } } })
export const PauseFailed = meta.story({
  args: { pause: { type: 'confirming', lastResult: null, kind: '30d', error: playerErrorText('ERR_UPSTREAM') } },
})
/** Until the page that says goodbye has loaded. */
export const AccountClosed = meta.story({ args: { pause: { type: 'idle', lastResult: { pausedUntil: null, closed: true } } } })
