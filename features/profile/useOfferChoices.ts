import { useState } from 'react'
import { createMutationHook } from '../api/createMutationHook.ts'
import { useRun } from '../api/useRun.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { useProfileQuery, usePropertyQuery } from '../session/queries.ts'
import type { OfferChannel, OfferState } from './OfferChoices.tsx'

const useUpdateNotifyMutation = createMutationHook('session.updateNotify')
const useSetPropertiesMutation = createMutationHook('session.setProperties')

const flag = (accepted: boolean) => (accepted ? 1 : 0)
const propertyValue = (accepted: boolean) => (accepted ? 'True' : 'False')

/**
 * The player's choice of offers. A switch shows its new position while it is stored, and its old one when that fails. E-mail is stored by
 * `EmailNotify/update`, text messages by the property `acceptsmsoffer` (specification, *Own and back-end calls*).
 */
export function useOfferChoices() {
  const run = useRun()
  const t = useTranslations()
  const { data: profile, error: profileError, mutate: mutateProfile } = useProfileQuery()
  const { data: property, error: propertyError, mutate: mutateProperty } = usePropertyQuery({ query: { keyProperty: 'acceptsmsoffer' } })
  const updateNotify = useUpdateNotifyMutation()
  const setProperties = useSetPropertiesMutation()
  const [pending, setPending] = useState<{ channel: OfferChannel; accepted: boolean } | null>(null)
  const [problem, setProblem] = useState<OfferState['problem']>(null)
  const [saved, setSaved] = useState('')

  const stored = profile && property ? { email: profile.emailNotify, sms: property.value === propertyValue(true) } : null
  const accepted = stored && (pending ? { ...stored, [pending.channel]: pending.accepted } : stored)

  const change = async (channel: OfferChannel, wanted: boolean): Promise<void> => {
    if (pending || !stored || !profile || !property) return
    setPending({ channel, accepted: wanted })
    setProblem(null)
    setSaved('')
    const result = await (channel === 'email'
      ? updateNotify.trigger({ body: { EmailNotify: flag(wanted), SMSNotify: flag(stored.sms) } })
      : setProperties.trigger({ body: { properties: [{ property: 'acceptsmsoffer', value: propertyValue(wanted) }] } }))
    if (result?.type === 'success') {
      // Shown even when it cannot be read again: the switch is next to the message that says so.
      await (channel === 'email'
        ? mutateProfile({ ...profile, emailNotify: wanted })
        : mutateProperty({ ...property, value: propertyValue(wanted) }))
      setSaved(t('profile.offers_saved'))
    } else if (result) setProblem({ channel, message: result.error.message })
    setPending(null)
  }
  const loadProblem = stored ? null : ((profileError ?? propertyError)?.message ?? null)
  const offers: OfferState = { accepted, loadProblem, saving: pending?.channel ?? null, problem, saved }
  return {
    offers,
    change: (channel: OfferChannel, wanted: boolean) => run(change(channel, wanted)),
    retry: () => void Promise.all([mutateProfile(), mutateProperty()]),
  }
}
