import { useEffect, useRef } from 'react'
import { createLatestTask } from '../api/createLatestTask.ts'
import { isNetworkFailure } from '../api/errors.ts'
import { type CallResult, settleCall } from '../api/settleCall.ts'
import { useRun } from '../api/useRun.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { parseEmail } from '../format/emailAddress.ts'
import { serverErrorType } from '../forms/serverErrors.ts'
import type { AppForm } from '../forms/useAppForm.ts'
import type { ContactFormValues, ParsedContactForm } from './form.ts'

/** How long typing pauses until the address is checked, in ms. */
const typingPauseMs = 500

/** A back end may refuse the address of an account instead of answering that it is taken. */
export const toAvailability = (result: CallResult<boolean>): CallResult<boolean> =>
  result.type === 'failure' && result.error.code === 'ERR_EMAIL_TAKEN' ? { type: 'success', data: false } : result

interface EmailCheckOptions extends Pick<AppForm<ContactFormValues, ParsedContactForm>, 'form' | 'refuse'> {
  /** Resolves with false when another account uses the e-mail. Throws CallError. */
  checkEmail(email: string, signal?: AbortSignal): Promise<boolean>
  /** The request or its answer was lost. */
  onNetworkFailure(message: string): void
}

/**
 * Checks whether another account uses the e-mail: at each pause of typing, at once when the field is left, and on submit. A new check aborts
 * the one before; an address is asked for once. Of a failed check before the submit only a lost network is shown: the submit repeats it.
 */
export function useEmailCheck(options: EmailCheckOptions) {
  const t = useTranslations()
  const run = useRun()
  const { form, refuse, checkEmail } = options
  const latest = useRef(options)
  latest.current = options
  const availability = useRef(new Map<string, boolean>())

  const check = async (email: string, signal?: AbortSignal): Promise<CallResult<boolean>> => {
    const known = availability.current.get(email)
    if (known !== undefined) return { type: 'success', data: known }
    const result = toAvailability(await settleCall(checkEmail(email, signal)))
    if (result.type === 'success') availability.current.set(email, result.data)
    return result
  }
  const setTaken = (focus: boolean) => refuse('email', t('register.email_taken'), { focus })
  const checkEntered = async (email: string, signal: AbortSignal) => {
    const result = await check(email, signal)
    if (signal.aborted) return
    if (result.type === 'failure' && isNetworkFailure(result.error.code)) latest.current.onNetworkFailure(result.error.message)
    if (result.type === 'success' && !result.data && parseEmail(form.getValues('email')) === email) setTaken(false)
  }
  const task = useRef<ReturnType<typeof createLatestTask<string>>>(null)
  task.current ??= createLatestTask(checkEntered, typingPauseMs)
  useEffect(() => () => task.current?.cancel(), [])

  return {
    /** Resolves with whether the address can be used, for the submit. */
    check: (email: string) => {
      task.current?.cancel()
      return check(email)
    },
    setTaken,
    handleChange: () => {
      if (form.getFieldState('email').error?.type === serverErrorType) form.clearErrors('email')
      const email = parseEmail(form.getValues('email'))
      if (email === null) task.current?.cancel()
      else task.current?.schedule(email)
    },
    handleBlur: () => {
      const checkValid = async () => {
        if (!(await form.trigger('email'))) return
        const email = parseEmail(form.getValues('email'))
        if (email !== null) task.current?.start(email)
      }
      run(checkValid())
    },
  }
}
