import { expect, test } from 'vitest'
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { layoutsSchema, menuItemSchema } from './entities/layout.ts'
import { isOpenForWithdrawing, layoutsForWithdrawing, menuForWithdrawing } from './withdrawalOnly.ts'

test('opens the withdrawal, the histories, help and pages of the CMS only', () => {
  for (const path of ['/min-konto/udbetal', '/min-konto/transaktioner', '/kontaktos', '/unsupported', '/konto-lukket'])
    expect([path, isOpenForWithdrawing(path, false)]).toEqual([path, true])
  expect(isOpenForWithdrawing('/contents/vilkaar', true)).toBe(true)
  for (const path of ['/', '/min-konto/overfoer', '/min-konto/profil', '/kampagner', '/spilleautomater', '/soeg', '/log-ind'])
    expect([path, isOpenForWithdrawing(path, false)]).toEqual([path, false])
})

test('the menu keeps a section for the pages in it that open', () => {
  const item = (slug: string, child: readonly { id: string; text: string; slug: string }[] = []) =>
    menuItemSchema.parse({ id: slug || 'section', text: 'menu.home', slug, child })
  const entry = (slug: string) => ({ id: slug, text: 'menu.home', slug })
  const menu = [
    item('/'),
    item('/spilleautomater', [entry('/spilleautomater/nye-spil')]),
    item('', [entry('/min-konto/overfoer'), entry('/min-konto/udbetal'), entry('/?logout=true')]),
    item('/contents/om-os'),
  ]
  expect(menuForWithdrawing(menu).map(({ slug, child }) => [slug, child.map((kept) => kept.slug)])).toEqual([
    ['', ['/min-konto/udbetal', '/?logout=true']],
    ['/contents/om-os', []],
  ])
})

test('neither search nor top-up stands in the header; the bottom menu has the two pages and the menu', () => {
  const { header, bottomMenu, menuBar } = layoutsForWithdrawing(layoutsSchema.parse(layouts))
  const parts = Object.values(header.zones).flat()
  expect(parts).toContain('account')
  expect(parts.filter((part) => part === 'search' || part === 'topUp')).toEqual([])
  expect(bottomMenu.map(({ slug }) => slug)).toEqual(['/min-konto/udbetal', '/min-konto/transaktioner', ''])
  expect(menuBar).toEqual([])
})
