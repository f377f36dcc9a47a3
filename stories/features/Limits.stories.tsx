import { periodLimits } from '@casino/features/limits/model'
import { LimitsScreen } from '@casino/features/page/limits/LimitsScreen'
import { AccountLayout } from '@casino/features/session'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { storyNow } from '../support/context.ts'
import { limits, noLimits, pausedUntil, pendingLimits, reference, sentence, suggestions } from '../support/fixtures.ts'

const meta = preview.meta({
  title: 'Features/Limits',
  component: LimitsScreen,
  parameters: {
    layout: 'fullscreen',
    when: {
      paused: { pausedUntil },
      slow: { data: { state: 'loading' } },
      failing: { data: { state: 'error', message: sentence('ERR_UPSTREAM'), reference } },
    },
  },
  args: {
    data: { state: 'ready' as const, limits: periodLimits(limits) },
    suggestions,
    raiseHours: 24,
    now: storyNow,
    editing: null,
    saving: false,
    saveError: null,
    notice: null,
    cancelling: null,
    pause: { at: 'idle' as const, taken: null },
    pausedUntil: null,
    onRetry: fn(),
    onEdit: fn(),
    onSave: fn(),
    onCancelRaise: fn(),
    sendPause: fn(),
  },
  decorators: [
    (Story) => (
      <AccountLayout current="limitations">
        <Story />
      </AccountLayout>
    ),
  ],
})
const pending = { state: 'ready', limits: periodLimits(pendingLimits) } as const

export const Current = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /24 timer/ }))
    await expect(args.sendPause).toHaveBeenCalledWith({ type: 'chosen', pause: '24h' })
  },
})
export const None = meta.story({ args: { data: { state: 'ready', limits: periodLimits(noLimits) } } })
export const RaisePending = meta.story({ args: { data: pending } })
export const CancellingRaise = meta.story({ args: { data: pending, cancelling: 'week' } })
export const Loading = meta.story({ args: { data: { state: 'loading' } } })
export const LoadFailed = meta.story({ args: { data: { state: 'error', message: sentence('ERR_UPSTREAM'), reference } } })
export const Saved = meta.story({ args: { notice: 'Din nye grænse gælder fra nu.' } })

/** The effect of a new amount is stated before it is confirmed. */
export const Raise = meta.story({
  args: { editing: 'week' },
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
  args: { editing: 'week' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '500')
    await userEvent.tab()
    await waitFor(() => expect(dialog.getByText(/500,00 kr\./)).toBeVisible())
  },
})
export const Saving = meta.story({ args: { editing: 'day', saving: true } })
export const SaveFailed = meta.story({ args: { editing: 'day', saveError: sentence('ERR_UPSTREAM') } })

export const Paused = meta.story({ args: { pausedUntil } })
export const ConfirmPause = meta.story({ args: { pause: { at: 'confirming', taken: null, pause: '24h', error: null } } })
export const ConfirmClosing = meta.story({ args: { pause: { at: 'confirming', taken: null, pause: 'permanent', error: null } } })
export const TakingPause = meta.story({ args: { pause: { at: 'locking', taken: null, pause: '30d' } } })
export const PauseFailed = meta.story({
  args: { pause: { at: 'confirming', taken: null, pause: '30d', error: sentence('ERR_UPSTREAM') } },
})
export const AccountClosed = meta.story({ args: { pause: { at: 'idle', taken: { pausedUntil: null, closed: true } } } })
