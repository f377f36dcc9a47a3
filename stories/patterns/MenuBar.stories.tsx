import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/MenuBar',
  component: MenuBar,
  args: {
    label: 'Hovedmenu',
    items: ['Spilleautomater', 'Live casino', 'Bordspil', 'Jackpots', 'Kampagner', 'Nyheder'].map((label, index) => ({
      href: `#${index}`,
      label,
      current: index === 0,
    })),
  },
})

/** In sight from 1024 px. */
export const Default = meta.story({ globals: { viewport: { value: 'xl' } } })
