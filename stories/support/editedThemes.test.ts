import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadEdits, saveEdits, type ThemeResponses } from './editedThemes.ts'

const key = 'edits'
const seed: ThemeResponses = { button: { login: { size: 'md' } }, input: { search: {} }, form: { forms: {} } }
const edited: ThemeResponses = { ...seed, button: { login: { size: 'lg' } } }
const changedSeed: ThemeResponses = { ...seed, button: { login: { size: 'sm' } }, input: { search: { square: true } } }

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
}
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', { localStorage: storage })
  return () => vi.unstubAllGlobals()
})

describe('edits of the workbench', () => {
  it('are loaded as they were saved', () => {
    expect(saveEdits(key, seed, edited)).toBe(true)
    expect(loadEdits(key, seed)).toEqual({ responses: edited, conflicts: [] })
    expect(loadEdits('another', seed)).toBeNull()
  })

  it('are forgotten when they equal the seed again', () => {
    saveEdits(key, seed, edited)
    saveEdits(key, seed, { ...seed })
    expect(stored.size).toBe(0)
  })

  it('keep what was edited, take everything else from the changed seed, and name the conflict', () => {
    saveEdits(key, seed, edited)
    expect(loadEdits(key, changedSeed)).toEqual({ responses: { ...changedSeed, button: edited.button }, conflicts: ['button'] })
  })

  it('are gone once the exported file is the seed', () => {
    saveEdits(key, seed, edited)
    expect(loadEdits(key, edited)).toBeNull()
  })

  it.each(['{', '7', 'null', '{"base":{},"edited":{}}', '{"base":[],"edited":[]}'])('are none if the storage contains %s', (text) => {
    stored.set(key, text)
    expect(loadEdits(key, seed)).toBeNull()
  })

  it('are reported as not saved by a browser without storage', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
    expect(saveEdits(key, seed, edited)).toBe(false)
    expect(loadEdits(key, seed)).toBeNull()
  })
})
