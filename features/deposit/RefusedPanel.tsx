import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Link } from '@casino/design-system/components/Link'
import { Text } from '@casino/design-system/components/Text'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import type { ErrorCode } from '../session/errors.ts'
import { paths } from '../session/paths.ts'
import { recoveryAction } from './model.ts'
import { StatusPanel } from './StatusPanel.tsx'

type ActionTarget = { readonly href: string } | { readonly onClick: () => void }

interface RefusedPanelProps {
  readonly code: ErrorCode
  /** Localised message. */
  readonly message: string
  readonly supportEmail: string
  /** null where the amount is not known and has to be entered first. */
  readonly otherCard: ActionTarget | null
  readonly otherAmount: ActionTarget
  readonly level?: 1 | 2
  readonly focused: boolean
}

/** A refused payment: the reason and the recovery actions; the one that fits the reason comes first. */
export function RefusedPanel({ code, message, supportEmail, otherCard, otherAmount, level = 2, focused }: RefusedPanelProps) {
  const t = useTranslations()
  const button = useButtonProps()
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
      <Alert tone="danger">{message}</Alert>
      <Text tone="muted">{t('deposit.refused_nothing_taken')}</Text>
    </StatusPanel>
  )
}
