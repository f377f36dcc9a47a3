import { describe, expect, it } from 'vitest'
import { changedVariables, isTokenSource } from './changedTokens.ts'

const sheet = ':root{color-scheme:dark;--a:1;--b:2}\n:root[data-contrast=more]{--a:3}\n'

describe('changed tokens', () => {
  it('are the variables with another value in any brand or contrast', () => {
    const before = { 'tokens.css': sheet, 'brands/strand.css': '[data-brand=strand]{--c:1}' }
    expect(changedVariables(before, before)).toEqual([])
    expect(changedVariables(before, { ...before, 'tokens.css': sheet.replace('--a:3', '--a:4') })).toEqual(['--a'])
    expect(changedVariables(before, { ...before, 'brands/strand.css': '[data-brand=strand]{--c:2}' })).toEqual(['--c'])
  })

  it('include a variable that a mode overrides only now, or no longer', () => {
    const more = sheet.replace('--a:3', '--a:3;--b:2')
    expect(changedVariables({ 'tokens.css': sheet }, { 'tokens.css': more })).toEqual(['--b'])
    expect(changedVariables({ 'tokens.css': more }, { 'tokens.css': sheet })).toEqual(['--b'])
    expect(changedVariables({}, { 'brands/new.css': '[data-brand=new]{--c:1}' })).toEqual(['--c'])
  })

  it('come from the values, not from the modules beside them', () => {
    expect(['tokens/src/nordlys.tokens.json', 'tokens/brands.ts', 'tokens/plugin.mjs'].map(isTokenSource)).toEqual([true, false, false])
  })
})
