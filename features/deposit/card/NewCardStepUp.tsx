import { Alert, Button, FormActions, Stack } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { disabledWhileLocked, type IdentityRedirect } from '../../session/useIdentityRedirect.ts'

interface NewCardStepUpProps {
  stepUp: Omit<IdentityRedirect, 'start'>
  /** The identity was confirmed, too long ago. */
  expired: boolean
}

/** Takes the place of a new card's fields, before anything is typed, until the identity is confirmed (RULES, *Identity check*). */
export function NewCardStepUp({ stepUp, expired }: NewCardStepUpProps) {
  const t = useTranslations()
  const button = useButtonProps()
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
        <Button
          {...button('stepUp', { text: 'deposit.new_card_mitid', loading: stepUp.redirecting })}
          type="submit"
          size="lg"
          fullWidth
          {...disabledWhileLocked(stepUp)}
        />
      </FormActions>
    </Stack>
  )
}
