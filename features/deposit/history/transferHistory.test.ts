import { expect, it } from 'vitest'
import type { Transfer } from '../../api/entities/transfer.ts'
import type { Translate } from '../../content/useTranslations.tsx'
import { kroner } from '../../format/money.ts'
import { transferMethod, transferOf } from './transferHistory.ts'

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as Translate
const transfer = (fields: Partial<Transfer>): Transfer => ({
  id: 't-1',
  type: 'deposit',
  amount: { value: kroner(200), currency: 'DKK' },
  state: 'implemented',
  startDate: 0,
  endDate: 0,
  message: '411111******1111',
  externalId: 'log-1',
  orderSubType: { id: 'card', externalId: 'log-1', name: 'VISA' },
  ...fields,
})

it('finds the transfer that a payment became, and no other', () => {
  const paid = transfer({ externalId: 'log-2' })
  const transfers = [transfer({ type: 'withdrawal', externalId: 'log-2' }), transfer({}), paid]
  expect(transferOf({ type: 'ready', value: transfers }, 'log-2')).toBe(paid)
  expect(transferOf({ type: 'ready', value: transfers }, 'log-3')).toBeNull()
  for (const type of ['loading', 'failed'] as const) expect(transferOf({ type }, 'log-2')).toBeNull()
})

it('names the payment method by its last digits, if it has any', () => {
  expect(transferMethod(t, transfer({}))).toBe('deposit.card_name {"brand":"VISA","masked":"••••\u00a01111"}')
  const orderSubType = { id: 'bank', externalId: 'w-1', name: 'NemKonto' }
  expect(transferMethod(t, transfer({ orderSubType, message: '' }))).toBe('NemKonto')
})
