import * as z from 'zod/mini'
import { contactShape, mobileNumberIssue, stripSpaces } from '../forms/contactRules.ts'

/** Form of e-mail and mobile number; its output has no spaces. Messages are text keys. */
export const contactFormSchema = z.pipe(
  z.object(contactShape).check(({ value, issues }) => {
    const issue = mobileNumberIssue(value)
    if (issue) issues.push(issue)
  }),
  z.transform((values) => ({ ...values, mobileNo: stripSpaces(values.mobileNo) })),
)
export type ContactData = z.output<typeof contactFormSchema>

/** Form of the code that confirms an e-mail address. */
export const emailCodeSchema = z.object({
  emailCode: z.string('validation.email_code').check(z.overwrite(stripSpaces), z.regex(/^\d{6}$/, 'validation.email_code')),
})
