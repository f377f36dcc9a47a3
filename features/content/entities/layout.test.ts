import { describe, expect, it } from 'vitest'
import { footerSchema } from './layout.ts'

const contact = { linkName: 'Kontakt', url: '/kontaktos' }
const shown = { ...contact, newTab: false }

describe('the footer', () => {
  it('shows a flat list of links, as the specification has it, as one group without a title', () => {
    expect(footerSchema.parse({ links: [contact] }).links).toEqual([{ title: '', links: [shown] }])
  })

  it('keeps groups with their titles', () => {
    expect(footerSchema.parse({ links: [{ title: 'Hjælp', links: [contact] }] }).links).toEqual([{ title: 'Hjælp', links: [shown] }])
  })

  it.each([{}, { links: null }, { links: [] }])('has no links in %j', (footer) => expect(footerSchema.parse(footer).links).toEqual([]))

  it('names a logo without a name by where it leads', () => {
    const logos = [{ link: 'https://www.rofus.nu/da' }, { link: '/kontaktos' }, { link: 'https://www.rofus.nu', name: 'ROFUS' }]
    expect(footerSchema.parse({ logos }).logos.map(({ name }) => name)).toEqual(['rofus.nu', '/kontaktos', 'ROFUS'])
  })
})
