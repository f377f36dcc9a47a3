import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Card } from '@casino/design-system/components/Card'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { CallResult } from '../api/settleCall.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { mobileCountryCodes } from '../format/mobileNumber.ts'
import type { Profile } from '../session/calls.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { ContactCard } from './ContactCard.tsx'
import type { profileCalls } from './calls.ts'
import type { StoredContactChange } from './contactState.ts'
import { useContact } from './useContact.ts'

const useProfileQuery = createQueryHook<typeof profileCalls>('profile')

export interface ContactSectionProps {
  profile: Profile
  useStepUpRedirect(purpose: 'contact'): () => Promise<CallResult<unknown> | undefined>
}

/** The player's contact data: loads what is under way, then shows it. */
export function ContactSection(props: ContactSectionProps) {
  const { data, error, mutate } = useProfileQuery('contact', {})
  const t = useTranslations()
  const button = useButtonProps()
  if (data) return <LoadedContact {...props} stored={data} />
  const retry = <Button {...button('retry', { text: 'profile.retry' })} size="sm" variant="secondary" onClick={() => void mutate()} />
  return (
    <Card title={t('profile.contact_title')}>
      {error ? (
        <Alert tone="warning" action={retry}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton shape="text" />
      )}
    </Card>
  )
}

type LoadedContactProps = ContactSectionProps & { stored: StoredContactChange }

function LoadedContact({ profile, stored, useStepUpRedirect }: LoadedContactProps) {
  const { state, busy, error, edit, save, confirmCode, sendCode, cancel } = useContact(stored)
  const stepUp = useIdentityRedirect(useStepUpRedirect('contact'))
  const mobileCC = mobileCountryCodes.find((code) => code === profile.mobileCC) ?? '45'
  return (
    <ContactCard
      current={{ email: profile.email, mobileCC, mobileNo: profile.mobileNo }}
      state={state}
      busy={busy}
      error={error}
      stepUp={stepUp}
      stepUpError={stepUp.error?.message ?? null}
      onEdit={edit}
      onSave={(values) => void save(values).catch(reportError)}
      onConfirmCode={(code) => void confirmCode(code).catch(reportError)}
      onResendCode={() => void sendCode().catch(reportError)}
      onCancel={() => void cancel().catch(reportError)}
    />
  )
}
