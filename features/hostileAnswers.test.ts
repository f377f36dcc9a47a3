import { expect, it } from 'vitest'
import type { CallDefinition } from './api/contract.ts'
import { callTables } from './callTables.ts'

const calls = Object.entries(callTables).flatMap(([feature, table]) =>
  Object.entries<CallDefinition>(table).map(([name, def]) => [`${feature}.${name}`, def] as const),
)
const values = [undefined, null, 0, -1, 1.5, Number.NaN, '', 'x', '{', true, [], [null], ['x'], [[]], [{}], {}, { x: null }]
/** Each value alone, and in each field that any answer has at its top. */
const fieldNames = [
  'data',
  'record',
  'userInfo',
  'links',
  'text',
  'logos',
  'header',
  'transfers',
  'rounds',
  'bonuses',
  'accounts',
  'terms',
  'image',
]
const answers: readonly unknown[] = [
  ...values,
  ...values.flatMap((value) => fieldNames.map((name) => ({ [name]: value }))),
  ...values.map((value) => [
    { bonusRegisterContents: value, terms: value, image: value, amount: value, orderSubType: value, child: value },
  ]),
  ...values.map((value) => ({
    currentLimits: value,
    limitsLeft: value,
    pendingLimits: { depositDay: value },
    availableAt: { depositDay: value },
    bonusRegisterContents: value,
  })),
]

it.each(calls)('the answer of %s is parsed or refused, whatever it is: no parser throws', (_, { response, errorData }) => {
  for (const answer of answers) {
    expect(() => response.safeParse(answer), JSON.stringify(answer)).not.toThrow()
    expect(() => errorData?.safeParse(answer), JSON.stringify(answer)).not.toThrow()
  }
})

it.each(calls)('what stands for the answer of a back end without %s is one of its answers', (_, { response, withoutCall }) => {
  if (withoutCall !== undefined) expect(response.safeParse(withoutCall).success).toBe(true)
})
