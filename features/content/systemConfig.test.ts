import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSystemConfig, parseSystemConfig, systemConfigKeys, systemConfigValues } from './systemConfig.ts'

const systemConfigNames = Object.values(systemConfigValues).map(({ name }) => name)

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
      wageTimePopup: '{"time":60,"shown":true}',
      spinGapSeconds: '3.5',
      payment_methods: '{"main_deposit":{"card":false,"mobile_pay":true},"quick_deposit":{"card":true,"mobile_pay":false}}',
      settingMobilePay: '{"active":true}',
      piqErrorMessageMap: '{"ERR_DECLINED_OTHER_REASON":"Banken sagde nej."}',
      mobileProviders: ' 3, 14 ',
      landingPageCookie: '{"type":"day","time":2}',
      registrationCookie: '{"type":"minute","time":15}',
      BordspilCategory: '["roulette","video-poker"]',
      tagManagerId: 'GTM-AB12CD',
      marketingNotification: '{"active":false,"expiry":7}',
      agePopupContent: '{"title":"A","content":"B","button_text":"C","button_link":"/contents/vilkaar"}',
      agePopupLogo: '/img/brand/logo',
      agePopupMedia: '',
      login_content: '[{"title":" A ","content":"B"}]',
      verifycpr_loginnoacc: '{"title":"A","content":"B"}',
    })
    expect(issues).toEqual([])
    expect(values).toEqual({
      ...defaultSystemConfig,
      minAge: 18,
      ageRange: { min: 18, max: 24 },
      minDeposit: 5000,
      quickAmounts: [10_000, 20_000],
      limitSuggestions: { ...defaultSystemConfig.limitSuggestions, day: [100], week: [200], month: [300] },
      limitRaiseHours: 48,
      realityCheckMinutes: 60,
      spinGapSeconds: 3.5,
      openPaymentMethods: { main: { card: false, mobilePay: true }, quick: { card: true, mobilePay: false } },
      mobilePayEnabled: true,
      paymentErrorTexts: { ERR_DECLINED_OTHER_REASON: 'Banken sagde nej.' },
      mobileProviders: [3, 14],
      landingPageCookieSeconds: 172_800,
      registrationCookieSeconds: 900,
      tableCategories: ['roulette', 'video-poker'],
      tagManagerId: 'GTM-AB12CD',
      marketingConsent: { active: false, expiryDays: 7 },
      agePopupContent: { title: 'A', content: 'B', buttonText: 'C', buttonLink: '/contents/vilkaar' },
      agePopupLogo: '/img/brand/logo',
      loginContent: [{ title: 'A', content: 'B' }],
      noAccountContent: { title: 'A', content: 'B' },
    })
  })

  it.each(systemConfigKeys)('parses the documented example of %s', (key) => {
    const { name, example } = systemConfigValues[key]
    expect(parseSystemConfig({ [name]: example }).issues).toEqual([])
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
    ['limitSuggestions', '{"day":[100000001],"week":[200],"month":[300]}'],
    ['limitRaiseHours', '12'],
    ['limitRaiseHours', '49'],
    ['wageTimePopup', '{"time":0,"shown":true}'],
    ['wageTimePopup', '{"time":90,"shown":true}'],
    ['wageTimePopup', '{"time":5,"shown":false}'],
    ['wageTimePopup', '5'],
    ['payment_methods', '{"main_deposit":{"card":true}}'],
    ['3DS_settings', '{"normal":{"desktop":900}}'],
    ['piqErrorMessageMap', '{"a b":"x"}'],
    ['piqErrorMessageMap', '{"ERR_X":""}'],
    ['piqErrorMessageMap', '{"ERR_RESPONSIBLE_GAMING_LIMIT":"Prøv bare igen."}'],
    ['registrationCookie', '{"type":"day","time":1}'],
    ['registrationCookie', '{"type":"minute","time":-1}'],
    ['landingPageCookie', '{"type":"year","time":1}'],
    ['mobileProviders', '1,,2'],
    ['mobileProviders', '1.5'],
    ['notification_start_time', '0'],
    ['tagManagerId', 'gtm-1'],
    ['tagManagerId', "GTM-AB12');alert(1)//"],
    ['pageViewEvent', 'content view'],
    ['contact_form_content', '[{"title":"A","content":"B"}]'],
    ['login_content', '[]'],
    ['agePopupLogo', 'https://evil.example/x.png'],
    ['agePopupContent', '{"title":"A","content":"B","button_text":"C","button_link":"javascript:alert(1)"}'],
    ['optionUploadFile', '["pas"]'],
    ['BordspilCategory', '["../x"]'],
    ['marketingNotification', '{"active":true,"expiry":0}'],
    ['buildPollSeconds', '1'],
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

  it('has a name and a documentation of its own for every value', () => {
    expect(new Set(systemConfigNames).size).toBe(systemConfigNames.length)
    for (const { form, effect } of Object.values(systemConfigValues)) expect(form.length * effect.length).toBeGreaterThan(100)
  })

  it('never returns a value outside the Danish rules, for any configuration', () => {
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc.integer({ min: -100, max: 100 }).map(String),
      fc.double().map(String),
      fc.tuple(fc.nat(120), fc.nat(120)).map(([min, max]) => `${min},${max}`),
    )
    const raw = fc.dictionary(fc.constantFrom(...systemConfigNames), value)
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
        expect(values.registrationCookieSeconds).toBeLessThanOrEqual(3600)
        for (const { name } of issues) expect(configured[name]).toBeDefined()
        // a parsed value is what its schema parses, or the default: never something between
        for (const key of systemConfigKeys) {
          const { name, schema, fallback } = systemConfigValues[key]
          const text = configured[name]
          const parsed = text === undefined ? undefined : schema.safeParse(text)
          expect(values[key]).toEqual(parsed?.success ? parsed.data : fallback)
          expect(issues.some((issue) => issue.name === name)).toBe(parsed?.success === false)
        }
      }),
      { numRuns: 500 },
    )
  })
})
