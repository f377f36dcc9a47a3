import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Card } from '@casino/design-system/components/Card'
import { DescriptionList } from '@casino/design-system/components/DescriptionList'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Stack } from '@casino/design-system/components/Stack'
import { useButtons } from '../config/useButtons.tsx'
import type { Translate } from '../config/useTexts.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { formatKrShort } from '../format/index.ts'
import type { ProviderButton } from '../session/index.ts'
import type { Choice, Contact } from './model.ts'

export interface ConfirmStepProps {
  readonly contact: Contact
  readonly choice: Choice
  /** Name of the chosen bonus. */
  readonly bonusName: string | null
  readonly provider: Pick<ProviderButton, 'locked' | 'opening'>
  /** Danish message of a failed attempt. */
  readonly problem: string | null
  onConfirm(): void
  onEdit(): void
}

/** Step 3: a summary without the CPR number, and the button that redirects to MitID. */
export function ConfirmStep({ contact, choice, bonusName, provider, problem, onConfirm, onEdit }: ConfirmStepProps) {
  const t = useTexts()
  const button = useButtons()
  return (
    <Stack gap={6}>
      <Card>
        <DescriptionList items={summary(t, contact, choice, bonusName)} />
      </Card>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <FormActions>
        <Button
          {...button('registerConfirm', { loading: provider.opening })}
          size="lg"
          fullWidth
          disabled={provider.locked && !provider.opening}
          onClick={onConfirm}
        />
      </FormActions>
      <Button {...button('back', { text: 'register.edit' })} variant="ghost" fullWidth disabled={provider.opening} onClick={onEdit} />
    </Stack>
  )
}

function summary(t: Translate, contact: Contact, choice: Choice, bonusName: string | null) {
  const { limit, acceptNewsEmail, acceptSMSOffer } = contact
  const news = acceptNewsEmail ? (acceptSMSOffer ? 'both' : 'email') : acceptSMSOffer ? 'sms' : 'none'
  return [
    { term: t('register.summary_bonus'), detail: bonusName ?? t('register.summary_no_bonus') },
    ...(choice.kind === 'none' && limit
      ? [
          {
            term: t('register.summary_limit'),
            detail: t(`register.summary_limit_${limit.period}`, { amount: formatKrShort(limit.amount) }),
          },
        ]
      : []),
    { term: t('register.summary_name'), detail: `${contact.firstName} ${contact.lastName}` },
    { term: t('register.summary_email'), detail: contact.email },
    { term: t('register.summary_mobile'), detail: `+${contact.mobileCC} ${inPairs(contact.mobileNo)}` },
    { term: t('register.summary_news'), detail: t(`register.summary_news_${news}`) },
  ]
}

/** Groups a Danish number in pairs: 20 12 34 56. */
const inPairs = (number: string): string => (number.length === 8 ? number.replace(/(..)(?=.)/g, '$1\u00a0') : number)
