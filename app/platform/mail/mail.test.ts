import { expect, it, vi } from 'vitest'
import { setUpPlatform } from '../testing/harness.ts'

const platform = setUpPlatform()

const send = (numbers: readonly number[]) =>
  platform.platform.transaction(async ({ sendMail }) => {
    for (const number of numbers) sendMail(message(number))
  })
const message = (number: number) => ({ to: `${number}@eksempel.dk`, subject: `Emne ${number}`, text: 'Hej <script>' })

it('a mail is read on the page and by the test controls, newest first, until a reset', async () => {
  await send([1, 2])
  const page = (await platform.get('/outbox')).text
  expect(page.indexOf('Emne 2')).toBeLessThan(page.indexOf('Emne 1'))
  expect(page).toContain('Hej &lt;script&gt;')
  expect((await platform.get('/_test/outbox')).json<readonly object[]>()).toMatchObject([message(2), message(1)])
  await platform.reset()
  expect((await platform.get('/outbox')).text).toContain('Der er ikke sendt nogen mails.')
})

it('the latest 200 are kept', async () => {
  await send(Array.from({ length: 201 }, (_, number) => number))
  expect(platform.platform.outbox.list()).toHaveLength(200)
  expect(platform.platform.outbox.list().at(-1)).toMatchObject(message(1))
})

const others = [
  { remoteAddress: '203.0.113.9' },
  { headers: { host: 'platform.example' } },
  { headers: { 'x-forwarded-for': '203.0.113.9' } },
]
it.each(others)('no other machine reads it: %j', async (request) =>
  expect((await platform.inject({ method: 'GET', url: '/outbox', ...request })).statusCode).toBe(404),
)

it('what fails after the commit fails no transaction, holds up no mail, and is logged', async () => {
  await platform.reset()
  const log = vi.spyOn(platform.platform.log, 'error').mockReturnValue()
  const result = await platform.platform.transaction(async ({ afterCommit, sendMail }) => {
    afterCommit(() => Promise.reject(new Error('the disk is full')))
    sendMail(message(1))
    return 'committed'
  })
  expect(result).toBe('committed')
  expect(platform.platform.outbox.list()).toHaveLength(1)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
