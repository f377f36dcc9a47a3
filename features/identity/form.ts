import * as z from 'zod/mini'
import { isCpr, normaliseCpr } from '../format/cpr.ts'

/** Schema of the CPR number's form; its output has no hyphen. Messages are text keys. */
export const cprFormSchema = z.object({
  cpr: z.string('validation.cpr_length').check(z.refine(isCpr, 'validation.cpr_length'), z.overwrite(normaliseCpr)),
})
