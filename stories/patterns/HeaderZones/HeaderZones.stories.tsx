import {
  Amount,
  BackgroundLogo,
  Button,
  HeaderScrollState,
  HeaderZones,
  MenuBar,
  MenuDropdown,
  PageFrame,
  Text,
} from '@casino/design-system'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BrandLogo } from '../../support/BrandLogo.tsx'

const entries = ['Spilleautomater', 'Live casino', 'Bordspil', 'Jackpots', 'Kampagner', 'Nyheder', 'Om os', 'Kontakt'].map(
  (label, index) => ({
    href: `#${index}`,
    label,
    current: index === 0,
  }),
)

const toggle = (
  <MenuDropdown
    label="Menu"
    title="Menu"
    closeLabel="Luk menuen"
    routeKey="/"
    items={entries.map(({ href, label }) => ({ href, label }))}
  />
)
const logo = <BrandLogo href="#" />
const background =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 719 72"><rect width="719" height="72" fill="teal" opacity=".3"/></svg>'
const bar = <MenuBar label="Hovedmenu" items={entries} />

const meta = preview.meta({
  title: 'Patterns/HeaderZones',
  component: HeaderZones,
  parameters: { layout: 'fullscreen' },
  args: {
    start: (
      <>
        {toggle}
        {logo}
      </>
    ),
    center: bar,
  },
})

export const Guest = meta.story({
  args: {
    end: (
      <>
        <Button size="sm" variant="secondary">
          Log ind
        </Button>
        <Button size="sm">Opret konto</Button>
      </>
    ),
  },
})
export const Player = meta.story({
  args: {
    end: (
      <>
        <Amount value="1.250,00 kr." />
        <Button size="sm">Sæt ind</Button>
      </>
    ),
  },
})

/** The logo in the middle of the menu bar. Below lg only the logo is shown. */
export const LogoInTheMiddle = meta.story({
  args: {
    start: toggle,
    center: <MenuBar label="Hovedmenu" items={entries} logo={logo} />,
    end: (
      <>
        <Text as="span" size={14} tone="muted" tabular>
          20.41.07
        </Text>
        <Button size="sm">Log ind</Button>
      </>
    ),
  },
})

/** At 320 px the content wraps to a second line instead of being cut off. */
export const Crowded = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: {
    end: (
      <>
        <Text as="span" size={14} weight="medium">
          Hej Freja
        </Text>
        <Amount value="1.250.000,00 kr." />
        <Button size="sm">Sæt ind</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Past the configured 50 px the header is marked as scrolled, and only its logo is smaller. At the top of the page it is not. */
export const FixedPast50Px = meta.story({
  args: { ...Guest.input.args, backdrop: <BackgroundLogo images={{ xs: background }} /> },
  parameters: { visual: { skip: 'looks like Scrolled: a window as tall as the picture has nothing to scroll' } },
  render: (args) => (
    <PageFrame
      top={
        <>
          <HeaderZones {...args} />
          <HeaderScrollState after={50} />
        </>
      }
      mainId="indhold"
    >
      {Array.from({ length: 40 }, (_, index) => `Linje ${index + 1} af sidens indhold`).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </PageFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole('banner')
    await expect(header).not.toHaveAttribute('data-scrolled')
    window.scrollTo(0, 51)
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'))
    window.scrollTo(0, 50)
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'))
    window.scrollTo(0, 400)
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'))
    for (const animation of header.getAnimations({ subtree: true })) animation.finish()
    const widths = [header, ...canvasElement.querySelectorAll('header img')].map((element) => element.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(1)
  },
})

/** The header of a scrolled page, with its artwork. */
export const Scrolled = meta.story({
  args: { ...Guest.input.args, backdrop: <BackgroundLogo images={{ xs: background }} /> },
  render: (args) => (
    <>
      <HeaderZones {...args} />
      {/* Negative, so that the page counts as scrolled at its top too. */}
      <HeaderScrollState after={-200} />
    </>
  ),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled')),
})
