import { PageBody, Text } from '@casino/design-system'
import { dayMs } from '@casino/features/format/duration'
import type { ImagePath } from '@casino/features/navigation/address'
import { Shell } from '@casino/features/shell/Shell'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { loggedInParameters, playerResponses } from '../../support/fixtures.ts'
import { createPageContext, storyNow } from '../../support/pageContext.ts'
import { staticUrl } from '../../support/staticUrl.ts'

const { layouts, menu } = createPageContext('nordlys')

/** One of Storybook's own pictures, at an address of the image proxy's form. */
const wallpaper = (name: string) => staticUrl(`art/${name}.svg`) as ImagePath // a static file here

const meta = preview.meta({
  title: 'Features/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: 'shown' as const,
    children: (
      <PageBody>
        <Text>Sidens indhold</Text>
      </PageBody>
    ),
  },
})

export const Guest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Log ind' })[0]).toBeVisible()
  },
})
/** Four entries, the logo, four entries. */
export const Wide = meta.story({
  globals: { viewport: { value: 'xxl' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Menu' }))
    const targets = bar.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(targets).toHaveLength(9)
    await expect(targets.indexOf('/')).toBe(4)
  },
})
/** The wallpaper is loaded two seconds after the page; its control stands above the footer. */
export const WithWallpaper = meta.story({
  parameters: { page: { wallpaper: [wallpaper('velkomst-nordlys'), wallpaper('velkomst-strand')] } },
  play: async ({ canvas, userEvent }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return // nothing moves, so nothing can be paused
    const pause = await canvas.findByRole('button', { name: 'Stop skiftende billeder i baggrunden' }, { timeout: 10_000 })
    await userEvent.click(pause)
    await expect(canvas.getByRole('button', { name: 'Vis skiftende billeder i baggrunden' })).toBeVisible()
  },
})
export const Player = meta.story({
  parameters: loggedInParameters,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1.250,00 kr.')[0]).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Opret konto' })).toBeNull()
  },
})
/** Opened by Enter, the pill shows what the total consists of; Escape closes it. */
export const BalanceOpen = meta.story({
  globals: { viewport: { value: 'xl' } },
  parameters: loggedInParameters,
  play: async ({ canvas, userEvent }) => {
    const pill = canvas.getByRole('link', { name: 'Mine penge 1.250,00\u00a0kr.' })
    await expect(pill).toHaveAttribute('href', '/min-konto/oversigt')
    pill.focus()
    await userEvent.keyboard('{Enter}')
    const details = within(await screen.findByRole('dialog', { name: 'Mine penge' }))
    for (const term of ['Egne penge', 'Bonuspenge', 'I alt', 'Kan udbetales'])
      await waitFor(() => expect(details.getByText(term)).toBeVisible())
    await expect(details.getByRole('link', { name: 'Sæt ind' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(pill).toHaveFocus()
  },
})
/** The account menu by keyboard: arrows move, Escape closes. It lists the pages of the CMS menu that exist. */
export const AccountMenu = meta.story({
  globals: { viewport: { value: 'xl' } },
  parameters: loggedInParameters,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('link', { name: 'Min konto' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Oversigt' })).toHaveFocus())
    const items = within(screen.getByRole('menu', { name: 'Min konto' })).getAllByRole('menuitem')
    const names = ['Oversigt', 'Sæt ind', 'Udbetal', 'Transaktioner', 'Grænser og pauser', 'Dine kampagner', 'Profil', 'Log ud']
    await expect(items.map((item) => item.textContent)).toEqual(names)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sæt ind' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
/** A paused player is offered no deposit, neither in the header nor behind the pill. */
export const Paused = meta.story({
  globals: { viewport: { value: 'xl' } },
  parameters: {
    ...loggedInParameters,
    calls: { ...playerResponses, 'session.profile {}': { ...playerResponses['session.profile {}'], pausedUntil: storyNow + dayMs } },
  },
  play: async ({ canvas, userEvent }) => {
    const header = within(canvas.getByRole('banner'))
    await expect(header.queryByRole('link', { name: 'Sæt ind' })).toBeNull()
    await userEvent.click(header.getByRole('link', { name: /Mine penge/ }))
    const details = within(await screen.findByRole('dialog', { name: 'Mine penge' }))
    await waitFor(() => expect(details.getByText('Kan udbetales')).toBeVisible())
    await expect(details.queryByRole('link', { name: 'Sæt ind' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** On the first login there is no previous login to show. */
export const FirstLogin = meta.story({
  parameters: {
    ...loggedInParameters,
    calls: { ...playerResponses, 'session.profile {}': { ...playerResponses['session.profile {}'], lastLogin: null } },
  },
})
export const MenuOpen = meta.story({
  parameters: loggedInParameters,
  play: async ({ canvas, userEvent }) => {
    const [toggle] = canvas.getAllByRole('button', { name: /menu/i })
    if (toggle) await userEvent.click(toggle)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})
/** Screen sizes and targets of the CMS hold in the bar and in the bottom menu too. */
export const ItemsPerScreenSize = meta.story({
  globals: { viewport: { value: 'xl' } },
  parameters: {
    page: {
      menu: menu.map((item) => {
        if (item.id === 'home') return { ...item, target: '_blank' as const }
        return item.id === 'slot-machines' ? { ...item, showOnDevice: { xl: false } } : item
      }),
      layouts: { ...layouts, menuBar: ['home', ...layouts.menuBar] },
    },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Menu' }))
    await expect(bar.getByRole('link', { name: 'Forside' })).toHaveAttribute('target', '_blank')
    await expect(bar.getByRole('link', { name: 'Live casino' })).toBeVisible()
    await expect(bar.queryByRole('link', { name: 'Spilleautomater' })).toBeNull()
  },
})
/** The same on a phone: the bottom menu leaves out what is not for its size. */
export const BottomMenuPerScreenSize = meta.story({
  globals: { viewport: { value: 'xs' } },
  parameters: {
    page: {
      layouts: {
        ...layouts,
        bottomMenu: layouts.bottomMenu.map((item) => (item.id === 'live-casino' ? { ...item, showOnDevice: { xs: false } } : item)),
      },
    },
  },
  play: async ({ canvas }) => {
    const bottom = within(canvas.getByRole('navigation', { name: 'Genveje' }))
    await expect(bottom.getByRole('link', { name: 'Søg' })).toHaveAttribute('href', '/soeg')
    await expect(bottom.queryByRole('link', { name: 'Live' })).toBeNull()
  },
})
/** As after the redirect from the identity provider or the bank. */
export const HeaderHidden = meta.story({ args: { header: 'hidden' } })
/** The page of a game: on phones the game has the whole screen. */
export const Game = meta.story({ args: { header: 'desktop' } })
/** The order of the two buttons is configurable. */
export const RegisterFirst = meta.story({
  parameters: { page: { layouts: { ...layouts, header: { ...layouts.header, loginFirst: false } } } },
  play: async ({ canvas }) => {
    const [register, login] = within(canvas.getByRole('banner')).getAllByRole('link', { name: /Log ind|Opret konto/ })
    await expect(register).toHaveTextContent('Opret konto')
    await expect(login).toHaveTextContent('Log ind')
  },
})
/** The logo can stand before the menu bar too. */
export const LogoBeforeTheBar = meta.story({
  globals: { viewport: { value: 'xxl' } },
  parameters: {
    page: {
      layouts: {
        ...layouts,
        header: {
          ...layouts.header,
          menuBarSplit: null,
          zones: { ...layouts.header.zones, start: ['dropdown', 'logo'], end: ['clock', 'login', 'register'] },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Menu' }))
    const targets = bar.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(targets).toHaveLength(8)
    await expect(targets).not.toContain('/')
  },
})
