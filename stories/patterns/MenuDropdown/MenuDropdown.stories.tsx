import { Amount, Button, Inline, MenuDropdown, Stack, Text } from '@casino/design-system'
import { HomeIcon } from '@casino/design-system/icons/Home'
import { LiveIcon } from '@casino/design-system/icons/Live'
import { SlotsIcon } from '@casino/design-system/icons/Slots'
import { UserIcon } from '@casino/design-system/icons/User'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { desktop } from '@casino/design-system/theme'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'

const meta = preview.meta({
  title: 'Patterns/MenuDropdown',
  component: MenuDropdown,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: 'Menu',
    title: 'Menu',
    closeLabel: 'Luk menuen',
    routeKey: '/',
    header: (
      <Stack gap={2}>
        <Text>Hej Freja</Text>
        <Inline gap={4} justify="between">
          <Amount value="1.250,00 kr." />
          <Button size="sm" href="#overfoer">
            Sæt ind
          </Button>
        </Inline>
      </Stack>
    ),
    items: [
      { label: 'Forside', href: '#forside', icon: <HomeIcon size={20} />, current: true },
      {
        label: 'Spilleautomater',
        icon: <SlotsIcon size={20} />,
        children: [
          { label: 'Nye spil', href: '#nye' },
          { label: 'Alle spil', href: '#alle' },
        ],
      },
      { label: 'Live casino', icon: <LiveIcon size={20} />, children: [{ label: 'Live roulette', href: '#roulette' }] },
      { label: 'Min konto', icon: <UserIcon size={20} />, children: [{ label: 'Mine grænser', href: '#graenser' }] },
    ],
  },
})

/** A docs page shows every story in a frame of the page's width, so a test of a desktop asks for the width it has. */
const isDesktop = () => window.matchMedia(desktop).matches

export const Closed = meta.story({})

/** On a phone the page's scroll is locked. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: ({ canvas, userEvent }) =>
    testOverlayContract({ userEvent, trigger: canvas.getByRole('button', { name: 'Menu' }), traits: overlayTraits.drawer }),
})

/** From lg it opens beside the page, which still scrolls. */
export const OnALargeScreen = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: ({ canvas, userEvent }) =>
    testOverlayContract({
      userEvent,
      trigger: canvas.getByRole('button', { name: 'Menu' }),
      traits: isDesktop() ? overlayTraits.drawerFromLg : overlayTraits.drawer,
    }),
})

/** Below lg only one group is expanded at a time. */
export const OneGroupAtATime = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const slots = menu.getByRole('button', { name: 'Spilleautomater' })
    await userEvent.click(slots)
    await waitFor(() => expect(menu.getByRole('link', { name: 'Nye spil' })).toBeVisible())
    await userEvent.click(menu.getByRole('button', { name: 'Live casino' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Live roulette' })).toBeVisible())
    await expect(menu.queryByRole('link', { name: 'Nye spil' })).toBeNull()
    await expect(slots).toHaveAttribute('aria-expanded', 'false')
  },
})

/** From lg several groups can be expanded. */
export const SeveralGroups = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const slots = menu.getByRole('button', { name: 'Spilleautomater' })
    await userEvent.click(slots)
    await userEvent.click(menu.getByRole('button', { name: 'Live casino' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Live roulette' })).toBeVisible())
    await expect(slots).toHaveAttribute('aria-expanded', String(isDesktop()))
    if (!isDesktop()) return // the first group closed for the second
    await expect(menu.getByRole('link', { name: 'Nye spil' })).toBeVisible()
    await userEvent.click(slots)
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Nye spil' })).toBeNull())
  },
})

/** Every route change closes it, not only navigation by its own links. */
export const ClosesOnRouteChange = meta.story({
  render: function WithRoute(args) {
    const [route, setRoute] = useState('/')
    return (
      <>
        <MenuDropdown {...args} routeKey={route} />
        <button type="button" hidden data-route="" onClick={() => setRoute('/nyheder')} />
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(toggle)
    await screen.findByRole('dialog')
    canvasElement.querySelector<HTMLElement>('[data-route]')?.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  },
})
