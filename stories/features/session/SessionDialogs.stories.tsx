import { SessionDialogViews } from '@casino/features/session/SessionDialogViews'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Features/Session dialogs',
  component: SessionDialogViews,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { dialog: 'expired' as const, navigating: false, onLogin: fn(), onContinueAsGuest: fn(), onRetry: fn() },
})

/** Neither dialog can be dismissed: the page behind it no longer works. */
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
export const ConnectionLost = meta.story({
  args: { dialog: 'lost' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
