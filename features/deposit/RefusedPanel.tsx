import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Link } from '@casino/design-system/components/Link'
import { Text } from '@casino/design-system/components/Text'
import type { ErrorCode } from '../api/errors.ts'
import { paths } from '../content/paths.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { recoveryAction } from './model.ts'
import { StatusPanel } from './StatusPanel.tsx'

type ActionTarget = { href: string } | { onClick: () => void }

interface RefusedPanelProps {
  code: ErrorCode
  /** The payment provider's own code, which may have a configured message; default: `code`. */
  providerCode?: string | null
  /** Localised message. */
  message: string
  supportEmail: string
  /** null where the amount is not known and has to be entered first. */
  otherCard: ActionTarget | null
  otherAmount: ActionTarget
  level?: 1 | 2
  focused: boolean
}

/** A refused payment: the reason and the recovery actions; the one that fits the reason comes first. */
export function RefusedPanel({ code, providerCode, message, supportEmail, otherCard, otherAmount, level = 2, focused }: RefusedPanelProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { paymentErrorTexts } = useSystemConfig('paymentErrorTexts')
  const recovery = recoveryAction(code)
  return (
    <StatusPanel
      title={t('deposit.refused_title')}
      level={level}
      focused={focused}
      actions={
        <>
          {recovery === 'card' && <Button {...button('onward', { text: 'deposit.other_card' })} {...(otherCard ?? otherAmount)} />}
          {recovery === 'limits' && <Button {...button('onward', { text: 'deposit.see_limits' })} href={paths.limitations} />}
          {(recovery === 'amount' || (recovery === 'card' && otherCard)) && (
            <Button
              {...button('onward', { text: 'deposit.other_amount' })}
              variant={recovery === 'amount' ? 'primary' : 'secondary'}
              {...otherAmount}
            />
          )}
          {recovery === 'amount' && (
            <Button {...button('onward', { text: 'deposit.see_limits' })} variant="secondary" href={paths.limitations} />
          )}
          <Text as="span">
            <Link href={`mailto:${supportEmail}`}>{t('deposit.support')}</Link>
          </Text>
        </>
      }
    >
      <Alert tone="danger">{paymentErrorTexts[providerCode ?? code] ?? message}</Alert>
      <Text tone="muted">{t('deposit.refused_nothing_taken')}</Text>
    </StatusPanel>
  )
}
