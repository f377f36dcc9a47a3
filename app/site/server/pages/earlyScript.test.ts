import { expect, test } from 'vitest'
import { earlyScript, earlyScriptPath } from './earlyScript.ts'
import { startPageServer } from './pageTestServer.ts'

test('the early script is in the syntax of 2009', () => {
  expect(earlyScript).not.toMatch(/=>|`|\b(let|const|class|async)\b|\?\.|\?\?/)
})

test('it is a file that browsers keep', async () => {
  const { get } = await startPageServer()
  const { body, headers } = await get(earlyScriptPath)
  expect(body).toBe(earlyScript)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
