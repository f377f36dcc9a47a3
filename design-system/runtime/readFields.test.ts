import { vars } from '@casino/tokens/vars'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { IssueList } from './configIssues.ts'
import { colorSchema, ownEntries, ownValue, readFields, readThemes, textKeySchema } from './readFields.ts'

describe('a text key', () => {
  it('consists of lower-case words separated by dots, at most 80 characters', () => {
    const valid = ['btn.play', 'a.b', 'btn.play_now2.x', `btn.${'a'.repeat(76)}`]
    expect(valid.filter((key) => !textKeySchema.safeParse(key).success)).toEqual([])
    const invalid = [
      'btn',
      'btn.',
      '.play',
      'btn..play',
      'Btn.play',
      'btn.Play',
      '1.play',
      'btn.1',
      'btn.a-b',
      'x btn.a',
      'btn.a b',
      `btn.${'a'.repeat(77)}`,
    ]
    expect(invalid.filter((key) => textKeySchema.safeParse(key).success)).toEqual([])
  })
})

describe('fields of an object', () => {
  const shape = { square: z.boolean(), bg: colorSchema }
  const read = (raw: unknown, nested?: readonly string[]) => {
    const issues = new IssueList()
    return { fields: readFields(raw, shape, 'login', issues, nested), issues: issues.all }
  }

  it('are parsed one by one; an invalid one is reported and omitted', () => {
    const { fields, issues } = read({ square: 'yes', bg: '#FFF', glow: 1 })
    expect(fields).toEqual({ bg: expect.objectContaining({ css: '#fff' }) })
    expect(issues).toStrictEqual([
      { path: 'login.square', reason: 'invalid_value' },
      { path: 'login.glow', reason: 'unknown_key' },
    ])
  })

  it('take a colour token by its name', () => {
    for (const [name, css] of [
      ['action.bg', vars.color.action.bg],
      [' page ', vars.color.page],
    ])
      expect(read({ bg: name })).toEqual({ fields: { bg: { css } }, issues: [] })
    for (const name of ['action', 'action.none', 'constructor', 'Action.bg', 'var(--color-page)'])
      expect(read({ bg: name }).fields).toEqual({})
  })

  it('are reported with the rule they break, never with their value', () => {
    expect(read({ bg: 'red;}' }).issues).toStrictEqual([
      { path: 'login.bg', reason: 'invalid_value', detail: 'colour outside of the grammar' },
    ])
  })

  it('are left to the caller when nested', () => {
    expect(read({ colors: {}, square: true }, ['colors'])).toEqual({ fields: { square: true }, issues: [] })
  })

  it('are own properties, not inherited ones', () => {
    expect(read(JSON.parse('{"toString":1,"__proto__":{"square":true}}'))).toEqual({
      fields: {},
      issues: [
        { path: 'login.toString', reason: 'unknown_key' },
        { path: 'login.__proto__', reason: 'unknown_key' },
      ],
    })
    expect(ownValue({ a: 1 }, 'a')).toBe(1)
    expect([ownValue({}, 'toString'), ownValue(null, 'a'), ownValue('text', 'length'), ownValue([1], '0')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  it('exist only in an object; an absent one is not an error', () => {
    for (const raw of [null, 'text', 7, [1]]) {
      const issues = new IssueList()
      expect(ownEntries(raw, 'login', issues)).toEqual([])
      expect(issues.all).toEqual([{ path: 'login', reason: 'not_an_object' }])
    }
    expect(read(undefined)).toEqual({ fields: {}, issues: [] })
  })
})

describe('named themes', () => {
  const read = (raw: unknown) => {
    const issues = new IssueList()
    return { names: readThemes(raw, issues).map(([name]) => name), issues: issues.all }
  }

  it('have names that are safe in a selector', () => {
    const valid = ['a', 'login', 'topUp-2', 'a'.repeat(40)]
    expect(read(Object.fromEntries(valid.map((name) => [name, {}])))).toEqual({ names: valid, issues: [] })
    for (const name of ['', 'A', '-a', '2a', 'a b', 'a_b', 'a"]', '\na', 'a'.repeat(41)])
      expect(read({ [name]: {} }), name).toMatchObject({ names: [], issues: [{ reason: 'bad_name' }] })
    expect(read({ 'a"]': {} }).issues).toEqual([{ path: 'a??', reason: 'bad_name' }])
  })

  it('are at most 200', () => {
    const themes = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, {}]))
    expect(read(themes(200))).toMatchObject({ names: { length: 200 }, issues: [] })
    expect(read(themes(201))).toMatchObject({
      names: { length: 200 },
      issues: [{ path: '', reason: 'too_many', detail: 'more than 200 themes' }],
    })
  })

  it('are the entries of an object', () => {
    expect(read([])).toEqual({ names: [], issues: [{ path: '', reason: 'not_an_object' }] })
  })
})
