import { Card, SidebarLayout, SideNav } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/SidebarLayout',
  component: SidebarLayout,
  args: {
    nav: (
      <SideNav
        label="Min konto"
        items={[
          { href: '#a', label: 'Oversigt', current: true },
          { href: '#b', label: 'Sæt ind' },
        ]}
      />
    ),
    children: <Card title="Oversigt">Indhold</Card>,
  },
})

export const Default = meta.story({})
/** On a phone the line of navigation is above the content. */
export const NavFirst = meta.story({ args: { navFirst: true } })
/** On a phone the rest follows the navigation. */
export const WithRest = meta.story({ args: { rest: <Card title="Mere">Indhold</Card> } })
