import { expect, test } from 'vitest'
import themed from '../../app/e2e/themes.json' with { type: 'json' }
import { loadPageThemes } from '../../app/server/pages/pageThemes.ts'
import { createFakeBackend, defaultResponses } from '../../app/server/testing/fakeBackend.ts'
import { createTestSite } from '../../app/server/testing/testSite.ts'
import { historyReducer, startHistory } from './editHistory.ts'
import { isRawJsonObject } from './json.ts'
import { exportJson, importJson, resolveResponses } from './model.ts'
import { workbenchKinds } from './responses.ts'

const path = ['login', 'colors', 'rest', 'bg']
const edits = [
  { type: 'set', kind: 'button', path, value: '#0b5d3b' },
  { type: 'set', kind: 'button', path: ['login', 'colors', 'rest', 'text'], value: '#ffffff' },
  { type: 'set', kind: 'button', path: ['login', 'screens', 'lg', 'text'], value: 'login.mitid_button' },
  { type: 'set', kind: 'button', path: ['login', 'screens', 'xl', 'icons', 'start'], value: 'Lock' },
  { type: 'set', kind: 'input', path: ['search', 'colors', 'focus', 'bg'], value: 'oklch(0.2 0.02 255)' },
  { type: 'set', kind: 'button', path: ['x"]{}', 'size'], value: 'lg' },
] as const

test('the workbench renders the same CSS and texts as the site server for its exported JSON', async () => {
  const { present } = edits.reduce(
    historyReducer,
    startHistory({ button: { login: { text: 'btn.login' } }, input: { search: {} }, form: {} }),
  )
  const { send } = createFakeBackend({
    ...defaultResponses,
    'content.buttonThemes': () => JSON.parse(exportJson(present, 'button')),
    'content.inputThemes': () => JSON.parse(exportJson(present, 'input')),
  })
  const { site, lines } = createTestSite(send)
  const nobody = {
    jar: { get: () => undefined },
    clientIP: '',
    userDevice: 'Desktop',
    requestId: 'test',
    origin: 'http://site.test',
  } as unknown // the calls are public and need no session
  const served = await loadPageThemes(site, nobody as Parameters<typeof loadPageThemes>[1])
  const seen = resolveResponses(present)
  expect(served.css).toBe(seen.css)
  expect(served.css).toContain('--button-bg:#0b5d3b')
  expect(served.contents.login).toEqual(seen.contentOf('login'))
  const [logged] = lines.map((line) => JSON.parse(line)).filter(({ call }) => call === 'theme-button')
  expect(logged.issues).toEqual(JSON.parse(JSON.stringify(seen.findings.button.filter(({ reason }) => reason !== 'no_theme'))))
  expect(importJson(exportJson(present, 'button'), 'button')).toEqual({ type: 'imported', answer: present.button })
})

/** Every leaf value of a response with its path. */
const leaves = (value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] =>
  isRawJsonObject(value) ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key])) : [{ path, value }]

test('the JSON that the end-to-end test serves can be produced in the workbench', () => {
  const edits = workbenchKinds.flatMap((kind) => leaves(themed.served[kind]).map((leaf) => ({ type: 'set', kind, ...leaf }) as const))
  expect(edits.length).toBeGreaterThan(20)
  const { present } = edits.reduce(historyReducer, startHistory({ button: {}, input: {}, form: {} }))
  for (const kind of workbenchKinds) expect(JSON.parse(exportJson(present, kind))).toEqual(themed.served[kind])
  expect(
    Object.values(resolveResponses(present).findings)
      .flat()
      .filter(({ reason }) => reason !== 'no_theme'),
  ).toEqual([])
})
