import { z } from 'zod'
import { jsonTextSchema, oreSchema } from '../../api/scalars.ts'
import { kroner } from '../../format/money.ts'
import { defineValue, integerPair, onOff } from './defineValue.ts'

const minutes = z.number().int().min(0).max(2880)

/** Withdrawals: amounts, bank days and processing. */
export const withdrawalValues = {
  /** Øre. */
  minWithdrawal: defineValue({
    name: 'minWithdrawal',
    schema: jsonTextSchema(oreSchema.min(kroner(1)).max(kroner(100))),
    fallback: kroner(100),
    form: 'Amount in øre, 100 to 10000',
    example: '10000',
    effect: 'Smallest withdrawal. Closing the account pays out less too.',
    readers: ['page', 'platform'],
    protectsPlayers: true,
  }),
  /** Business days until the money is on the NemKonto. */
  withdrawalBankDays: defineValue({
    name: 'withdrawalBankDays',
    schema: integerPair.refine(({ min, max }) => min >= 1 && max <= 3, 'expected 1 to 3 business days'),
    fallback: { min: 1, max: 3 },
    form: 'Two numbers of business days separated by a comma, 1 to 3',
    example: '1,3',
    effect: 'What the player is told about the time of a withdrawal; the second number gives its expected bank date.',
    readers: ['page', 'platform'],
    protectsPlayers: true,
  }),
  /** Minutes after the request. */
  withdrawalProcessing: defineValue({
    name: 'withdrawalProcessing',
    schema: jsonTextSchema(
      z
        .object({ checkedAfter: minutes, sentAfter: minutes })
        .refine(({ checkedAfter, sentAfter }) => checkedAfter <= sentAfter, 'a withdrawal is checked before it is sent'),
    ),
    fallback: { checkedAfter: 30, sentAfter: 240 },
    form: 'JSON: checkedAfter and sentAfter, minutes after the request, 0 to 2880',
    example: '{"checkedAfter":30,"sentAfter":240}',
    effect: 'When the embedded platform has checked a withdrawal, and when it sends it to the bank.',
    readers: ['platform'],
  }),
  withdrawalsOpen: defineValue({
    name: 'withdrawalsOpen',
    schema: onOff,
    fallback: true,
    form: 'true or false',
    example: 'true',
    effect:
      'Whether withdrawals can be requested: false while the provider of payouts is out of service. Closing an account is always possible.',
    readers: ['platform'],
  }),
}
