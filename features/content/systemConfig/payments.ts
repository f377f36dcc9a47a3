import { z } from 'zod'
import { jsonTextSchema, maxAmount, oreSchema } from '../../api/scalars.ts'
import { kroner } from '../../format/money.ts'
import { defineValue, integer } from './defineValue.ts'

const flags = z
  .object({ card: z.boolean(), mobile_pay: z.boolean() })
  .transform(({ card, mobile_pay }) => ({ card, mobilePay: mobile_pay }))
/** The message of a deposit limit is a rule and cannot be replaced. */
const providerCode = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
  .refine((code) => code !== 'ERR_RESPONSIBLE_GAMING_LIMIT', 'the message of a deposit limit cannot be replaced')
/** px; the smallest window of the EMV specification is 250 wide. */
const windowWidth = z.number().int().min(250).max(1600)
const windowWidths = z.object({
  desktop: windowWidth,
  tablet: windowWidth,
  mobile: windowWidth,
  landscape: windowWidth,
  portrait: windowWidth,
})
/** `display`: a frame in the page, or a separate window. */
const challengeWindow = windowWidths.extend({ display: z.enum(['frame', 'window']).default('frame') })
const defaultWindow = { desktop: 900, tablet: 700, mobile: 700, landscape: 700, portrait: 700, display: 'frame' as const }

/** Deposits: amounts, methods, and what a refused payment says. */
export const paymentValues = {
  /** Øre. */
  minDeposit: defineValue({
    name: 'minDeposit',
    schema: jsonTextSchema(oreSchema.min(kroner(1))),
    fallback: kroner(100),
    form: 'Amount in øre, at least 100',
    example: '10000',
    effect: 'Smallest deposit.',
    readers: ['page', 'platform'],
  }),
  /** Øre. */
  maxDeposit: defineValue({
    name: 'maxDeposit',
    schema: jsonTextSchema(oreSchema.min(kroner(100)).max(maxAmount)),
    fallback: kroner(100_000),
    form: 'Amount in øre, 10000 to 1000000000',
    example: '10000000',
    effect: "Greatest deposit. The player's own limits are usually lower.",
    readers: ['page', 'platform'],
  }),
  /** Øre. */
  quickAmounts: defineValue({
    name: 'quickTransferAmounts',
    schema: jsonTextSchema(z.array(oreSchema.positive()).min(1).max(6)),
    fallback: [kroner(200), kroner(500), kroner(1000)],
    form: 'JSON: one to six amounts in øre',
    example: '[20000,50000,100000]',
    effect: 'Amounts offered beside the amount of a deposit.',
    readers: ['page'],
  }),
  quickReceiptSeconds: defineValue({
    name: 'quickReceiptSeconds',
    schema: integer(5, 60),
    fallback: 10,
    form: 'Whole number of seconds, 5 to 60',
    example: '10',
    effect: 'When the receipt of a quick deposit closes its tab. The player can stay.',
    readers: ['page'],
  }),
  openPaymentMethods: defineValue({
    name: 'payment_methods',
    schema: jsonTextSchema(
      z
        .object({ main_deposit: flags, quick_deposit: flags })
        .transform(({ main_deposit, quick_deposit }) => ({ main: main_deposit, quick: quick_deposit })),
    ),
    fallback: { main: { card: true, mobilePay: true }, quick: { card: true, mobilePay: true } },
    form: 'JSON: card and mobile_pay, true or false, for main_deposit and quick_deposit',
    example: '{"main_deposit":{"card":true,"mobile_pay":false},"quick_deposit":{"card":false,"mobile_pay":false}}',
    effect: 'Payment methods of the deposit and of the quick deposit. Without any the deposit says that no method is open.',
    readers: ['page', 'platform'],
  }),
  mobilePayEnabled: defineValue({
    name: 'settingMobilePay',
    schema: jsonTextSchema(z.object({ active: z.boolean() })).transform(({ active }) => active),
    fallback: true,
    form: 'JSON: active, true or false',
    example: '{"active":true}',
    effect: 'Switches MobilePay off everywhere, whatever payment_methods offers.',
    readers: ['page', 'platform'],
  }),
  /** Message by error code of the payment provider. */
  paymentErrorTexts: defineValue({
    name: 'piqErrorMessageMap',
    schema: jsonTextSchema(z.record(providerCode, z.string().trim().min(1).max(300))),
    fallback: {},
    form: 'JSON: a Danish message for each error code of the payment provider',
    example: '{"ERR_DECLINED_OTHER_REASON":"Din bank sagde nej til betalingen. Prøv et andet kort."}',
    effect: 'What a refused payment says, in place of the built-in message. Codes that the site does not know are possible too.',
    readers: ['page'],
  }),
  /** The 3-D Secure window of each flow: its widths in px, and whether it is a frame. */
  challengeWindows: defineValue({
    name: '3DS_settings',
    schema: jsonTextSchema(
      z
        .object({ normal: challengeWindow, quick_deposit: challengeWindow })
        .transform(({ normal, quick_deposit }) => ({ main: normal, quick: quick_deposit })),
    ),
    fallback: { main: defaultWindow, quick: defaultWindow },
    form: 'JSON: for normal and quick_deposit widths in px, 250 to 1600, for desktop, tablet, mobile, landscape and portrait; and display, frame (the default) or window',
    example:
      '{"normal":{"desktop":900,"tablet":700,"mobile":700,"landscape":700,"portrait":700},"quick_deposit":{"desktop":900,"tablet":700,"mobile":700,"landscape":700,"portrait":700}}',
    effect:
      'How wide the page is on which a card payment is approved, and whether it opens as a frame in the page or as a window. On tablets and phones the narrower of the widths of device and orientation counts, and never more than the screen has.',
    readers: ['page'],
  }),
}
