import { SideNav } from '@casino/design-system'
import { LogoutIcon } from '@casino/design-system/icons/Logout'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SideNav',
  component: SideNav,
  args: {
    label: 'Min konto',
    items: [
      { href: '#oversigt', label: 'Oversigt' },
      { href: '#saetind', label: 'Sæt ind', current: true },
      { href: '#transaktioner', label: 'Transaktioner' },
      { divider: true as const },
      { href: '#graenser', label: 'Grænser og pauser' },
      { href: '#logud', label: 'Log ud' },
    ],
  },
})

export const Default = meta.story({
  tags: ['visual:hover', 'visual:high-contrast', 'visual:forced-colors', 'visual:focus'],
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sæt ind' })).toHaveAttribute('aria-current', 'page'),
})
/** Above a page's content on a phone: one line, which begins with the current entry in view and fades out where it has more entries. */
export const InLine = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: {
    inLine: true,
    items: [
      { href: '#oversigt', label: 'Oversigt' },
      { href: '#saetind', label: 'Sæt ind' },
      { href: '#udbetal', label: 'Udbetal' },
      { href: '#transaktioner', label: 'Transaktioner' },
      { href: '#graenser', label: 'Grænser og pauser', current: true },
      { href: '#logud', label: 'Log ud' },
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Min konto' })
    await expect(nav.offsetHeight).toBeLessThan(60)
    await waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { name: 'Grænser og pauser' }).getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(nav.getBoundingClientRect().left)
      await expect(right).toBeLessThanOrEqual(nav.getBoundingClientRect().right)
    })
    const list = canvas.getByRole('list')
    for (const [position, more] of [
      [0, 'end'],
      [40, 'start end'],
      [list.scrollWidth, 'start'],
    ] as const) {
      list.scrollLeft = position
      await waitFor(() => expect(list).toHaveAttribute('data-more', more))
      await expect(getComputedStyle(list).maskImage).toContain('gradient')
    }
  },
})
/** An item that is an action can use a server's button theme; its neighbours are not affected. */
export const ThemedItem = meta.story({
  args: {
    items: [
      { href: '#oversigt', label: 'Oversigt', current: true },
      { href: '#logud', label: 'Log ud', icon: <LogoutIcon />, theme: 'side-nav-story' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <style href="side-nav-story" precedence="story">
          {'[data-button-theme="side-nav-story"] { --button-bg: #0b5d3b; --button-text: #ffffff; --button-radius: 0px }'}
        </style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const themed = getComputedStyle(canvas.getByRole('link', { name: 'Log ud' }))
    await expect([themed.backgroundColor, themed.color, themed.borderRadius]).toEqual(['rgb(11, 93, 59)', 'rgb(255, 255, 255)', '0px'])
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Oversigt' })).borderRadius).not.toBe('0px')
  },
})
