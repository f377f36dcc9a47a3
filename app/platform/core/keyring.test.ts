import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPlatformConfig } from './config.ts'
import { readKeys } from './keyring.ts'

const secret = (letter: string): string => Buffer.alloc(32, letter).toString('base64')
const url = 'postgres://casino@db.example/nordlys'

describe('the keys of the configuration', () => {
  it('have the current one first', () => {
    const { platformKeys } = readPlatformConfig({ PLATFORM_KEYS: `2026-b:${secret('b')}, database:${secret('a')}` })
    expect(platformKeys).toEqual([
      { id: '2026-b', secret: secret('b') },
      { id: 'database', secret: secret('a') },
    ])
  })

  it.each([
    secret('a'),
    `a:${Buffer.alloc(31).toString('base64')}`,
    `A:${secret('a')}`,
    `${'a'.repeat(17)}:${secret('a')}`,
    `a.b:${secret('a')}`,
    `a:${secret('a')},`,
    `a:${secret('a')},a:${secret('b')}`,
  ])('are refused without being told: %s', (PLATFORM_KEYS) => {
    expect(() => readPlatformConfig({ PLATFORM_KEYS })).toThrow('PLATFORM_KEYS')
    try {
      readPlatformConfig({ PLATFORM_KEYS })
    } catch (error) {
      expect(String(error)).not.toContain(secret('a'))
    }
  })

  it('are required by name for a server, and not for its audit', () => {
    const config = readPlatformConfig({ DATABASE_URL: url })
    expect(() => readKeys(config)).toThrow('PLATFORM_KEYS: required with DATABASE_URL')
    expect(readKeys(readPlatformConfig({ DATABASE_URL: url, PLATFORM_KEYS: `a:${secret('a')}` })).file).toBeNull()
  })
})

describe('the key file of an embedded database', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
  const read = () => readKeys(readPlatformConfig({ DATA_DIR: dataDir }))
  const file = () => join(dataDir, 'platform-keys')

  it('is made once, for this user only', () => {
    const { keys } = read()
    expect(keys).toHaveLength(1)
    expect(read().keys).toEqual(keys)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('has other keys in each folder', () => {
    const [first] = read().keys
    rmSync(file())
    expect(read().keys[0].secret).not.toBe(first.secret)
  })

  it('that is damaged stops the start, and stays as it is', () => {
    writeFileSync(file(), 'k1:AAAA')
    expect(read).toThrow(`${file()} has no keys`)
    expect(readFileSync(file(), 'utf8')).toBe('k1:AAAA')
  })
})
