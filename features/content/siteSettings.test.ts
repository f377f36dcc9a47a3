import { brands, brandTitles } from '@casino/tokens/brands'
import { describe, expect, it } from 'vitest'
import { contentCalls } from './calls.ts'
import { footerWithSiteName, insertSiteName, siteInfoOf } from './siteSettings.ts'

const config = contentCalls.siteInfo.response.parse({
  brand: 'nordlys',
  brands: {
    ...Object.fromEntries(brands.map((brand) => [brand, { name: brandTitles[brand] }])),
    strand: { name: 'Strand', logo: { xs: '/img/brand/logo' } },
  },
  licence: '{site} har tilladelse.',
  supportHours: '',
  supportEmail: 'a@b.example',
  serverTime: 0,
})

describe('the site in a brand', () => {
  it('has the name and the logos of that brand, and of no other', () => {
    expect(siteInfoOf(config, 'strand')).toMatchObject({
      name: 'Strand',
      licence: 'Strand har tilladelse.',
      logo: { xs: '/img/brand/logo' },
      topLogo: {},
    })
    expect(siteInfoOf(config, 'nordlys')).toMatchObject({ name: 'Nordlys', licence: 'Nordlys har tilladelse.', logo: {} })
    expect(JSON.stringify(siteInfoOf(config, 'strand'))).not.toContain('Nordlys')
  })

  it('inserts its name into texts shared by all brands', () => {
    const site = siteInfoOf(config, 'strand')
    expect(insertSiteName('Om {site} – {site}', site)).toBe('Om Strand – Strand')
    expect(footerWithSiteName({ text: { header: '{site}', details: 'Kl. 10–18' }, links: [], logos: [] }, site).text).toEqual({
      header: 'Strand',
      details: 'Kl. 10–18',
    })
  })
})
