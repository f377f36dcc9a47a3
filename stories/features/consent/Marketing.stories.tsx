import { MarketingDialog } from '@casino/features/consent/MarketingDialog'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Features/Marketing consent',
  component: MarketingDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { open: true, sending: null as 'accept' | 'decline' | null, error: null as string | null, onAnswer: fn() }, // any of the unions
})

/** Declining is as easy as accepting, and closing the dialog declines. */
export const Question = meta.story({
  play: async ({ userEvent, args }) => {
    const decline = await screen.findByRole('button', { name: 'Nej tak' })
    const accept = screen.getByRole('button', { name: 'Ja tak' })
    await expect(getComputedStyle(decline).backgroundColor).toBe(getComputedStyle(accept).backgroundColor)
    await expect(decline.getBoundingClientRect().width).toBe(accept.getBoundingClientRect().width)
    await userEvent.click(accept)
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(decline)
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{Escape}')
    await expect(args.onAnswer).toHaveBeenCalledTimes(3)
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
  },
})
export const Accepting = meta.story({ args: { sending: 'accept' } })
export const Declining = meta.story({ args: { sending: 'decline' } })
export const Failed = meta.story({ args: { error: 'Vi har problemer lige nu. Prøv igen om lidt.' } })
