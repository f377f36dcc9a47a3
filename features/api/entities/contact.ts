import { z } from 'zod'
import { parseEmail } from '../../format/emailAddress.ts'
import { isMobileNumber, mobileCountryCodes, mobileErrorKeys } from '../../format/mobileNumber.ts'

/** An e-mail address by the rule of the forms. */
export const emailSchema = z
  .string()
  .refine((text) => parseEmail(text) !== null, 'validation.email_invalid')
  .overwrite((text) => parseEmail(text) ?? text)

/** How a player is reached. Messages are text keys. */
export const contactFields = z.object({
  email: emailSchema,
  mobileCC: z.enum(mobileCountryCodes).default('45'),
  mobileNo: z.string().max(20, 'validation.mobile_digits'),
})

/** Adds the rule of the mobile number, which depends on its country. Last, because a schema with a rule can be neither picked from nor extended. */
export const withMobileRule = <S extends z.ZodObject<Pick<typeof contactFields.shape, 'mobileCC' | 'mobileNo'>>>(schema: S): S =>
  schema.superRefine(({ mobileCC, mobileNo }, context) => {
    if (!isMobileNumber(mobileCC, mobileNo)) context.addIssue({ code: 'custom', path: ['mobileNo'], message: mobileErrorKeys[mobileCC] })
  })
