import { describe, expect, it } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { messageFormSchema } from './contact/form.ts'
import { textCatalogue } from './content/texts/index.ts'
import { amountFormSchema, cardFormSchema, mobilePayFormSchema, newCardOption } from './deposit/form.ts'
import { kroner } from './format/money.ts'
import { cprFormSchema } from './identity/form.ts'
import { changeLimitSchema, mandatoryLimitsSchema } from './limits/form.ts'
import { contactFormSchema, emailCodeSchema } from './profile/contactForm.ts'
import { contactSchema, defaultContactValues } from './registration/form.ts'
import { withdrawalFormSchema } from './withdrawal/form.ts'

const amounts = { min: kroner(100), max: kroner(1000) }
const contact = { email: 'sofie@eksempel.dk', mobileCC: '45', mobileNo: '12345678' }

/** Every form of the site, with values that have the right types. */
const forms: Readonly<Record<string, { schema: $ZodType; values: Readonly<Record<string, unknown>> }>> = {
  registration: {
    schema: contactSchema({ minAge: 18, ageRange: { min: 18, max: 20 }, now: 0, limitRequired: true, cprHeld: false }),
    values: defaultContactValues(null),
  },
  login: { schema: cprFormSchema, values: { cpr: '' } },
  depositAmount: { schema: amountFormSchema({ ...amounts, limit: null }), values: { amount: null, withBonus: true, bonusCode: '' } },
  card: { schema: cardFormSchema(0), values: { card: newCardOption, number: '', holder: '', expiry: '', cvv: '' } },
  mobilePay: { schema: mobilePayFormSchema, values: { phoneNumber: '' } },
  withdrawal: { schema: withdrawalFormSchema(amounts), values: { amount: null } },
  amountLimit: { schema: changeLimitSchema('deposit', null), values: { amount: null } },
  timeLimit: { schema: changeLimitSchema('time', null), values: { amount: null } },
  firstLimits: { schema: mandatoryLimitsSchema('day'), values: { day: null, week: null, month: null } },
  profileContact: { schema: contactFormSchema, values: contact },
  emailCode: { schema: emailCodeSchema, values: { emailCode: '' } },
  message: { schema: messageFormSchema, values: { name: '', email: '', userId: '', message: '', recaptcha: '' } },
}
const textKeys = new Set(Object.entries(textCatalogue).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`)))
const unexpected = [undefined, null, '', 'x', 0, -1, Number.NaN, true, false, {}, []]

describe.each(Object.entries(forms))('%s', (_, { schema, values }) => {
  it.each(Object.keys(values))('has a text for every issue of %s', (field) => {
    for (const value of unexpected) {
      const messages = safeParse(schema, { ...values, [field]: value }).error?.issues.map(({ message }) => message) ?? []
      for (const message of messages) expect(textKeys, JSON.stringify({ value, message })).toContain(message)
    }
  })
})
