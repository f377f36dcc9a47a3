import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import themed from '../../app/e2e/themes.json' with { type: 'json' }
import { loadCmsContent } from '../../app/platform/cms/cmsContent.ts'
import { platformPath, readPlatformJson } from '../../app/platform/core/paths.ts'
import { loadPageThemes } from '../../app/site/server/pages/pageThemes.ts'
import { createFakeBackend, defaultResponses } from '../../app/site/server/testing/fakeBackend.ts'
import { createTestSite } from '../../app/site/server/testing/testSite.ts'
import { historyReducer, startHistory } from './editHistory.ts'
import { readImport } from './imports.ts'
import { isRawJsonObject } from './json.ts'
import { editedCalls, exportJson, resolveResponses } from './model.ts'
import { type RawResponses, workbenchKinds } from './responses.ts'

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
  expect(logged.issues).toEqual(JSON.parse(JSON.stringify(seen.refused.button)))
  expect(readImport(exportJson(present, 'button'), 'button')).toEqual({ type: 'imported', kind: 'button', response: present.button })
})

/** Every leaf value of a response with its path. */
const leaves = (value: unknown, path: readonly string[] = []): { path: readonly string[]; value: unknown }[] =>
  isRawJsonObject(value) ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key])) : [{ path, value }]

test('the JSON that the end-to-end test serves can be produced in the workbench', () => {
  const edits = workbenchKinds.flatMap((kind) => leaves(themed.served[kind]).map((leaf) => ({ type: 'set', kind, ...leaf }) as const))
  expect(edits.length).toBeGreaterThan(20)
  const { present } = edits.reduce(historyReducer, startHistory({ button: {}, input: {}, form: {} }))
  for (const kind of workbenchKinds) expect(JSON.parse(exportJson(present, kind))).toEqual(themed.served[kind])
  expect(Object.values(resolveResponses(present).refused).flat()).toEqual([])
})

const readSeedFile = (file: string) => readPlatformJson('seed', file) as RawResponses['button'] // every seed file is an object
const seed: RawResponses = {
  button: readSeedFile(editedCalls.button.file),
  input: readSeedFile(editedCalls.input.file),
  form: readSeedFile(editedCalls.form.file),
}

/** Loads the platform's content with one file of the seed replaced by the workbench's export. Throws what the platform refuses. */
function loadWithExport(kind: (typeof workbenchKinds)[number], edited: RawResponses) {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(platformPath('seed'), folder, { recursive: true })
  writeFileSync(join(folder, editedCalls[kind].file), exportJson(edited, kind))
  return loadCmsContent(folder)
}

test.each([
  ['button', ['login', 'colors', 'rest'], { bg: '#777777', text: '#888888' }],
  ['button', ['login', 'screens', 'lg', 'colors', 'hover', 'text'], '#0b1f14'],
  ['button', ['login', 'text'], 'btn.none'],
  ['input', ['search', 'colors', 'rest', 'text'], '#777777'],
  ['form', ['forms', 'contact', 'fields'], [{ name: 'nobody' }]],
] as const)('the platform refuses what the workbench says of the exported %s file with %j', (kind, path, value) => {
  const { present } = historyReducer(startHistory(seed), { type: 'set', kind, path, value })
  const refused = resolveResponses(present).refused[kind]
  const within = kind === 'form' ? 'forms.' : ''
  const lines = refused.map(
    ({ path: at, reason, detail }) => `seed/${editedCalls[kind].file}: ${within}${at}: ${reason}${detail ? ` (${detail})` : ''}`,
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(() => loadWithExport(kind, present)).toThrow(new Error(lines.join('\n')))
})

test.each(workbenchKinds)('the platform accepts the exported %s file of which the workbench says so', (kind) => {
  const readable = { type: 'set', kind: 'button', path: ['login', 'colors', 'rest'], value: { bg: '#0b5d3b', text: '#ffffff' } } as const
  const { present } = historyReducer(startHistory(seed), readable)
  expect(resolveResponses(present).refused[kind]).toEqual([])
  expect(() => loadWithExport(kind, present)).not.toThrow()
})
