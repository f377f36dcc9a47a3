import * as z from 'zod/mini'
import type { TextKey } from '../content/texts/index.ts'
import { parseEmail } from '../format/emailAddress.ts'
import { isMobileNumber, type MobileCountryCode, mobileCountryCodes, mobileErrorKeys } from '../format/mobileNumber.ts'
import { generalFieldText } from './serverErrors.ts'

const invalidEmail: TextKey = 'validation.email_invalid'

/** Fields of e-mail and mobile number in a form's schema, which also needs `mobileNumberIssue`. Messages are text keys. */
export const contactShape = {
  email: z.string(invalidEmail).check(
    z.refine((text) => parseEmail(text) !== null, invalidEmail),
    z.overwrite((text) => parseEmail(text) ?? text),
  ),
  mobileCC: z.enum(mobileCountryCodes, generalFieldText),
  mobileNo: z.string('validation.mobile_digits' satisfies TextKey),
}

/** A mobile number without the spaces that its field shows. */
export const stripSpaces = (text: string): string => text.replace(/\s/g, '')

/** The issue of a number that its country does not have; null for a valid one. */
export const mobileNumberIssue = ({ mobileCC, mobileNo }: { mobileCC: MobileCountryCode; mobileNo: string }) =>
  isMobileNumber(mobileCC, stripSpaces(mobileNo))
    ? null
    : { code: 'custom' as const, path: ['mobileNo'], message: mobileErrorKeys[mobileCC], input: mobileNo }
