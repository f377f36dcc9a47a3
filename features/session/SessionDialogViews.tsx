import { Button } from '@casino/design-system/components/Button'
import { Modal } from '@casino/design-system/components/Modal'
import { Text } from '@casino/design-system/components/Text'
import type { ReactNode } from 'react'
import type { TextKey } from '../content/texts/index.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { SessionDialogState } from './sessionDialogState.ts'

interface SessionDialogViewsProps {
  dialog: Exclude<SessionDialogState, { type: 'none' }>
  /** A navigation to another page has started. */
  navigating: boolean
  onLogin(): void
  /** Continues as a guest. */
  onContinueAsGuest(): void
  onRetry(): void
}

/** Dialogs of an ended session, an unconfirmed one and a lost connection. None can be dismissed: the page behind may no longer work. */
export function SessionDialogViews({ dialog, navigating, onLogin, onContinueAsGuest, onRetry }: SessionDialogViewsProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (dialog.type === 'lost')
    return (
      <MandatoryDialog
        title="authentication.lost_title"
        text="authentication.lost_text"
        actions={<Button {...button('retry', { text: 'authentication.lost_retry' })} onClick={onRetry} />}
      >
        <Text size={14} tone="muted">
          {t('authentication.lost_money')}
        </Text>
      </MandatoryDialog>
    )
  if (dialog.type === 'unconfirmed')
    return (
      <MandatoryDialog
        title="authentication.unconfirmed_title"
        text="authentication.unconfirmed_text"
        actions={
          <>
            <Button
              {...button('retry', { text: 'authentication.lost_retry', loading: dialog.checking })}
              disabled={navigating}
              onClick={onRetry}
            />
            <Button {...button('sessionLogin', { loading: navigating })} variant="secondary" onClick={onLogin} />
          </>
        }
      />
    )
  return (
    <MandatoryDialog
      title={dialog.reason === 'loggedOut' ? 'authentication.logged_out_title' : 'authentication.expired_title'}
      text={dialog.reason === 'loggedOut' ? 'authentication.logged_out_text' : 'authentication.expired_text'}
      actions={
        <>
          <Button {...button('sessionLogin', { loading: navigating })} onClick={onLogin} />
          <Button {...button('sessionGuest')} variant="secondary" disabled={navigating} onClick={onContinueAsGuest} />
        </>
      }
    />
  )
}

interface MandatoryDialogProps {
  title: TextKey
  text: TextKey
  actions: ReactNode
  children?: ReactNode
}

const noop = () => undefined

function MandatoryDialog({ title, text, actions, children }: MandatoryDialogProps) {
  const t = useTranslations()
  return (
    <Modal
      open
      mandatory
      onOpenChange={noop}
      size="sm"
      title={t(title)}
      description={t(text)}
      closeLabel={t('authentication.close')}
      actions={actions}
    >
      {children}
    </Modal>
  )
}
