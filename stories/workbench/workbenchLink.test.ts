import { deflateRawSync } from 'node:zlib'
import { breakpointNames } from '@casino/tokens/breakpoints'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { workbenchKinds } from './responses.ts'
import { fragmentOf, maxFragmentLength, readFragment } from './workbenchLink.ts'
import { stateOf, type WorkbenchState } from './workbenchState.ts'

/** No theme has the name `__proto__`: a schema leaves it out. */
const themeNames = fc.string().filter((name) => name !== '__proto__')
const jsonObject = fc.dictionary(themeNames, fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value)))
const states: fc.Arbitrary<WorkbenchState> = fc.record({
  workbench: fc.constant(1 as const),
  kind: fc.constantFrom(...workbenchKinds),
  names: fc.record({ button: fc.string(), form: fc.string() }, { requiredKeys: [] }),
  breakpoint: fc.constantFrom(...breakpointNames),
  edits: fc.record({ button: jsonObject, input: jsonObject, form: jsonObject }, { requiredKeys: [] }),
})

it('a link opens the state that it was made of', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (state) => {
      expect(await readFragment(await fragmentOf(JSON.stringify(state)))).toEqual({ type: 'state', state })
    }),
    { numRuns: 30 },
  )
})

it('no fragment makes the workbench fail', async () => {
  const fragment = await fragmentOf(JSON.stringify(emptyState))
  const damaged = fc.tuple(fc.nat(fragment.length), fc.string({ maxLength: 3 })).map(([at, text]) => fragment.slice(0, at) + text)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        damaged,
        fc.string().map((text) => `#workbench=${text}`),
      ),
      async (text) => {
        expect(['none', 'unreadable', 'state']).toContain((await readFragment(text)).type)
      },
    ),
  )
})

const emptyState = { workbench: 1, kind: 'button', names: {}, breakpoint: 'xs', edits: {} }
const packed = (text: string) => `#workbench=${deflateRawSync(text).toString('base64url')}`
it.each([
  ['another shape', packed('{"workbench":1,"kind":"button"}')],
  ['a later version', packed(JSON.stringify({ ...emptyState, workbench: 2 }))],
  ['no JSON', packed('workbench')],
  ['twenty megabytes', packed(JSON.stringify({ ...emptyState, edits: { button: { login: '0'.repeat(20_000_000) } } }))],
])('refuses %s', async (_, fragment) => {
  expect(await readFragment(fragment)).toEqual({ type: 'unreadable' })
})

const served = { button: buttonThemes, input: inputThemes, form: layouts }

it('a link with every file of the seed edited is short enough', async () => {
  const edited = { button: { ...buttonThemes, extra: {} }, input: { ...inputThemes, extra: {} }, form: { ...layouts, extra: {} } }
  const state = stateOf({ kind: 'form', names: { form: 'deposit' }, breakpoint: 'md' }, served, edited)
  expect(Object.keys(state.edits)).toEqual([...workbenchKinds])
  expect((await fragmentOf(JSON.stringify(state))).length).toBeLessThan(maxFragmentLength / 2)
})

it('a link is read where Storybook has appended its toolbars to it', async () => {
  const fragment = await fragmentOf(JSON.stringify(emptyState))
  expect(await readFragment(`${fragment}&globals=theme:strand`)).toEqual({ type: 'state', state: emptyState })
})

it('a link carries only what was edited', () => {
  const view = { kind: 'button', names: { button: 'login' }, breakpoint: 'lg' } as const
  expect(stateOf(view, served, { ...served, input: {} })).toEqual({ workbench: 1, ...view, edits: { input: {} } })
})
