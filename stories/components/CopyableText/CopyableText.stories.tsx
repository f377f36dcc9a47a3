import { CopyableText } from '@casino/design-system'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/CopyableText',
  component: CopyableText,
  args: { text: '0b2f7f9e', label: 'Kopier transaktions-id 0b2f7f9e', copiedText: 'Kopieret' },
})

export const Default = meta.story({})
/** One press copies; the check mark is seen, and "Kopieret" is announced. */
export const Copied = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const writeText = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const button = canvas.getByRole('button', { name: 'Kopier transaktions-id 0b2f7f9e' })
    await userEvent.click(button)
    await expect(writeText).toHaveBeenCalledOnce()
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await waitFor(() => expect(canvas.getByText('Kopieret')).toHaveAttribute('aria-live', 'polite'))
    await expect(button).toHaveAccessibleName('Kopier transaktions-id 0b2f7f9e')
  },
})
/** The browser refuses: the text is selected, ready to be copied. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const writeText = async () => {
      throw new DOMException('refused', 'NotAllowedError')
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(window.getSelection()?.toString()).toBe('0b2f7f9e'))
    await expect(canvas.queryByText('Kopieret')).toBeNull()
  },
})
/** A long id breaks within its place. */
export const Long = meta.story({
  args: {
    text: '0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11-0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11',
    label: 'Kopier bruger-id 0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11-0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11',
  },
})
