import { Toast, ToastRegion } from '@casino/design-system'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  args: {
    open: true,
    onOpenChange: fn(),
    tone: 'success' as const,
    title: 'Grænsen er sat ned',
    children: 'Den gælder med det samme.',
    closeLabel: 'Luk',
  },
  decorators: [
    (Story) => (
      <ToastRegion label="Beskeder">
        <Story />
      </ToastRegion>
    ),
  ],
})

export const Success = meta.story({ args: { tone: 'info' } })
/** An error stays until it is closed. */
export const Danger = meta.story({
  args: { tone: 'danger', title: 'Du er offline', children: 'Tjek din forbindelse, og prøv igen.' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Luk' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
})
