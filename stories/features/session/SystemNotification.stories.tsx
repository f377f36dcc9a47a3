import { SystemNotification } from '@casino/features/session/SystemNotification'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText } from '../../support/fixtures.ts'

const meta = preview.meta({
  title: 'Features/Session/System notification',
  component: SystemNotification,
  args: { message: playerErrorText('ERR_NETWORK'), onClose: fn() },
})

/** Over the page until it is closed: reading it is not timed. */
export const Offline = meta.story({
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(playerErrorText('ERR_NETWORK'))).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Luk beskeden' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})
