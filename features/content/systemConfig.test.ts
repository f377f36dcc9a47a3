import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSystemConfig, parseSystemConfig, systemConfigNames } from './systemConfig.ts'

describe('parseSystemConfig', () => {
  it('uses the default of each value that the back end does not set', () => {
    expect(parseSystemConfig({})).toEqual({ values: defaultSystemConfig, issues: [] })
  })

  it('parses every value', () => {
    const { values, issues } = parseSystemConfig({
      minAge: '18',
      minmaxAgePopup: '18, 24',
      minDeposit: '5000',
      quickTransferAmounts: '[10000,20000]',
      limitSuggestions: '{"day":[100],"week":[200],"month":[300]}',
      limitRaiseHours: '48',
      realityCheckMinutes: '60',
      spinGapSeconds: '3.5',
    })
    expect(issues).toEqual([])
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
    ['minAge', '21.5'],
    ['minmaxAgePopup', '20,18'],
    ['minmaxAgePopup', '18'],
    ['minDeposit', '-1'],
    ['minDeposit', '99'],
    ['minDeposit', ''],
    ['quickTransferAmounts', '200, 500'],
    ['quickTransferAmounts', '[]'],
    ['limitSuggestions', '{"day":[100]}'],
    ['limitRaiseHours', '12'],
    ['limitRaiseHours', '49'],
    ['realityCheckMinutes', '0'],
    ['realityCheckMinutes', '90'],
    ['spinGapSeconds', '2'],
  ])('replaces %s = %s by its default, names it, and keeps the other values', (name, value) => {
    expect(systemConfigNames).toContain(name)
    const other =
      name === 'spinGapSeconds'
        ? { raw: { minAge: '18' }, parsed: { minAge: 18 } }
        : { raw: { spinGapSeconds: '4' }, parsed: { spinGapSeconds: 4 } }
    const { values, issues } = parseSystemConfig({ ...other.raw, [name]: value })
    expect(issues).toEqual([{ name, reason: expect.stringMatching(/./) }])
    expect(values).toEqual({ ...defaultSystemConfig, ...other.parsed })
  })

  it('never returns a value outside the Danish rules, whatever is configured', () => {
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc.integer({ min: -100, max: 100 }).map(String),
      fc.double().map(String),
      fc.tuple(fc.nat(120), fc.nat(120)).map(([min, max]) => `${min},${max}`),
    )
    const raw = fc.record(Object.fromEntries(systemConfigNames.map((name) => [name, value])), { requiredKeys: [] })
    fc.assert(
      fc.property(raw, (configured) => {
        const { values, issues } = parseSystemConfig(configured)
        expect(values.minAge).toBeGreaterThanOrEqual(18)
        expect(values.ageRange.min).toBeLessThanOrEqual(values.ageRange.max)
        expect(values.limitRaiseHours).toBeGreaterThanOrEqual(24)
        expect(values.limitRaiseHours).toBeLessThanOrEqual(48)
        expect(values.realityCheckMinutes).toBeGreaterThanOrEqual(1)
        expect(values.realityCheckMinutes).toBeLessThanOrEqual(60)
        expect(values.spinGapSeconds).toBeGreaterThanOrEqual(3)
        const { day, week, month } = values.limitSuggestions
        for (const amount of [values.minDeposit, ...values.quickAmounts, ...day, ...week, ...month]) expect(amount).toBeGreaterThan(0)
        for (const { name } of issues) expect(configured[name]).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })
})
