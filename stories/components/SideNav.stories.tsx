import { SideNav } from '@casino/design-system/components/SideNav'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

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
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sæt ind' })).toHaveAttribute('aria-current', 'page'),
})
