import { brands, brandTitles } from '@casino/tokens/brands'
import { describe, expect, it } from 'vitest'
import { contentCalls } from './calls.ts'
import { footerOf, insertSiteName, siteInfoOf } from './siteSettings.ts'

const raw = {
  brand: 'nordlys',
  brands: {
    ...Object.fromEntries(brands.map((brand) => [brand, { name: brandTitles[brand] }])),
    strand: { name: 'Strand', logo: { xs: '/img/brand/logo' }, supportEmail: 'strand@b.example' },
  },
  licence: '{site} har tilladelse.',
  supportHours: '',
  supportEmail: 'a@b.example',
  supportPhone: '00 11 22 33',
  serverTime: 0,
}
const config = contentCalls.siteInfo.response.parse(raw)

describe('the site in a brand', () => {
  it('has the name and the logos of that brand, and of no other', () => {
    expect(siteInfoOf(config, 'strand')).toMatchObject({
      name: 'Strand',
      licence: 'Strand har tilladelse.',
      logo: { xs: '/img/brand/logo?shape=logo' },
      topLogo: {},
    })
    expect(siteInfoOf(config, 'nordlys')).toMatchObject({ name: 'Nordlys', licence: 'Nordlys har tilladelse.', logo: {} })
    expect(JSON.stringify(siteInfoOf(config, 'strand'))).not.toContain('Nordlys')
  })

  it('has its own contact, or the site’s', () => {
    expect(siteInfoOf(config, 'strand')).toMatchObject({ supportEmail: 'strand@b.example', supportPhone: '00 11 22 33' })
    expect(siteInfoOf(config, 'nordlys')).toMatchObject({ supportEmail: 'a@b.example', supportPhone: '00 11 22 33' })
  })

  it.each([
    ['cvr', { cvr: '1234567' }],
    ['address', { address: '' }],
  ])('is served without the company when its %s is invalid', (_, invalid) => {
    const company = { name: 'Nordlys A/S', cvr: '00112233', address: 'Havnegade 1, 8000 Aarhus C', licenceNumber: '00-0112233', ...invalid }
    const parse = (company: unknown) => contentCalls.siteInfo.response.parse({ ...raw, company })
    expect(parse(company).company).toBeNull()
    expect(parse({ ...company, cvr: '00112233', address: 'Havnegade 1' }).company).toMatchObject({ cvr: '00112233' })
  })

  it('inserts its name into texts shared by all brands', () => {
    const site = siteInfoOf(config, 'strand')
    expect(insertSiteName('Om {site} – {site}', site)).toBe('Om Strand – Strand')
    const logo = { name: 'Myndighed', link: '/' as const, images: { xs: '/img/brand/lille', lg: '/img/brand/stor' } as const }
    expect(footerOf({ text: { header: '{site}', details: 'Kl. 10–18' }, links: [], logos: [logo] }, site)).toMatchObject({
      text: { header: 'Strand', details: 'Kl. 10–18' },
      logos: [{ images: { xs: '/img/brand/lille?shape=logo', lg: '/img/brand/stor?shape=logo' } }],
    })
  })
})
