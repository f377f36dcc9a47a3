import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

const site = { name: 'Strand', supportEmail: 'hjaelp@strand.example' }
const context = { site, brand: 'strand', buttonThemes: {} } as PageContextValue // the page reads nothing else
const id = '3f0c6a0e-6d3a-4a53-9a5f-0f9f6f0f6f6f'

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

const inContext = (children: React.ReactNode) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <PageContextProvider value={context}>{children}</PageContextProvider>
  </SWRConfig>
)
const press = () => page.getByRole('button').click()
const heading = page.getByRole('heading', { level: 1 })
const failure = (code: string, status: number) => Response.json({ result: 0, error: { code, message: 'Prøv igen om lidt.' } }, { status })

it.each([
  ['email', '/backend/unsubscribe.email', { body: { UserGuid: id } }],
  ['sms', '/backend/unsubscribe.sms', { params: { PlayerId: id } }],
  ['brand', '/backend/unsubscribe.brand', { body: { playerID: id, brand: 'strand' } }],
] as const)('sends the call of the %s link when it is confirmed, not when it is opened', async (kind, path, body) => {
  await render(inContext(<UnsubscribePage kind={kind} id={id} />))
  expect(sent).toEqual([])
  await press()
  await expect.poll(() => sent).toEqual([{ path, body }])
  await expect.element(heading).toHaveTextContent(`unsubscribe.${kind}_done`)
  await expect.element(heading).toHaveFocus() // its button is gone
})

it('shows a failure, and sends again with the same button', async () => {
  answers = [failure('ERR_UPSTREAM', 502)]
  await render(inContext(<UnsubscribePage kind="email" id={id} />))
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Prøv igen om lidt.')
  await press()
  await expect.element(heading).toHaveTextContent('unsubscribe.email_done')
})

it.each([
  ['ERR_NOT_FOUND', 404],
  ['ERR_VALIDATION', 400],
] as const)('%s says that the link does not work, and how else to unsubscribe', async (code, status) => {
  answers = [failure(code, status)]
  await render(inContext(<UnsubscribePage kind="email" id={id} />))
  await press()
  await expect.element(heading).toHaveTextContent('unsubscribe.invalid_title')
  expect(page.getByRole('button').query()).toBeNull()
})

it('says that a link without an id does not work', async () => {
  await render(inContext(<UnsubscribePage kind="sms" id={null} />))
  await expect.element(heading).toHaveTextContent('unsubscribe.invalid_title')
})
