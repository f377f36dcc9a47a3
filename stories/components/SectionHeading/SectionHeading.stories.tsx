import { SectionHeading } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SectionHeading',
  component: SectionHeading,
  args: { title: 'Jackpots lige nu', moreHref: '#jackpots', moreText: 'Alle jackpots' },
})

export const Default = meta.story({})
export const WithoutLink = meta.story({ args: { moreHref: undefined } })

/** On a phone the link ends with the line. */
export const Phone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const right = (element: Element | null) => element?.getBoundingClientRect().right
    const line = canvas.getByRole('heading').parentElement
    await expect(right(canvas.getByRole('link'))).toBe(right(line))
  },
})
