import { MenuBar, type MenuBarProps } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BrandLogo, brandNamePattern } from '../../support/BrandLogo.tsx'

const names = ['Spilleautomater', 'Live casino', 'Bordspil', 'Jackpots', 'Kampagner', 'Nyheder', 'Om os', 'Kontakt']

const meta = preview.meta({
  title: 'Patterns/MenuBar',
  component: MenuBar,
  globals: { viewport: { value: 'xl' } },
  args: { label: 'Hovedmenu', items: names.map((label, index) => ({ href: `#${index}`, label, current: index === 0 })) },
})

/** Texts of the visible links. The logo counts as `logo` in every brand. */
const visibleLinkTexts = (links: readonly HTMLElement[]) =>
  links.filter((link) => link.offsetWidth > 0).map((link) => (brandNamePattern.test(link.textContent) ? 'logo' : link.textContent))

/** Visible from 1024 px, with six items at 1280 px. */
export const Default = meta.story({
  tags: ['visual:high-contrast'],
  play: async ({ canvas }) => expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual(names.slice(0, 6)),
})

/** An item that is hidden at this screen size takes no space: the next one takes its place. */
export const HiddenAtThisSize = meta.story({
  args: { items: names.map((label, index) => ({ href: `#${index}`, label, ...(index === 1 && { hiddenAt: ['xl' as const] }) })) },
  play: async ({ canvas }) =>
    expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual(names.slice(0, 7).filter((name) => name !== 'Live casino')),
})

const renderWithLogo = (args: MenuBarProps) => <MenuBar {...args} logo={<BrandLogo href="#" />} />

/** Items 1–4, the logo, items 5–8. */
export const AroundLogo = meta.story({
  globals: { viewport: { value: 'xxl' } },
  render: renderWithLogo,
  play: async ({ canvas }) => {
    await expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual([...names.slice(0, 4), 'logo', ...names.slice(4)])
    const bar = canvas.getByRole('navigation').getBoundingClientRect()
    const logo = canvas.getByRole('link', { name: brandNamePattern }).getBoundingClientRect()
    await expect(Math.abs((logo.left + logo.right) / 2 - (bar.left + bar.right) / 2)).toBeLessThan(1)
  },
})

/** In a header with much beside it, a side shows fewer items than the screen has room for. */
export const AroundLogoInLittleRoom = meta.story({
  globals: { viewport: { value: 'xxl' } },
  render: (args) => <div style={{ display: 'flex', inlineSize: '44rem', maxInlineSize: '100%' }}>{renderWithLogo(args)}</div>,
  play: async ({ canvas }) =>
    expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual([...names.slice(0, 2), 'logo', ...names.slice(4, 6)]),
})

/** Two items before the logo, one after. The logo stays centred. */
export const FewerAroundLogo = meta.story({
  render: (args) => <MenuBar {...args} logo={<BrandLogo href="#" />} itemsBeforeLogo={2} />,
  args: { items: names.slice(0, 3).map((label, index) => ({ href: `#${index}`, label })) },
  play: async ({ canvas }) =>
    expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual(['Spilleautomater', 'Live casino', 'logo', 'Bordspil']),
})

/** Below lg only the logo is shown. The items are in MenuDropdown. */
export const AroundLogoOnPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  render: renderWithLogo,
  play: async ({ canvas }) => expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual(['logo']),
})

const longNames = [
  'Spilleautomater og jackpots',
  'Live casino med danske værter',
  'Bordspil og kortspil',
  'Kampagner og turneringer',
  'Nyheder fra spiludviklerne',
  'Ansvarligt spil og grænser',
  'Om os og vores tilladelse',
  'Kundeservice og kontakt',
]
const expectNoOverflow = (element: HTMLElement) => expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
const longItems = longNames.map((label, index) => ({ href: `#${index}`, label, current: index === 1 }))

/** Long names wrap to a second line. Nothing is cut off and nothing scrolls. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'lg' } },
  render: renderWithLogo,
  args: { items: longItems },
  play: async ({ canvas }) => {
    await expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual([...longNames.slice(0, 2), 'logo', ...longNames.slice(4, 6)])
    canvas.getAllByRole('list').forEach(expectNoOverflow)
  },
})

/** Three items on each side at 1280 px. */
export const LongNamesOnALargeScreen = meta.story({
  render: renderWithLogo,
  args: { items: longItems },
  play: async ({ canvas }) => {
    await expect(visibleLinkTexts(canvas.getAllByRole('link'))).toEqual([...longNames.slice(0, 3), 'logo', ...longNames.slice(4, 7)])
    canvas.getAllByRole('list').forEach(expectNoOverflow)
  },
})
