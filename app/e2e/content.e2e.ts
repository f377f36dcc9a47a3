import layouts from '../platform/seed/layouts.json' with { type: 'json' }
import { choose, expect, expectAccessible, oneOfEachSize, onOneScreen, onScreens, testWithFreshContent as test } from './fixtures.ts'

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

onScreens(oneOfEachSize, () => {
  test('the zones of the header hold what is configured, in its order', async ({ page, controls }) => {
    await controls.answer(
      withHeader({ zones: { start: ['register', 'login'], center: ['clock'], end: ['logo'] }, loginFirst: true, bottomMenu: false }),
    )
    await page.goto('/')
    const banner = page.getByRole('banner')
    const clock = banner.getByText(/^\d\d[:.]\d\d$/)
    const logo = banner.getByRole('link', { name: /Nordlys|Strand/ })
    const login = banner.getByRole('link', { name: 'Log ind' })
    const register = banner.getByRole('link', { name: 'Opret konto' })
    const left = async (locator: typeof login) => (await locator.boundingBox())?.x ?? Number.NaN
    const positions = [await left(login), await left(register), await left(clock), await left(logo)]
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
    await expectAccessible(page, 'header with its parts in other zones')

    await controls.answer(
      withHeader({ zones: { start: ['login', 'register'], center: [], end: [] }, loginFirst: false, bottomMenu: false }),
    )
    await page.reload()
    expect(await left(register)).toBeLessThan(await left(login))
    await expect(clock).toHaveCount(0)
    await expect(logo).toHaveCount(0)
  })

  test('the menu is a static bar around the logo, or a dropdown', async ({ page, controls, viewport }) => {
    const isPhone = (viewport?.width ?? 0) < 1024
    const menuBar = ['home', 'slot-machines', 'live-casino', 'board-games', 'jackpots', 'about', 'contact', 'responsible']
    await controls.answer(withHeader({ zones: { start: ['dropdown'], center: ['menuBar'], end: [] }, menuBarSplit: 2 }, { menuBar }))
    await page.goto('/')
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
    if (isPhone) await expect(bar.getByRole('link', { name: 'Jackpots' })).toBeHidden()
    else {
      const names = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(names.slice(0, 4)).toEqual(['/', '/spilleautomater', '/', '/live-casino'])
      await bar.getByRole('link', { name: 'Jackpots' }).click()
      await expect(bar.getByRole('link', { name: 'Jackpots' })).toHaveAttribute('aria-current', 'page')
    }
    await expectAccessible(page, 'menu bar around the logo')

    await controls.answer({
      call: 'content.menu',
      data: [
        { id: 'home', text: 'menu.home', slug: '/' },
        {
          id: 'games',
          text: 'menu.slot_machines',
          slug: '',
          child: [{ id: 'new', text: 'menu.new_games', slug: '/spilleautomater/nye-spil' }],
        },
        { id: 'jackpots', text: 'menu.jackpots', slug: '/jackpots', showOnDevice: { xs: false } },
        { id: 'overview', text: 'menu.overview', slug: '/min-konto/oversigt', authRequired: true },
      ],
    })
    await controls.answer(withHeader({ zones: { start: ['dropdown'], center: [], end: [] } }))
    await page.goto('/spilleautomater')
    await page.getByRole('button', { name: 'Menu' }).last().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Forside' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Jackpots' })).toHaveCount(isPhone ? 0 : 1)
    await expect(dialog.getByRole('link', { name: 'Oversigt' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Spilleautomater' }).click()
    await expectAccessible(page, 'dropdown with other entries')
    await dialog.getByRole('link', { name: 'Nye spil' }).click()
    await expect(page).toHaveURL(/\/spilleautomater\/nye-spil$/)
    await expect(dialog).toHaveCount(0)
  })

  test('a button looks as its theme says, per screen size', async ({ page, controls, viewport }) => {
    await controls.answer({
      call: 'content.buttonThemes',
      data: {
        register: {
          variant: 'primary',
          colors: { rest: { bg: '#0b5d3b', text: '#ffffff', border: '#f0a030' } },
          screens: { lg: { colors: { rest: { bg: '#1d3f8f' } } } },
        },
      },
    })
    await page.goto('/')
    const register = page.getByRole('banner').getByRole('link', { name: 'Opret konto' })
    const wide = (viewport?.width ?? 0) >= 1024
    await expect(register).toHaveCSS('background-color', wide ? 'rgb(29, 63, 143)' : 'rgb(11, 93, 59)')
    await expect(register).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expectAccessible(page, 'a themed button')
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

  test('the footer has the configured texts and links, without those that lead to a site that is not allowed', async ({
    page,
    controls,
  }) => {
    await controls.answer({
      call: 'content.footer',
      data: {
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
      },
    })
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Sidefod på prøve' })).toBeVisible()
    await expect(footer.getByText('Tekst med <b>tegn</b> & så videre.')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Vilkår på prøve' })).toHaveAttribute('href', '/contents/vilkaar')
    await expect(footer.getByRole('link', { name: /Spillemyndigheden på prøve/ })).toBeVisible()
    await expect(footer.getByText('Et andet sted')).toHaveCount(0)
    await expectAccessible(page, 'another footer')
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
