import { LinkStrip } from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const itemsOf = (letters: string, current = '') =>
  [...letters].map((letter) => ({
    href: `#${letter}`,
    text: letter,
    label: `Spil, der begynder med ${letter}`,
    current: letter === current,
  }))
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ'

const meta = preview.meta({
  title: 'Components/LinkStrip',
  component: LinkStrip,
  args: { label: 'Spil efter bogstav', items: itemsOf(alphabet) },
})

export const Default = meta.story({ tags: ['visual:hover'] })

/** The current link is marked, and in view on a phone. */
export const Current = meta.story({
  tags: ['visual:high-contrast', 'visual:forced-colors'],
  args: { items: itemsOf(alphabet, 'Ø') },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: true })
    await expect(current).toHaveAccessibleName('Spil, der begynder med Ø')
    await waitFor(async () => {
      const { left, right } = current.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    })
  },
})

/** On a phone a target for a finger each, in one line. */
export const Phone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: { items: itemsOf(alphabet, 'M') },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    await expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44)
  },
})
