import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { LoadFailure } from '../../../app/site/client/appStore.ts'
import { LoadFailureNotice, UnopenedPage } from '../../../app/site/client/LoadFailure.tsx'

const retry = fn()

const meta = preview.meta({
  title: 'Features/Load failure',
  component: LoadFailureNotice,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: {
    subject: 'page' as const,
    type: 'offline' as LoadFailure,
    retry: { text: 'site.try_again', onRetry: retry } as ComponentProps<typeof LoadFailureNotice>['retry'],
    onDismiss: fn(),
  },
})

/** A link without a network: the page stays below the notice. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Du er offline. Siden kunne ikke åbnes.')
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igen' }))
    await expect(retry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Luk beskeden' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
/** The device is online, but the site does not answer. */
export const Unanswered = meta.story({ args: { type: 'failed' } })
/** A dialog or menu without a network. There is nothing to press but the control that opens it, again. */
export const PartOffline = meta.story({
  render: ({ onDismiss }) => <LoadFailureNotice subject="part" type="offline" retry={null} onDismiss={onDismiss} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Du er offline. Det kunne ikke åbnes.')
    await expect(canvas.queryByRole('button', { name: 'Prøv igen' })).toBeNull()
  },
})
export const PartUnanswered = meta.story({
  render: ({ onDismiss }) => <LoadFailureNotice subject="part" type="failed" retry={null} onDismiss={onDismiss} />,
})
/** After Back, which has changed the address already. */
export const InPlaceOfThePage = meta.story({ render: () => <UnopenedPage type="offline" onRetry={fn()} /> })
export const InPlaceOfThePageUnanswered = meta.story({ render: () => <UnopenedPage type="failed" onRetry={fn()} /> })
