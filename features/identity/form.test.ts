import { expect, it } from 'vitest'
import { cprFormSchema } from './form.ts'

it.each(['0405901234', '040590-1234'])('accepts %s and submits digits only', (cpr) =>
  expect(cprFormSchema.parse({ cpr })).toEqual({ cpr: '0405901234' }),
)

it.each(['', '123', '040590-123', '0405901234567'])('rejects %j by its length', (cpr) =>
  expect(cprFormSchema.safeParse({ cpr }).error?.issues).toMatchObject([{ path: ['cpr'], message: 'validation.cpr_length' }]),
)
