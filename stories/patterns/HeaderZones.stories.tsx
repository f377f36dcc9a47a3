import { Amount } from '@casino/design-system/components/Amount'
import { Button } from '@casino/design-system/components/Button'
import { Logo } from '@casino/design-system/components/Logo'
import { HeaderZones } from '@casino/design-system/patterns/HeaderZones'
import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Patterns/HeaderZones', component: HeaderZones, parameters: { layout: 'fullscreen' } })

const bar = (
  <MenuBar
    label="Hovedmenu"
    items={[
      { href: '#spilleautomater', label: 'Spilleautomater', current: true },
      { href: '#live', label: 'Live casino' },
      { href: '#bordspil', label: 'Bordspil' },
      { href: '#jackpots', label: 'Jackpots' },
    ]}
  />
)

export const Guest = meta.story({
  args: {
    start: <Logo name="nordlys" href="#" />,
    center: bar,
    end: (
      <>
        <Button variant="secondary">Log ind</Button>
        <Button>Opret konto</Button>
      </>
    ),
  },
})
export const Player = meta.story({
  args: {
    start: <Logo name="nordlys" href="#" />,
    center: bar,
    end: (
      <>
        <Amount value="1.250,00 kr." />
        <Button>Sæt ind</Button>
      </>
    ),
  },
})
