import { createElement } from 'react'
import { expect, it } from 'vitest'
import { argsOfOtherShape, controlFor, mountKey, suitControls } from './controls.ts'

const element = createElement('p', null, 'Indhold')

it.each([
  ['a text', 'ReactNode', 'Gem', 'text'],
  ['a text that is not set', 'ReactNode', undefined, 'text'],
  ['a text or nothing', 'string | null', null, 'text'],
  ['an amount or nothing', 'number | null', null, 'number'],
  ['a switch', 'boolean | undefined', undefined, 'boolean'],
  ['data', 'readonly Row[]', [{ id: '1', cells: { game: 'Ravklippen' } }], 'object'],
  ['rendered elements', 'ReactNode', [element], false],
  ['data with elements', 'readonly Item[]', [{ label: 'Forside', icon: element }], false],
  ['data with functions', 'readonly Entry[]', [{ label: 'Log ud', onSelect: () => undefined }], false],
  ['data that is not set', 'GridColumns', undefined, false],
  ['a ref', 'Ref<HTMLInputElement>', undefined, false],
  ['a handler', 'MouseEventHandler<HTMLElement>', () => undefined, false],
])('the control of %s', (_, type, arg, control) => {
  expect(controlFor(type, arg)).toBe(control)
})

it.each([
  ['its args has controls', true, ['text', 'select']],
  ['no args has none', false, [false, false]],
])('a story that renders %s', (_, __isArgsStory, expected) => {
  const children = { name: 'children', type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } }
  const size = { name: 'size', type: { name: 'enum', value: ['sm', 'md'] }, control: 'select' }
  const context = { argTypes: { children, size }, initialArgs: { children: 'Gem' }, parameters: { __isArgsStory } }
  const controls = Object.values(suitControls(context as unknown as Parameters<typeof suitControls>[0])) // what it reads of a story
  expect(controls.map(({ control }) => control)).toEqual(expected)
})

const rows = [
  { id: '1', cells: { game: 'Ravklippen' } },
  { id: '2', cells: { game: 'Ravnens Nat' }, href: '#2' },
]

it.each([
  ['another text', [{ id: '9', cells: { game: '' } }]],
  ['what only some have', [{ id: '9', cells: { game: 'x' }, href: '#9' }]],
  ['none', []],
])('data with %s are rendered', (_, value) => {
  expect(argsOfOtherShape({ rows: value }, { rows })).toEqual({})
})

it.each([
  ['an object for a list', {}],
  ['a text', 'rækker'],
  ['nothing', null],
  ['an empty object in the list', [{}]],
  ['a text for an object', [{ id: '1', cells: 'Ravklippen' }]],
  ['a number for a text', [{ id: 1, cells: { game: 'Ravklippen' } }]],
])('data that are %s are those of the story', (_, value) => {
  expect(argsOfOtherShape({ rows: value }, { rows })).toEqual({ rows })
})

it('args that are no data are left as they are', () => {
  const given = { label: 7, children: element, onClick: null }
  expect(argsOfOtherShape(given, { label: 'Gem', children: createElement('b'), onClick: () => undefined })).toEqual({})
})

it('another initial value mounts another component, any other arg does not', () => {
  const key = mountKey({ label: 'Grænse', defaultValue: 'day' })
  expect(mountKey({ label: 'Beløb', defaultValue: 'day' })).toBe(key)
  expect(mountKey({ label: 'Grænse', defaultValue: 'week' })).not.toBe(key)
})
