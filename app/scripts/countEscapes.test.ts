import { expect, it } from 'vitest'
import { escapesIn } from './lib/countEscapes.mjs'

it('counts escapes in the code, and none in comments and names', () => {
  const text = `/** Shared: any replica serves it; !important here counts no more than test.skip. */
export const parse = (value: any, all: any[]) => value as any
it.skip('later', () => undefined)
it('takes any amount', () => expect(list.skip).toBe('test.skip'))
// biome-ignore lint/style/x: shows it
// @ts-expect-error: shows it
const mentioned = '// biome-ignore lint/style/x: is a text'
export const rule = { color: 'red !important', inset: \`\${a} !important; \${b} !important\` }
`
  expect(escapesIn('a.ts', text)).toEqual({ skips: 1, 'disabled rules': 1, any: 3, '!important': 3, 'ts escapes': 1 })
})

it('reads JSX', () => {
  const text = 'export const A = () => <p>{/* biome-ignore lint/a11y/x: shows it */}any</p>\n'
  expect(escapesIn('a.tsx', text)).toEqual({ skips: 0, 'disabled rules': 1, any: 0, '!important': 0, 'ts escapes': 0 })
})
