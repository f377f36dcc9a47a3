import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seedFolder } from '../core/readSeed.ts'
import { createContentReader } from './contentReader.ts'

const log = { info: vi.fn(), error: vi.fn() }
let seed = ''
let texts = ''
let edits = 0
beforeEach(() => {
  seed = mkdtempSync(join(tmpdir(), 'seed-'))
  texts = mkdtempSync(join(tmpdir(), 'texts-'))
  cpSync(seedFolder(), seed, { recursive: true })
  cpSync(join(appRoot(), '../features/content/texts/da'), texts, { recursive: true })
  vi.clearAllMocks()
})
afterEach(() => {
  for (const folder of [seed, texts]) rmSync(folder, { recursive: true })
})

/** Writes a file with a time of its own: two writes in one tick of the file system's clock would look like one. */
function edit(folder: string, file: string, text: string) {
  writeFileSync(join(folder, file), text)
  edits += 1
  utimesSync(join(folder, file), edits, edits)
}

it('the content is the same object until a file changes', () => {
  const read = createContentReader({ log, seed, texts })
  expect(read()).toBe(read())
})

it.each([
  ['a theme', 'button-themes.json', '{ "login": { "text": "btn.login", "size": "lg" } }', 'buttonThemes', '"size":"lg"'],
  ['an override of a text', 'translations.json', '{ "menu": { "home": "Hjem" } }', 'translations', 'Hjem'],
  ['a page', 'pages/om-os.html', '<h2>Ny tekst</h2>', 'pages', 'Ny tekst'],
] as const)('%s is read again after an edit', (_, file, text, part, expected) => {
  const read = createContentReader({ log, seed, texts })
  const written = () => JSON.stringify(part === 'pages' ? [...read().pages] : read()[part])
  expect(written()).not.toContain(expected)
  edit(seed, file, text)
  expect(written()).toContain(expected)
  expect(log.error).not.toHaveBeenCalled()
})

it('a new text can be used by a theme at once', () => {
  const read = createContentReader({ log, seed, texts })
  edit(texts, 'btn.json', '{ "login": "Log ind", "enter": "Kom ind" }')
  edit(seed, 'button-themes.json', '{ "login": { "text": "btn.enter" } }')
  expect(read().translations.btn).toEqual({ login: 'Log ind', enter: 'Kom ind' })
  expect(read().buttonThemes).toEqual({ login: { text: 'btn.enter' } })
})

it('an invalid edit leaves the previous content and is logged once, until it is corrected', () => {
  const read = createContentReader({ log, seed, texts })
  const before = read()
  edit(seed, 'site.json', '{')
  expect([read(), read()]).toEqual([before, before])
  expect(log.error).toHaveBeenCalledOnce()
  expect(log.error.mock.calls[0]?.[0].err.message).toContain('seed/site.json is not JSON')
  cpSync(join(seedFolder(), 'site.json'), join(seed, 'site.json'))
  expect(read()).not.toBe(before)
  expect(read().site).toEqual(before.site)
})

it('a bonus outside the rules is refused with its reason, and the content stays', () => {
  const read = createContentReader({ log, seed, texts })
  const before = read()
  edit(seed, 'bonuses.json', readFileSync(join(seed, 'bonuses.json'), 'utf8').replace('"validDays": 60', '"validDays": 59'))
  expect(read()).toBe(before)
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: expect.stringContaining('60 days or more') }) },
    expect.stringContaining('the previous one stays'),
  )
})
