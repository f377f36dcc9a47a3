import layouts from '../platform/seed/layouts.json' with { type: 'json' }
import { choose, expect, oneOfEachSize, onOneScreen, onScreens, testWithFreshContent as test } from './fixtures.ts'

test.afterEach(async ({ site }) => {
  await fetch(`${site.platformUrl}/_test/reset`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
})

type Header = typeof layouts.header
const withHeader = (header: Partial<Header> & Readonly<Record<string, unknown>>, rest: object = {}) => ({
  call: 'content.layouts',
  data: { ...layouts, ...rest, header: { ...layouts.header, ...header } },
})
const systemConfig = (name: string, type: string, value: string) => ({
  call: 'content.systemConfig',
  where: { name },
  data: { id: '1', name, type, value, isPublic: true },
})

const menuBar = ['home', 'slot-machines', 'live-casino', 'board-games', 'jackpots', 'about', 'contact', 'responsible']
const menu = [
  { id: 'home', text: 'menu.home', slug: '/' },
  {
    id: 'games',
    text: 'menu.slot_machines',
    slug: '',
    child: [{ id: 'new', text: 'menu.new_games', slug: '/spilleautomater/nye-spil' }],
  },
  { id: 'jackpots', text: 'menu.jackpots', slug: '/jackpots', showOnDevice: { xs: false } },
  { id: 'overview', text: 'menu.overview', slug: '/min-konto/oversigt', authRequired: true },
]
const footer = {
  text: { header: 'Sidefod på prøve', details: 'Tekst med <b>tegn</b> & så videre.' },
  links: [
    {
      title: 'Prøve',
      links: [
        { linkName: 'Vilkår på prøve', url: '/contents/vilkaar' },
        { linkName: 'Et andet sted', url: 'https://evil.example/' },
      ],
    },
  ],
  logos: [{ link: 'https://www.spillemyndigheden.dk', name: 'Spillemyndigheden på prøve' }],
}

onScreens(oneOfEachSize, () => {
  test('header, menu and footer are what is configured', async ({ page, controls, viewport }) => {
    const isPhone = (viewport?.width ?? 0) < 1024
    const banner = page.getByRole('banner')
    const clock = banner.getByText(/^\d\d[:.]\d\d$/)
    const logo = banner.getByRole('link', { name: /Nordlys|Strand/ })
    const login = banner.getByRole('link', { name: 'Log ind' })
    const register = banner.getByRole('link', { name: 'Opret konto' })
    const left = async (locator: typeof login) => (await locator.boundingBox())?.x ?? Number.NaN

    await test.step('the zones of the header hold their parts in the configured order', async () => {
      await controls.answer({ call: 'content.footer', data: footer })
      await controls.answer(
        withHeader({ zones: { start: ['register', 'login'], center: ['clock'], end: ['logo'] }, loginFirst: true, bottomMenu: false }),
      )
      await page.goto('/')
      const positions = [await left(login), await left(register), await left(clock), await left(logo)]
      expect(positions).toEqual([...positions].sort((a, b) => a - b))
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
    })

    await test.step('the footer has its texts and links, without those that lead to a site that is not allowed', async () => {
      const shown = page.getByRole('contentinfo')
      await expect(shown.getByRole('heading', { name: 'Sidefod på prøve' })).toBeVisible()
      await expect(shown.getByText('Tekst med <b>tegn</b> & så videre.')).toBeVisible()
      await expect(shown.getByRole('link', { name: 'Vilkår på prøve' })).toHaveAttribute('href', '/contents/vilkaar')
      await expect(shown.getByRole('link', { name: /Spillemyndigheden på prøve/ })).toBeVisible()
      await expect(shown.getByText('Et andet sted')).toHaveCount(0)
    })

    await test.step('the menu is a static bar around the logo', async () => {
      await controls.answer(
        withHeader(
          { zones: { start: ['login', 'register'], center: ['menuBar'], end: [] }, loginFirst: false, bottomMenu: false, menuBarSplit: 2 },
          { menuBar },
        ),
      )
      await page.reload()
      expect(await left(register)).toBeLessThan(await left(login))
      await expect(clock).toHaveCount(0)
      const bar = banner.getByRole('navigation', { name: 'Menu' })
      if (isPhone) await expect(bar.getByRole('link', { name: 'Jackpots' })).toBeHidden()
      else {
        const names = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(names.slice(0, 4)).toEqual(['/', '/spilleautomater', '/', '/live-casino'])
        await bar.getByRole('link', { name: 'Jackpots' }).click()
        await expect(bar.getByRole('link', { name: 'Jackpots' })).toHaveAttribute('aria-current', 'page')
      }
    })

    await test.step('or it is a dropdown', async () => {
      await controls.answer({ call: 'content.menu', data: menu })
      await controls.answer(withHeader({ zones: { start: ['dropdown'], center: [], end: [] } }))
      await page.goto('/spilleautomater')
      await expect(logo).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu' }).last().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link', { name: 'Forside' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Jackpots' })).toHaveCount(isPhone ? 0 : 1)
      await expect(dialog.getByRole('link', { name: 'Oversigt' })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Spilleautomater' }).click()
      await dialog.getByRole('link', { name: 'Nye spil' }).click()
      await expect(page).toHaveURL(/\/spilleautomater\/nye-spil$/)
      await expect(dialog).toHaveCount(0)
    })
  })
})

onOneScreen('phone-strand', () => {
  test('texts name the configured age, and a value below the legal one is not taken', async ({ page, controls }) => {
    await controls.answer(systemConfig('minAge', 'number', '23'))
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: /Nej tak/ }))
    await page.getByRole('button', { name: 'Fortsæt' }).click()
    await expect(page.getByLabel(/fyldt 23 år/)).toBeVisible()

    await controls.answer(systemConfig('minAge', 'number', '16'))
    const lobby = await page.request.get('/_payload.json')
    expect((await lobby.json()).context.system.minAge).toBe(21)
  })
})

for (const [device, touch, entries] of [
  ['a tablet in landscape', { isMobile: true, hasTouch: true }, 0],
  ['a laptop', {}, 1],
] as const)
  test.describe(device, () => {
    test.use({ viewport: { width: 1100, height: 800 }, ...touch })

    test(`${device} shows ${entries ? 'an' : 'no'} entry that tablets do not have`, async ({ page, controls }) => {
      await controls.answer({
        call: 'content.menu',
        data: [
          { id: 'home', text: 'menu.home', slug: '/' },
          { id: 'jackpots', text: 'menu.jackpots', slug: '/jackpots', showOnDevice: { md: false } },
        ],
      })
      await controls.answer(withHeader({ zones: { start: ['dropdown'], center: ['menuBar'], end: [] } }, { menuBar: ['home', 'jackpots'] }))
      await page.goto('/')
      await expect(
        page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Jackpots' }).filter({ visible: true }),
      ).toHaveCount(entries)
      await page.getByRole('button', { name: 'Menu' }).last().click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Forside' })).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Jackpots' })).toHaveCount(entries)
    })
  })
