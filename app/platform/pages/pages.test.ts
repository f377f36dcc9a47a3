import { html } from '@casino/shared/html'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { setPageErrorHandler } from '../http/pageErrorHandler.ts'
import { formFieldValue } from './formBody.ts'
import { readPageTexts } from './pageTexts.ts'
import { readPageStylesheet } from './platformPage.ts'

const text = readPageTexts()

it('escapes every value except markup', () => {
  const item = (name: string) => html`<li>${name}</li>`
  expect(html`<ul title="${'"a" & <b>'}">${['<x>', 'y'].map(item)}${false}${null}${undefined}</ul>`.markup).toBe(
    '<ul title="&quot;a&quot; &amp; &lt;b&gt;"><li>&lt;x&gt;</li><li>y</li></ul>',
  )
})

it('renders an error page with the reference and without the error message', async () => {
  const app = Fastify({ genReqId: () => 'the-reference' })
  setPageErrorHandler(app, text, 'Test')
  app.get('/', () => {
    throw new Error('secret detail')
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.payload).toContain('the-reference')
  expect(answer.payload).not.toContain('secret')
})

it('asks for no file but the stylesheet', () => {
  expect(readPageStylesheet()).not.toMatch(/url\(|@import/)
})

it('throws on a missing text key', () => {
  expect(() => text('identity', 'nothing')).toThrow('identity.nothing')
  expect(text('identity', 'age', { age: 38 })).toBe('38 år')
})

it('returns a form field as a string for any body', () => {
  expect([formFieldValue({ a: 'x' }, 'a'), formFieldValue({ a: 1 }, 'a'), formFieldValue(null, 'a'), formFieldValue('a', 'a')]).toEqual([
    'x',
    '',
    '',
    '',
  ])
})
