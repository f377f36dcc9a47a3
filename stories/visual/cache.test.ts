import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cacheFolder, evictOldest, PictureCache } from './cache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Sets when a picture was last used, s since the epoch. */
const usedAt = (name: string, seconds: number) => utimesSync(join(folder, name), seconds, seconds)

describe('the cache', () => {
  it('is outside the repository, where the environment says', () => {
    expect(cacheFolder({ VISUAL_CACHE_DIR: '/elsewhere' })).toBe('/elsewhere')
    expect(cacheFolder({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/nordlys-visual')
    expect(cacheFolder({})).toMatch(/\.cache\/nordlys-visual$/)
  })

  it('returns the picture of a fingerprint, and nothing for another', () => {
    const pictures = new PictureCache(join(folder, 'pictures'))
    expect(pictures.get('a')).toBeUndefined()
    pictures.put('a', Buffer.from('picture'))
    expect(pictures.get('a')).toEqual(Buffer.from('picture'))
    expect(readdirSync(join(folder, 'pictures'))).toEqual(['a.png'])
  })

  it('deletes the pictures that were not used for longest above its limit', () => {
    const pictures = new PictureCache(folder)
    for (const name of ['a', 'b', 'c']) pictures.put(name, Buffer.alloc(100))
    for (const [at, name] of ['a.png', 'b.png', 'c.png'].entries()) usedAt(name, at + 1)
    pictures.get('a')
    pictures.evict(200)
    expect(readdirSync(folder).sort()).toEqual(['a.png', 'c.png'])
  })

  it('deletes whole builds', () => {
    for (const name of ['old', 'new']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'old/index.html'), '')
    usedAt('old', 1)
    evictOldest(folder, 1, () => 1)
    expect(readdirSync(folder)).toEqual(['new'])
  })
})
