import { z } from 'zod'
import { isAmountLimit } from '../../api/entities/limitPeriod.ts'
import { jsonTextSchema, oreSchema } from '../../api/scalars.ts'
import { kroner } from '../../format/money.ts'
import { linkAddressSchema, strictImagePathSchema } from '../entities/address.ts'
import { defineValue, integer, integerPair } from './defineValue.ts'

const amounts = z.array(oreSchema.refine(isAmountLimit, 'a limit is 100 to 100000000 øre')).min(1).max(6)
const times = z.array(z.number().int().min(5).max(1440).multipleOf(5)).min(1).max(6)
const amountsByPeriod = z.object({ day: amounts, week: amounts, month: amounts })
/** Also where a value names no year. */
const yearSuggestions = [kroner(6000), kroner(12_000), kroner(24_000)]
const image = z
  .string()
  .transform((text) => text.trim() || null)
  .pipe(strictImagePathSchema.nullable())
const popupContent = z.object({
  title: z.string().trim().min(1).max(120),
  content: z.string().trim().min(1).max(2000),
  buttonText: z.string().trim().min(1).max(40),
  buttonLink: linkAddressSchema.nullable(),
})

/** Ages, limits and reminders. The bounds are the Danish rules: a configuration can be stricter, never weaker. */
export const protectionValues = {
  /** Years. */
  minAge: defineValue({
    name: 'minAge',
    schema: integer(18, 99),
    fallback: 21,
    form: 'Whole number of years, 18 to 99',
    example: '21',
    effect: 'Youngest age that can register and log in, and the age in the footer and its badge.',
    readers: ['page', 'platform'],
    protectsPlayers: true,
  }),
  /** Years, inclusive: ages that are refused with their own message. */
  ageRange: defineValue({
    name: 'minmaxAgePopup',
    schema: integerPair,
    fallback: { min: 18, max: 20 },
    form: 'Two ages separated by a comma',
    example: '18,20',
    effect: 'Ages that are refused with the age dialog instead of the general message.',
    readers: ['page', 'platform'],
  }),
  /** Øre. Suggestions only: the player may type any amount. */
  limitSuggestions: defineValue({
    name: 'limitSuggestions',
    schema: jsonTextSchema(z.object({ day: amounts, week: amounts, month: amounts, year: amounts.default(yearSuggestions) })),
    fallback: {
      day: [kroner(200), kroner(500), kroner(1000)],
      week: [kroner(500), kroner(1000), kroner(2000)],
      month: [kroner(1000), kroner(3000), kroner(6000)],
      year: yearSuggestions,
    },
    form: 'JSON: one to six amounts in øre for day, week and month, and year where it differs from the default',
    example: '{"day":[20000,50000],"week":[50000,100000],"month":[100000,300000],"year":[600000,1200000]}',
    effect: 'Amounts suggested for a deposit limit. None is preselected, and any other amount can be entered.',
    readers: ['page'],
  }),
  /** Øre, and minutes of `time`. Suggestions only. */
  playLimitSuggestions: defineValue({
    name: 'playLimitSuggestions',
    schema: jsonTextSchema(z.object({ loss: amountsByPeriod, stake: amountsByPeriod, time: z.object({ day: times }) })),
    fallback: {
      loss: {
        day: [kroner(100), kroner(200), kroner(500)],
        week: [kroner(200), kroner(500), kroner(1000)],
        month: [kroner(500), kroner(1000), kroner(3000)],
      },
      stake: {
        day: [kroner(200), kroner(500), kroner(1000)],
        week: [kroner(500), kroner(1000), kroner(3000)],
        month: [kroner(1000), kroner(3000), kroner(10_000)],
      },
      time: { day: [30, 60, 120] },
    },
    form: 'JSON: loss and stake with one to six amounts in øre for day, week and month; time with one to six times of a day in minutes',
    example:
      '{"loss":{"day":[10000],"week":[50000],"month":[100000]},"stake":{"day":[20000],"week":[100000],"month":[300000]},"time":{"day":[30,60]}}',
    effect: "Suggestions for a player's limits on losses, stakes and time. None is preselected, and any other value can be chosen.",
    readers: ['page'],
  }),
  /** Hours until a raised limit takes effect. */
  limitRaiseHours: defineValue({
    name: 'limitRaiseHours',
    schema: integer(24, 48),
    fallback: 24,
    form: 'Whole number of hours, 24 to 48',
    example: '24',
    effect: 'How long a raised limit, or the removal of a play limit, waits before it takes effect.',
    readers: ['page', 'platform'],
    protectsPlayers: true,
  }),
  /** Minutes of play between two reality checks. */
  realityCheckMinutes: defineValue({
    name: 'wageTimePopup',
    schema: jsonTextSchema(
      z.object({ time: z.number().int().min(1).max(60), shown: z.literal(true, 'the reminder cannot be switched off') }),
    ).transform(({ time }) => time),
    fallback: 5,
    form: 'JSON: time in whole minutes, 1 to 60; shown must be true',
    example: '{"time":5,"shown":true}',
    effect: 'Time of play between two responsible-play reminders (played, staked, won, net result) until the player chooses another one.',
    readers: ['platform'],
    protectsPlayers: true,
  }),
  /** Seconds between two spins. */
  spinGapSeconds: defineValue({
    name: 'spinGapSeconds',
    schema: jsonTextSchema(z.number().min(3)),
    fallback: 3,
    form: 'Number of seconds, at least 3',
    example: '3',
    effect: 'Shortest time between two spins. The platform refuses an earlier one.',
    readers: ['platform'],
    protectsPlayers: true,
  }),
  /** Minutes from a login, or from closing it, to the player warning. */
  warningPopupMinutes: defineValue({
    name: 'notification_start_time',
    schema: integer(1, 1440),
    fallback: 60,
    form: 'Whole number of minutes, 1 to 1440',
    example: '60',
    effect: 'Lifetime of the player warning: how long after a login, and after it has been closed, it is shown.',
    readers: ['page'],
  }),
  agePopupLogo: defineValue({
    name: 'agePopupLogo',
    schema: image,
    fallback: null,
    form: 'Address of an image of the CMS; may be empty',
    example: '/img/brand/logo',
    effect: 'Logo above the text of the age dialog.',
    readers: ['page'],
  }),
  agePopupMedia: defineValue({
    name: 'agePopupMedia',
    schema: image,
    fallback: null,
    form: 'Address of an image of the CMS; may be empty',
    example: '/img/campaign/standard',
    effect: 'Image in the age dialog.',
    readers: ['page'],
  }),
  /** Null: the built-in texts. */
  agePopupContent: defineValue({
    name: 'agePopupContent',
    schema: jsonTextSchema(
      z
        .object({ title: z.string(), content: z.string(), button_text: z.string(), button_link: z.string().default('') })
        .transform(({ button_text, button_link, ...rest }) => ({ ...rest, buttonText: button_text, buttonLink: button_link || null }))
        .pipe(popupContent)
        .nullable(),
    ),
    fallback: null,
    form: 'JSON: title, content, button_text and button_link (optional); {minAge}, {min} and {max} in the content are filled in',
    example:
      '{"title":"Du er for ung til at spille her","content":"Her skal man være fyldt {minAge} år for at spille.","button_text":"Forstået","button_link":"/contents/spil-med-omtanke"}',
    effect: 'Title, text and button of the age dialog in place of the built-in ones. Without a link the button closes it.',
    readers: ['page'],
  }),
}
