import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

const site = { name: 'Strand', supportEmail: 'hjaelp@strand.example' }
const context = { site, brand: 'strand', buttonThemes: {} } as PageContextValue // the page reads nothing else
const id = '3f0c6a0e-6d3a-4a53-9a5f-0f9f6f0f6f6f'

const root = createTestRoot()
let sent: { path: string; body: unknown }[]
let answers: Response[]
beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ path: new URL(url, window.location.href).pathname, body: JSON.parse(body) })
    return answers.shift() ?? Response.json({ result: 1, data: {} })
  })
})

const open = (page: React.ReactNode) =>
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageContextProvider value={context}>{page}</PageContextProvider>
    </SWRConfig>,
  )
const press = () => act(async () => root.element.querySelector('button')?.click())
const heading = () => root.element.querySelector('h1')?.textContent
const failure = (code: string, status: number) => Response.json({ result: 0, error: { code, message: 'Prøv igen om lidt.' } }, { status })

it.each([
  ['email', '/backend/unsubscribe.email', { body: { UserGuid: id } }],
  ['sms', '/backend/unsubscribe.sms', { params: { PlayerId: id } }],
  ['brand', '/backend/unsubscribe.brand', { body: { playerID: id, brand: 'strand' } }],
] as const)('the link of %s sends its call once it is confirmed, not when it is opened', async (kind, path, body) => {
  await open(<UnsubscribePage kind={kind} id={id} />)
  expect(sent).toEqual([])
  await press()
  expect(sent).toEqual([{ path, body }])
  expect(heading()).toBe(`unsubscribe.${kind}_done`)
  expect(document.activeElement).toBe(root.element.querySelector('h1')) // its button is gone
})

it('a failure is shown, and the same button sends again', async () => {
  answers = [failure('ERR_UPSTREAM', 502)]
  await open(<UnsubscribePage kind="email" id={id} />)
  await press()
  expect(root.element.querySelector('[role=alert]')?.textContent).toContain('Prøv igen om lidt.')
  await press()
  expect(heading()).toBe('unsubscribe.email_done')
})

it.each([
  ['ERR_NOT_FOUND', 404],
  ['ERR_VALIDATION', 400],
] as const)('%s says that the link does not work, and how else to unsubscribe', async (code, status) => {
  answers = [failure(code, status)]
  await open(<UnsubscribePage kind="email" id={id} />)
  await press()
  expect(heading()).toBe('unsubscribe.invalid_title')
  expect(root.element.querySelector('button')).toBeNull()
})

it('a link without an id asks nothing', async () => {
  await open(<UnsubscribePage kind="sms" id={null} />)
  expect(heading()).toBe('unsubscribe.invalid_title')
})
