import type { Transfer } from '../../api/entities/transfer.ts'
import { kroner } from '../../format/money.ts'

/** A deposit by card. `amount`: kroner; `startDate`: UTC ms. */
export const depositTransfer = (amount: number, { startDate = 0, externalId = '' } = {}): Transfer => ({
  id: `transfer-${amount}`,
  type: 'deposit',
  amount: { value: kroner(amount), currency: 'DKK' },
  state: 'implemented',
  startDate,
  endDate: startDate,
  message: '411111******1111',
  externalId,
  orderSubType: { id: 'card', externalId, name: 'Visa' },
})
