import { expect, test } from 'vitest'
import { startPageServer } from '../pages/pageTestServer.ts'

const footer = (links: readonly object[]) => ({
  'content.footer': () => ({ text: { header: '{site}', details: '' }, links: [{ title: 'Spil', links }], logos: [] }),
})

test('an entry with an address that is not allowed is left out, and logged with its call but not with its value', async () => {
  const links = [
    { linkName: 'Om os', url: '/contents/om-os' },
    { linkName: 'Ond', url: 'https://evil.example/secret' },
  ]
  const { get, lines } = await startPageServer(footer(links))
  const { body, statusCode } = await get('/')
  expect(statusCode).toBe(200)
  expect(body).toContain('href="/contents/om-os"')
  expect(body).not.toMatch(/Ond|evil\.example/)
  const line = lines.find((each) => each.includes('left out of a response') && each.includes('"call":"content.footer"'))
  expect(line).toContain('1.url: not an allowed address')
  expect(line).not.toContain('evil')
})

test('a response of another shape is an error, not an empty list', async () => {
  const { get } = await startPageServer({ 'content.footer': () => ({ text: { header: '', details: '' }, links: 'none', logos: [] }) })
  expect((await get('/')).statusCode).toBe(502)
})
