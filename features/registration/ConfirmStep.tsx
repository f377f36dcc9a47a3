import { Alert, Button, Card, DescriptionList, FormActions, Stack } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import type { Translate } from '../content/useTranslations.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatMobile } from '../format/mobileNumber.ts'
import { formatKrShort } from '../format/money.ts'
import { disabledWhileLocked, type IdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { BonusChoice, ContactDetails } from './model.ts'

export interface ConfirmStepProps {
  contact: ContactDetails
  choice: BonusChoice
  /** Name of the chosen bonus. */
  bonusName: string | null
  identityRedirect: Pick<IdentityRedirect, 'locked' | 'redirecting'>
  /** A partner has handed the player over: the button creates the account. */
  byPartner?: boolean
  /** Danish message of a failed attempt. */
  errorMessage: string | null
  onConfirm(): void
  onEdit(): void
}

/** Step 3: a summary without the CPR number, and the button that redirects to MitID, or creates the account of a partner's player. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { contact, choice, bonusName, identityRedirect, byPartner, errorMessage, onConfirm, onEdit } = props
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <Card>
        <DescriptionList items={summaryItems(t, contact, choice, bonusName)} />
      </Card>
      {errorMessage && (
        <Alert tone="danger" live>
          {errorMessage}
        </Alert>
      )}
      <FormActions>
        <Button
          {...button('registerConfirm', {
            loading: identityRedirect.redirecting,
            ...(byPartner && { text: 'register.confirm_partner_button' }),
          })}
          size="lg"
          fullWidth
          {...disabledWhileLocked(identityRedirect)}
          onClick={onConfirm}
        />
        <Button
          {...button('back', { text: 'register.edit' })}
          variant="ghost"
          fullWidth
          disabled={identityRedirect.redirecting}
          onClick={onEdit}
        />
      </FormActions>
    </Stack>
  )
}

function summaryItems(t: Translate, contact: ContactDetails, choice: BonusChoice, bonusName: string | null) {
  const { limit, acceptNewsEmail, acceptSMSOffer } = contact
  const news = acceptNewsEmail ? (acceptSMSOffer ? 'both' : 'email') : acceptSMSOffer ? 'sms' : 'none'
  return [
    { term: t('register.summary_bonus'), detail: bonusName ?? t('register.summary_no_bonus') },
    ...(choice.type === 'none' && limit
      ? [
          {
            term: t('register.summary_limit'),
            detail: t(`register.summary_limit_${limit.period}`, { amount: formatKrShort(limit.amount) }),
          },
        ]
      : []),
    { term: t('register.summary_name'), detail: `${contact.firstName} ${contact.lastName}` },
    { term: t('register.summary_email'), detail: contact.email },
    { term: t('register.summary_mobile'), detail: formatMobile(contact) },
    { term: t('register.summary_news'), detail: t(`register.summary_news_${news}`) },
  ]
}
