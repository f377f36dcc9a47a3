import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readPlatformConfig } from './config.ts'
import { readPlatformSettings } from './settings.ts'

describe('configuration', () => {
  it('derives consistent defaults', () => {
    expect(readPlatformConfig({})).toMatchObject({
      port: 3001,
      siteUrl: 'http://127.0.0.1:3000',
      platformUrl: 'http://127.0.0.1:3001',
      testControls: false,
    })
    expect(readPlatformConfig({ PUBLIC_URL: 'https://kasino.example', SIMULATED: '1' }).siteUrl).toBe('https://kasino.example')
    expect(readPlatformConfig({ PORT: '4310', HOST: '0.0.0.0' })).toMatchObject({ port: 4311, platformUrl: 'http://127.0.0.1:4311' })
  })

  it('accepts both loopback origins of a local site, and only its own origin for a public one', () => {
    expect(readPlatformConfig({ SITE_URL: 'http://localhost:4310/' }).siteOrigins).toEqual([
      'http://localhost:4310',
      'http://127.0.0.1:4310',
    ])
    expect(readPlatformConfig({ SITE_URL: 'https://kasino.example', SIMULATED: '1' }).siteOrigins).toEqual(['https://kasino.example'])
  })

  it('names every invalid variable', () => {
    const wrong = { PORT: 'x', PLATFORM_TEST_CONTROLS: 'yes', DATABASE_URL: 'mysql://a', SITE_URL: 'ftp://a', LOG_LEVEL: 'loud' }
    for (const name of Object.keys(wrong)) expect(() => readPlatformConfig(wrong)).toThrow(name)
    expect(() => readPlatformConfig({ PORT: '65535' })).toThrow('PLATFORM_PORT')
  })

  it.each([
    ...['0x10', '1e3', ' 80', '65536'].flatMap((value) => [
      ['PORT', value],
      ['PLATFORM_PORT', value],
    ]),
    ['DATABASE_LOCK_TIMEOUT_MS', '0xff'],
    ['DRAIN_SECONDS', '1e1'],
    ['CUSTOMER_RETENTION_YEARS', '4'],
    ...['https://user:secret@a.example', 'https://a.example/da', 'https://a.example?x', 'https://a.example#x'].flatMap((value) => [
      ['SITE_URL', value],
      ['PUBLIC_URL', value],
      ['PLATFORM_URL', value],
    ]),
  ])('refuses %s=%s', (name, value) => {
    expect(() => readPlatformConfig({ [name]: value })).toThrow(`${name}: expected`)
  })

  it('limits the time of database statements, of waits for locks and of idle transactions', () => {
    expect(readPlatformConfig({}).databaseTimeouts).toEqual({ statement: 8_000, lock: 4_000, idleInTransaction: 8_000 })
    expect(readPlatformConfig({ DATABASE_LOCK_TIMEOUT_MS: '250' }).databaseTimeouts.lock).toBe(250)
    for (const value of ['0', '-1', 'soon', '600001'])
      expect(() => readPlatformConfig({ DATABASE_STATEMENT_TIMEOUT_MS: value })).toThrow('DATABASE_STATEMENT_TIMEOUT_MS')
  })

  it('enables test controls for a loopback host, and for others only when asked explicitly', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1'])
      expect(readPlatformConfig({ HOST, PLATFORM_TEST_CONTROLS: '1' }).testControls).toBe(true)
    for (const HOST of ['0.0.0.0', '::', '192.0.2.7', 'casino.example']) {
      expect(() => readPlatformConfig({ HOST, PLATFORM_TEST_CONTROLS: '1' })).toThrow('PLATFORM_TEST_CONTROLS')
      expect(readPlatformConfig({ HOST, PLATFORM_TEST_CONTROLS: 'any-host' }).testControls).toBe(true)
      expect(readPlatformConfig({ HOST }).testControls).toBe(false)
    }
  })

  it('names proxies as the site does', () => {
    expect(readPlatformConfig({}).trustProxy).toBe(0)
    expect(readPlatformConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
    for (const TRUST_PROXY of ['true', '0.0.0.0/0', '11']) expect(() => readPlatformConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  })

  it('starts no simulated platform for a site with an https address, unless it is told to', () => {
    const env = { PUBLIC_URL: 'https://kasino.example' }
    expect(() => readPlatformConfig(env)).toThrow('SIMULATED: the site has an https address')
    expect(() => readPlatformConfig({ ...env, SIMULATED: '0' })).toThrow('SIMULATED')
    expect(readPlatformConfig({ ...env, SIMULATED: '1' }).isPublic).toBe(true)
  })

  it.each([
    [{}, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'http://kasino.example' }, true],
    [{ PLATFORM_URL: 'http://192.0.2.7:3001' }, true],
  ])('knows whether visitors reach it by a public name: %j', (env, isPublic) => {
    expect(readPlatformConfig(env).isPublic).toBe(isPublic)
  })

  it('treats an empty variable as absent', () => {
    expect(readPlatformConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
  })
})

describe('settings', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are read from the system configuration that the browser receives', () => {
    expect(readPlatformSettings()).toMatchObject({ minAge: 21, ageRange: { min: 18, max: 20 }, minDeposit: 10_000, limitRaiseHours: 24 })
  })

  it.each([
    ['limitRaiseHours', '23'],
    ['limitRaiseHours', '49'],
    ['minAge', '17'],
    ['spinGapSeconds', '2'],
    ['minmaxAgePopup', '18'],
    ['minDeposit', '99'],
    // Not enforced by the platform, but published by it.
    ['wageTimePopup', '{"time":90,"shown":true}'],
  ])('rejects %s = %s', (name, value) => {
    folder = mkdtempSync(join(tmpdir(), 'seed-'))
    writeFileSync(join(folder, 'system-config.json'), JSON.stringify([{ name, type: 'text', value }]))
    expect(() => readPlatformSettings(folder)).toThrow(`system configuration "${name}"`)
  })
})
