import { Card, Skeleton } from '@casino/design-system'
import { useRun } from '../api/useRun.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { mobileCountryCodes } from '../format/mobileNumber.ts'
import { useStepUpRedirect } from '../identity/queries.ts'
import type { Profile } from '../session/calls.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { ContactCard } from './ContactCard.tsx'
import type { StoredContactChange } from './contactState.ts'
import { useContactQuery } from './queries.ts'
import { RetryAlert } from './RetryAlert.tsx'
import { useContact } from './useContact.ts'

interface ContactSectionProps {
  profile: Profile
}

/** The player's contact data: loads what is under way, then shows it. */
export function ContactSection(props: ContactSectionProps) {
  const { data, error, mutate } = useContactQuery()
  const t = useTranslations()
  if (data) return <LoadedContact {...props} stored={data} />
  return (
    <Card title={t('profile.contact_title')}>
      {error ? <RetryAlert message={error.message} onRetry={() => void mutate()} /> : <Skeleton shape="text" />}
    </Card>
  )
}

type LoadedContactProps = ContactSectionProps & { stored: StoredContactChange }

function LoadedContact({ profile, stored }: LoadedContactProps) {
  const run = useRun()
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
      onSave={(values) => run(save(values))}
      onConfirmCode={(code) => run(confirmCode(code))}
      onResendCode={() => run(sendCode())}
      onCancel={() => run(cancel())}
    />
  )
}
