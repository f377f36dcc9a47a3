import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuiltInForm, resolveForms } from './formRegistry.ts'

const form = {
  who: {
    name: { label: 'form.name', required: true },
    email: { label: 'form.email', help: 'form.email_help', icon: 'Mail', required: true },
    nick: { label: 'form.nick', placeholder: 'form.nick_example', required: false },
  },
  send: { news: { label: 'form.news', required: false }, terms: { label: 'form.terms', required: true } },
} as const satisfies BuiltInForm
const texts = new Set(['form.name', 'form.email', 'form.email_help', 'form.nick', 'form.news', 'form.terms', 'other.words'])
const read = (raw: unknown) => {
  const { forms, issues } = resolveForms({ form: raw }, { form }, (key) => texts.has(key))
  return {
    sections: forms.form,
    order: forms.form.flatMap(({ fields }) => fields.map(({ name }) => name)),
    issues: issues.map(({ path, reason }) => `${path} ${reason}`),
  }
}
const builtIn = read(undefined)
const listed = (...names: readonly string[]) => ({ fields: names.map((name) => ({ name })) })

describe('a registry', () => {
  it('yields the built-in form when missing', () => {
    expect(builtIn.issues).toEqual([])
    expect(builtIn.sections).toEqual([
      {
        name: 'who',
        fields: [
          { name: 'name', label: 'form.name' },
          { name: 'email', label: 'form.email', help: 'form.email_help', icon: 'Mail' },
          { name: 'nick', label: 'form.nick', placeholder: 'form.nick_example' },
        ],
      },
      {
        name: 'send',
        fields: [
          { name: 'news', label: 'form.news' },
          { name: 'terms', label: 'form.terms' },
        ],
      },
    ])
  })

  it('sets the order and hides optional fields', () => {
    expect(read(listed('terms', 'email', 'name'))).toMatchObject({ order: ['terms', 'email', 'name'], issues: [] })
  })

  it('overrides texts, icon and theme, and removes them with null', () => {
    const fields = [
      { name: 'name', label: 'other.words', help: 'form.email_help', icon: 'User', theme: 'dark-one' },
      { name: 'email', help: null, icon: null },
      { name: 'terms' },
    ]
    expect(read({ fields }).sections[0]?.fields).toEqual([
      { name: 'name', label: 'other.words', help: 'form.email_help', icon: 'User', theme: 'dark-one' },
      { name: 'email', label: 'form.email' },
    ])
  })

  it('cannot omit a required field: it is inserted after its predecessor in the built-in form', () => {
    expect(read(listed('news', 'name'))).toMatchObject({
      order: ['news', 'terms', 'name', 'email'],
      issues: expect.arrayContaining(['form.fields.email missing', 'form.fields.terms missing']),
    })
  })

  it('keeps a section together', () => {
    expect(read(listed('terms', 'name', 'news', 'email'))).toMatchObject({
      order: ['terms', 'news', 'name', 'email'],
      issues: ['form.fields.news split_section', 'form.fields.email split_section'],
    })
  })

  it('drops invalid parts field by field', () => {
    const fields = [
      { name: 'email', label: 'form.nobody', help: 'javascript:alert(1)', icon: 'Skull', theme: 'x"]{}', required: false, rule: '.*' },
      { name: 'email', label: 'other.words' },
      { name: 'password' },
      { name: '__proto__' },
      { name: 7 },
      'name',
      null,
      { name: 'name', label: 'constructor.name' },
      { name: 'terms', label: null },
    ]
    const { issues, sections } = read({ fields, extra: 1 })
    expect(issues).toEqual([
      'form.extra unknown_key',
      'form.fields.0.help invalid_value',
      'form.fields.0.icon invalid_value',
      'form.fields.0.theme invalid_value',
      'form.fields.0.required unknown_key',
      'form.fields.0.rule unknown_key',
      'form.fields.0.label unknown_text',
      'form.fields.1.name duplicate',
      'form.fields.2.name unknown_field',
      'form.fields.3.name unknown_field',
      'form.fields.4.name unknown_field',
      'form.fields.5.name unknown_field',
      'form.fields.6.name unknown_field',
      'form.fields.7.label unknown_text',
      'form.fields.8.label invalid_value',
    ])
    expect(sections[0]?.fields).toEqual([
      { name: 'email', label: 'form.email', help: 'form.email_help', icon: 'Mail' },
      { name: 'name', label: 'form.name' },
    ])
  })

  it.each([
    ['no object', 'fields', 'form not_an_object'],
    ['no list', {}, 'form.fields not_a_list'],
    ['an object as list', { fields: { 0: { name: 'name' } } }, 'form.fields not_a_list'],
    ['an empty list', { fields: [] }, 'form.fields missing'],
    ['only unknown fields', listed('a', 'b'), 'form.fields missing'],
  ])('with %s falls back to the built-in form and reports it', (_, raw, issue) => {
    const { sections, issues } = read(raw)
    expect(sections).toEqual(builtIn.sections)
    expect(issues).toContain(issue)
  })

  it('is reported when its form is unknown', () => {
    const { issues } = resolveForms({ login: {}, form: listed('name', 'email', 'terms') }, { form }, () => true)
    expect(issues).toEqual([{ path: 'login', reason: 'unknown_key' }])
    expect(resolveForms('x', { form }, () => true).issues).toEqual([{ path: '', reason: 'not_an_object' }])
  })
})

describe('any configuration', () => {
  const name = fc.oneof(fc.constantFrom('name', 'email', 'nick', 'news', 'terms', '__proto__', 'constructor'), fc.string(), fc.anything())
  const text = fc.oneof(fc.constantFrom(...texts), fc.string(), fc.constant('x'.repeat(10_000)), fc.anything())
  const entry = fc.oneof(fc.record({ name, label: text, help: text, placeholder: text, icon: text, theme: text }), fc.anything())
  const raw = fc.oneof(fc.record({ fields: fc.oneof(fc.array(entry, { maxLength: 80 }), fc.anything()) }), fc.anything())

  it('keeps required fields, repeats none, uses known texts only and never throws', () => {
    fc.assert(
      fc.property(raw, (given) => {
        const { sections, order } = read(given)
        expect(order).toEqual(expect.arrayContaining(['name', 'email', 'terms']))
        expect(new Set(order).size).toBe(order.length)
        expect(new Set(sections.map((section) => section.name)).size).toBe(sections.length)
        for (const field of sections.flatMap(({ fields }) => fields)) {
          expect(builtIn.order).toContain(field.name)
          for (const key of [field.label, field.help]) if (key !== undefined) expect(texts).toContain(key)
          expect(`${field.theme ?? ''}${field.icon ?? ''}`).toMatch(/^[a-zA-Z0-9-]*$/)
        }
      }),
    )
  })

  it('never puts a rejected value into an issue', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), (secret) => {
        const fields = [
          { name: secret, label: secret },
          { name: 'name', label: secret, theme: `${secret} ` },
        ]
        const { issues } = resolveForms({ form: { fields } }, { form }, () => false)
        expect(issues.some(({ path, detail }) => path.includes(secret) || detail?.includes(secret))).toBe(false)
      }),
    )
  })
})
