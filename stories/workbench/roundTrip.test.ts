import { expect, test } from 'vitest'
import { loadThemes } from '../../app/server/pages/themes.ts'
import { fakeBackEnd, siteAnswers } from '../../app/server/testing/fake-back-end.ts'
import { testSite } from '../../app/server/testing/test-site.ts'
import { begin, edit } from './history.ts'
import { exportJson, importJson, resolve } from './model.ts'

const path = ['login', 'colors', 'rest', 'bg']
const edits = [
  { type: 'set', kind: 'button', path, value: '#0b5d3b' },
  { type: 'set', kind: 'button', path: ['login', 'colors', 'rest', 'text'], value: '#ffffff' },
  { type: 'set', kind: 'button', path: ['login', 'screens', 'lg', 'text'], value: 'login.mitid_button' },
  { type: 'set', kind: 'button', path: ['login', 'screens', 'xl', 'icons', 'start'], value: 'Lock' },
  { type: 'set', kind: 'input', path: ['search', 'colors', 'focus', 'bg'], value: 'oklch(0.2 0.02 255)' },
  { type: 'set', kind: 'button', path: ['x"]{}', 'size'], value: 'lg' },
] as const

test('what the workbench shows is what the own server writes into a page, for the JSON that it gives out', async () => {
  const { now } = edits.reduce(edit, begin({ button: { login: { text: 'btn.login' } }, input: { search: {} }, form: {} }))
  const { send } = fakeBackEnd({
    ...siteAnswers,
    'config.buttonThemes': () => JSON.parse(exportJson(now, 'button')),
    'config.inputThemes': () => JSON.parse(exportJson(now, 'input')),
  })
  const { site, lines } = testSite(send)
  const nobody = {
    jar: { get: () => undefined },
    clientIP: '',
    userDevice: 'Desktop',
    requestId: 'test',
    origin: 'http://site.test',
  } as unknown // the calls are public
  const served = await loadThemes(site, nobody as Parameters<typeof loadThemes>[1])
  const seen = resolve(now)
  expect(served.css).toBe(seen.css)
  expect(served.css).toContain('--button-bg:#0b5d3b')
  expect(served.contents.login).toEqual(seen.contentOf('login'))
  const [logged] = lines.map((line) => JSON.parse(line)).filter(({ call }) => call === 'theme-button')
  expect(logged.issues).toEqual(JSON.parse(JSON.stringify(seen.findings.button.filter(({ reason }) => reason !== 'no_theme'))))
  expect(importJson(exportJson(now, 'button'), 'button')).toEqual({ ok: true, answer: now.button })
})
