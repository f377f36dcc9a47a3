import { ConsentBar } from '@casino/features/consent/ConsentBar'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Features/Consent',
  component: ConsentBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '260px' } } },
  args: { busy: false, error: null, onChoose: fn() },
})

/** Refusing and accepting have the same variant, the same width and one click each. */
export const FirstVisit = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const refuse = canvas.getByRole('button', { name: 'Afvis alle' })
    const accept = canvas.getByRole('button', { name: 'Tillad alle' })
    await expect(refuse.offsetWidth).toBe(accept.offsetWidth)
    await expect(getComputedStyle(refuse).backgroundColor).toBe(getComputedStyle(accept).backgroundColor)
    await userEvent.click(refuse)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: false, marketing: false })
    await userEvent.click(accept)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: true, marketing: true })
  },
})
export const Saving = meta.story({ args: { busy: true } })
/** Nothing is loaded until the choice has been stored. */
export const NotSaved = meta.story({ args: { error: 'Vi har problemer lige nu. Prøv igen om lidt.' } })
