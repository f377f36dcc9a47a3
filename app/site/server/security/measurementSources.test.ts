import { describe, expect, it } from 'vitest'
import { measurementSources } from './measurementSources.ts'

const now = 1_795_000_000_000
const measurement = { tagManagerId: 'GTM-AB12CD', consentVersion: 2 }
const hosts = { statistics: ['*.statistics.example', 'both.example'], marketing: ['ads.example', 'both.example'] }
const cookie = (flags: string, { version = 2, decidedAt = now - 1000 } = {}) => `${version}.${flags}.${decidedAt}.AbCdEfGhIjKlMnOpQrSt_-`

describe('measurementSources', () => {
  it.each([
    ['statistics', '10', ['https://*.statistics.example', 'https://both.example']],
    ['marketing', '01', ['https://ads.example', 'https://both.example']],
    ['both', '11', ['https://*.statistics.example', 'https://both.example', 'https://ads.example']],
  ])('consent to %s allows the tag manager and exactly its hosts', (_, flags, expected) => {
    expect(measurementSources(measurement, cookie(flags), hosts, now)).toEqual(['https://www.googletagmanager.com', ...expected])
  })

  it.each([
    ['without a cookie', measurement, undefined],
    ['after a refusal', measurement, cookie('00')],
    ['with a cookie that is no decision', measurement, 'all'],
    ['with a decision on older texts', measurement, cookie('11', { version: 1 })],
    ['with a decision of a year ago', measurement, cookie('11', { decidedAt: now - 365 * 86_400_000 })],
    ['without a tag manager, or on a page that is not measured', null, cookie('11')],
  ])('allows nothing %s', (_, page, stored) => {
    expect(measurementSources(page, stored, hosts, now)).toEqual([])
  })
})
