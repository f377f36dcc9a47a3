import { Alert, Link } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Alert',
  component: Alert,
  args: { tone: 'info' as const, children: 'En højere grænse gælder først efter 24 timer.' },
})

export const Info = meta.story({})
export const Success = meta.story({ args: { tone: 'success', title: 'Pengene er på kontoen', children: '500,00 kr. er sat ind.' } })
export const Warning = meta.story({
  args: { tone: 'warning', title: 'Du holder pause', children: 'Du kan stadig logge ind og udbetale dine penge.' },
})
export const Danger = meta.story({
  tags: ['visual:high-contrast', 'visual:forced-colors'],
  args: {
    tone: 'danger',
    live: true,
    title: 'Din bank afviste betalingen',
    children: 'Prøv et andet kort, eller kontakt vores support alle dage kl. 10–18.',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Din bank afviste betalingen'),
})
export const WithAction = meta.story({
  args: { tone: 'warning', children: 'Sæt dine indbetalingsgrænser, før du spiller.', action: <Link href="#graenser">Sæt grænser</Link> },
})
export const Dismissible = meta.story({
  args: {
    tone: 'warning',
    title: 'Du er offline',
    children: 'Tjek din forbindelse, og prøv igen.',
    dismiss: { label: 'Luk besked', onDismiss: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Luk besked' }))
    await expect(args.dismiss?.onDismiss).toHaveBeenCalledOnce()
  },
})
