import { describe, expect, it } from 'vitest'
import { configCalls } from './calls.ts'
import { footerIn, nameSite, siteIn } from './site.ts'

const config = configCalls.siteInfo.answer.parse({
  brand: 'nordlys',
  brands: { nordlys: { name: 'Nordlys' }, strand: { name: 'Strand', logo: { xs: '/img/logo' } } },
  licence: '{site} har tilladelse.',
  supportHours: '',
  supportEmail: 'a@b.example',
  serverTime: 0,
})

describe('the site in a brand', () => {
  it('has the name and the logos of that brand, and of no other', () => {
    expect(siteIn(config, 'strand')).toMatchObject({
      name: 'Strand',
      licence: 'Strand har tilladelse.',
      logo: { xs: '/img/logo' },
      topLogo: {},
    })
    expect(siteIn(config, 'nordlys')).toMatchObject({ name: 'Nordlys', licence: 'Nordlys har tilladelse.', logo: {} })
    expect(JSON.stringify(siteIn(config, 'strand'))).not.toContain('Nordlys')
  })

  it('inserts its name into texts shared by all brands', () => {
    const site = siteIn(config, 'strand')
    expect(nameSite('Om {site} – {site}', site)).toBe('Om Strand – Strand')
    expect(footerIn({ text: { header: '{site}', details: 'Kl. 10–18' }, links: [], logos: [] }, site).text).toEqual({
      header: 'Strand',
      details: 'Kl. 10–18',
    })
  })
})
