import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { NavigationNotice, UnopenedPage } from '../../../app/client/NavigationFailure.tsx'

const meta = preview.meta({
  title: 'Features/Navigation failure',
  component: NavigationNotice,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { type: 'offline' as ComponentProps<typeof NavigationNotice>['type'], onRetry: fn(), onDismiss: fn() },
})

/** A link without a network: the page stays below the notice. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Du er offline. Siden kunne ikke åbnes.')
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Luk beskeden' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
/** The device is online, but the site does not answer. */
export const Unanswered = meta.story({ args: { type: 'failed' } })
/** After Back, which has changed the address already. */
export const InPlaceOfThePage = meta.story({ render: ({ type, onRetry }) => <UnopenedPage type={type} onRetry={onRetry} /> })
export const InPlaceOfThePageUnanswered = meta.story({
  args: { type: 'failed' },
  render: ({ type, onRetry }) => <UnopenedPage type={type} onRetry={onRetry} />,
})
