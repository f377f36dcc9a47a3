import { SessionDialogViews } from '@casino/features/session/SessionDialogs'
import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

type SessionDialog = ComponentProps<typeof SessionDialogViews>['dialog']

const meta = preview.meta({
  title: 'Features/Session dialogs',
  component: SessionDialogViews,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    dialog: { type: 'ended', reason: 'expired' } satisfies SessionDialog as SessionDialog,
    navigating: false,
    onLogin: fn(),
    onContinueAsGuest: fn(),
    onRetry: fn(),
  },
})

/** No dialog can be dismissed: the page behind it no longer works. */
export const Expired = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /log ind/i }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
})
export const Leaving = meta.story({ args: { navigating: true } })
export const LoggedOutElsewhere = meta.story({ args: { dialog: { type: 'ended', reason: 'loggedOut' } } })
/** The login could not be confirmed. Checks go on by themselves; the player may ask for one. */
export const Unconfirmed = meta.story({
  args: { dialog: { type: 'unconfirmed', checking: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Log ind' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
})
export const CheckingAgain = meta.story({ args: { dialog: { type: 'unconfirmed', checking: true } } })
export const ConnectionLost = meta.story({
  args: { dialog: { type: 'lost' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
