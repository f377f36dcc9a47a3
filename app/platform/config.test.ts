import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { parseSettings, readSettings } from './settings.ts'

describe('configuration', () => {
  it('derives consistent defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3001,
      siteUrl: 'http://127.0.0.1:3000',
      platformUrl: 'http://127.0.0.1:3001',
      testControls: false,
    })
    expect(readConfig({ PORT: '4310', HOST: '0.0.0.0' })).toMatchObject({ port: 4311, platformUrl: 'http://127.0.0.1:4311' })
  })

  it('accepts both loopback origins of a local site, and only its own origin for a public one', () => {
    expect(readConfig({ SITE_URL: 'http://localhost:4310/' }).siteOrigins).toEqual(['http://localhost:4310', 'http://127.0.0.1:4310'])
    expect(readConfig({ SITE_URL: 'https://kasino.example' }).siteOrigins).toEqual(['https://kasino.example'])
  })

  it('names every invalid variable', () => {
    const wrong = { PORT: 'x', PLATFORM_TEST_CONTROLS: 'yes', DATABASE_URL: 'mysql://a', SITE_URL: 'ftp://a', LOG_LEVEL: 'loud' }
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name)
    expect(() => readConfig({ PORT: '65535' })).toThrow('PLATFORM_PORT')
  })

  it('treats an empty variable as absent', () => {
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
  })
})

describe('settings', () => {
  it('are read from the system configuration that the browser receives', () => {
    expect(readSettings()).toMatchObject({ minAge: 21, ageRange: { min: 18, max: 20 }, minDeposit: 10_000, limitRaiseHours: 24 })
  })

  it.each([
    ['limitRaiseHours', '23'],
    ['limitRaiseHours', '49'],
    ['minAge', '17'],
    ['spinGapSeconds', '2'],
  ])('rejects %s = %s', (name, value) => {
    expect(() => parseSettings([{ name, value }])).toThrow(name)
  })
})
