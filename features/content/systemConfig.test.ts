import { describe, expect, it } from 'vitest'
import { defaultSystemConfig, parseSystemConfig, systemConfigNames } from './systemConfig.ts'

describe('parseSystemValues', () => {
  it('uses the default of each value that the back end does not set', () => {
    expect(parseSystemConfig({})).toEqual(defaultSystemConfig)
  })

  it('parses every value', () => {
    const values = parseSystemConfig({
      minAge: '18',
      minmaxAgePopup: '18, 24',
      minDeposit: '5000',
      quickTransferAmounts: '[10000,20000]',
      limitSuggestions: '{"day":[100],"week":[200],"month":[300]}',
      limitRaiseHours: '48',
      realityCheckMinutes: '60',
      spinGapSeconds: '3.5',
    })
    expect(values).toEqual({
      minAge: 18,
      ageRange: { min: 18, max: 24 },
      minDeposit: 5000,
      quickAmounts: [10_000, 20_000],
      limitSuggestions: { day: [100], week: [200], month: [300] },
      limitRaiseHours: 48,
      realityCheckMinutes: 60,
      spinGapSeconds: 3.5,
    })
  })

  it.each([
    ['minAge', '17'],
    ['minmaxAgePopup', '20,18'],
    ['minmaxAgePopup', '18'],
    ['minDeposit', '-1'],
    ['quickTransferAmounts', '200, 500'],
    ['quickTransferAmounts', '[]'],
    ['limitSuggestions', '{"day":[100]}'],
    ['limitRaiseHours', '12'],
    ['realityCheckMinutes', '0'],
    ['realityCheckMinutes', '90'],
    ['spinGapSeconds', '2'],
  ])('rejects %s = %s and names it', (name, value) => {
    expect(systemConfigNames).toContain(name)
    expect(() => parseSystemConfig({ [name]: value })).toThrow(`system configuration "${name}"`)
  })
})
