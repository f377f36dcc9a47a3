import { Alert } from '@casino/design-system/components/Alert'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Stack } from '@casino/design-system/components/Stack'
import { useTranslations } from '../content/useTranslations.tsx'
import { IdentityRedirectButton } from '../session/IdentityRedirectButton.tsx'
import type { IdentityRedirect } from '../session/useIdentityRedirect.ts'

interface NewCardStepUpProps {
  stepUp: Omit<IdentityRedirect, 'start'>
  /** The identity was confirmed, too long ago. */
  expired: boolean
}

/** Takes the place of a new card's fields, before anything is typed, until the identity is confirmed (RULES, *Identity check*). */
export function NewCardStepUp({ stepUp, expired }: NewCardStepUpProps) {
  const t = useTranslations()
  return (
    <Stack gap={6}>
      <Alert tone="info" title={t('deposit.new_card_title')} live>
        {t(expired ? 'deposit.new_card_expired' : 'deposit.new_card_text')}
      </Alert>
      {stepUp.error && (
        <Alert tone="danger" live>
          {stepUp.error.message}
        </Alert>
      )}
      <FormActions>
        <IdentityRedirectButton name="stepUp" text="deposit.new_card_mitid" redirect={stepUp} />
      </FormActions>
    </Stack>
  )
}
