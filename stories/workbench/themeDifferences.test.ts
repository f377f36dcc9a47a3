import { expect, it } from 'vitest'
import { themeDifferences } from './themeDifferences.ts'

it('names every value that is set, changed or removed', () => {
  const seed = { size: 'sm', text: 'btn.login', colors: { rest: { bg: '#fff' } } }
  const edited = { size: 'lg', colors: { rest: { bg: '#fff', text: '#000' } }, screens: { md: { square: true } } }
  expect(themeDifferences(seed, edited)).toEqual([
    { path: 'size', seed: 'sm', edited: 'lg' },
    { path: 'text', seed: 'btn.login', edited: undefined },
    { path: 'colors.rest.text', seed: undefined, edited: '#000' },
    { path: 'screens.md.square', seed: undefined, edited: true },
  ])
})

it('compares fields of a form by their place, and a theme that the seed does not have with nothing', () => {
  expect(themeDifferences({ fields: [{ name: 'a' }, { name: 'b' }] }, { fields: [{ name: 'a' }] })).toEqual([
    { path: 'fields.1.name', seed: 'b', edited: undefined },
  ])
  expect(themeDifferences(undefined, { size: 'sm' })).toEqual([{ path: 'size', seed: undefined, edited: 'sm' }])
  expect(themeDifferences({ icon: null }, { icon: {} })).toEqual([{ path: 'icon', seed: null, edited: {} }])
  expect(themeDifferences({}, {})).toEqual([])
})
