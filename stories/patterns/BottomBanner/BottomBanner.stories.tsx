import { BottomBanner, Button } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/BottomBanner',
  component: BottomBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '260px' } } },
  args: {
    label: 'Spørgsmål',
    children: 'Må vi spørge, hvad du synes om siden? Det tager et minut, og du kan springe over.',
    actions: (
      <>
        <Button variant="secondary">Nej tak</Button>
        <Button variant="secondary">Ja tak</Button>
      </>
    ),
  },
})

export const Question = meta.story({
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Spørgsmål' })
    await expect(banner).not.toContainElement(document.activeElement as HTMLElement | null) // an element of a document has this type
    const [first, second] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    await expect(first).toBe(second)
  },
})
