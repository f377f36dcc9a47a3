import { Alert, Button, Link, Text } from '@casino/design-system'
import type { ErrorCode } from '../../api/errors.ts'
import { supportHref } from '../../content/supportHref.ts'
import type { TextKey } from '../../content/texts/index.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { paths, rofusUrl, stopSpilletUrl } from '../../navigation/paths.ts'
import { endingOf, recoveryAction } from '../model.ts'
import { StatusPanel } from './StatusPanel.tsx'

type ActionTarget = { href: string } | { onClick: () => void }

interface RefusedPanelProps {
  code: ErrorCode
  /** Localised message. */
  message: string
  supportEmail: string
  /** null where the amount is not known and has to be entered first. */
  otherMethod: ActionTarget | null
  otherAmount: ActionTarget
  level?: 1 | 2
  focused: boolean
}

/** A payment that was refused, cancelled or not approved: the reason and the ways out that fit it. */
export function RefusedPanel({ code, message, level = 2, focused, ...ways }: RefusedPanelProps) {
  const t = useTranslations()
  const ending = endingOf(code)
  return (
    <StatusPanel title={t(`deposit.${ending}_title`)} level={level} focused={focused} actions={<WaysOut code={code} {...ways} />}>
      <Alert tone={ending === 'refused' ? 'danger' : 'info'}>{message}</Alert>
      <Text tone="muted">{t('deposit.refused_nothing_taken')}</Text>
    </StatusPanel>
  )
}

type WaysOutProps = Pick<RefusedPanelProps, 'code' | 'supportEmail' | 'otherMethod' | 'otherAmount'>

/** The way out that fits the reason, then others that can help. */
function WaysOut({ code, supportEmail, otherMethod, otherAmount }: WaysOutProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const way = (text: TextKey, target: ActionTarget, variant: 'primary' | 'secondary' = 'primary') => (
    <Button {...button('onward', { text })} variant={variant} {...target} />
  )
  const support = supportHref(supportEmail)
  const supportLink = (
    <Text as="span">
      <Link standalone href={support}>
        {t('deposit.support')}
      </Link>
    </Text>
  )
  switch (recoveryAction(code)) {
    case 'card':
      return (
        <>
          {way('deposit.other_card', otherMethod ?? otherAmount)}
          {otherMethod && way('deposit.other_amount', otherAmount, 'secondary')}
          {supportLink}
        </>
      )
    case 'method':
      return (
        <>
          {way('deposit.try_again', otherMethod ?? otherAmount)}
          {supportLink}
        </>
      )
    case 'amount':
      return (
        <>
          {way('deposit.other_amount', otherAmount)}
          {way('deposit.see_limits', { href: paths.limitations }, 'secondary')}
          {supportLink}
        </>
      )
    case 'limits':
      return way('deposit.set_limits', { href: paths.limitations })
    case 'pause':
      return way('deposit.see_pause', { href: paths.pause })
    case 'help':
      return (
        <>
          {way('deposit.help_stopspillet', { href: stopSpilletUrl })}
          <Text as="span">
            <Link standalone href={rofusUrl} newTab>
              {t('deposit.help_rofus')}
            </Link>
          </Text>
        </>
      )
    case 'contact':
      return (
        <>
          {way('deposit.support', { href: support })}
          {code === 'ERR_PAYMENT_FAILED' && way('deposit.try_again', otherMethod ?? otherAmount, 'secondary')}
        </>
      )
  }
}
