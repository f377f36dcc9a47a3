import * as z from 'zod/mini'
import { isMobileNumber, type MobileCountryCode, mobileCountryCodes, mobileErrorKeys } from '../format/mobileNumber.ts'

/** Fields of e-mail and mobile number in a form's schema, which also needs `mobileNumberIssue`. Messages are text keys. */
export const contactShape = {
  email: z.string().check(z.trim(), z.email('validation.email_invalid'), z.maxLength(254, 'validation.email_invalid')),
  mobileCC: z.enum(mobileCountryCodes),
  mobileNo: z.string(),
}

/** A mobile number without the spaces that its field shows. */
export const stripSpaces = (text: string): string => text.replace(/\s/g, '')

/** The issue of a number that its country does not have; null for a valid one. */
export const mobileNumberIssue = ({ mobileCC, mobileNo }: { mobileCC: MobileCountryCode; mobileNo: string }) =>
  isMobileNumber(mobileCC, stripSpaces(mobileNo))
    ? null
    : { code: 'custom' as const, path: ['mobileNo'], message: mobileErrorKeys[mobileCC], input: mobileNo }
