import { Button, Modal, preloadModal, Text } from '@casino/design-system'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { createMutationHook } from '../api/createMutationHook.ts'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import type { TextKey } from '../content/texts/index.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { loginPath, paths } from '../navigation/paths.ts'
import { useRawSearch, withSearch } from '../navigation/useSearchState.ts'
import type { SessionDialogState } from './sessionDialogState.ts'
import { logoutBody, useEndSession } from './useEndSession.ts'
import { useFollowPause } from './usePaused.ts'
import { useQueuedPopup } from './useQueuedPopup.ts'
import { useSessionMonitor } from './useSessionMonitor.ts'

const useLogoutMutation = createMutationHook('session.logout')

export interface SessionDialogsProps {
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
}

/**
 * Monitors the connection on every page, and the session and the pauses of a logged-in player, and opens a dialog when one is lost or in doubt.
 * The dialog's panel is preloaded at the start and after each successful ping, while the server is reachable.
 */
export function SessionDialogs({ requiresLogin }: SessionDialogsProps) {
  const { session } = usePageContext()
  const [path] = useLocation()
  useFollowPause(session.loggedIn)
  const endSession = useEndSession(path)
  const { dialog, retry } = useSessionMonitor({ loggedIn: session.loggedIn, path, preload: preloadModal, endSession })
  const open = useQueuedPopup('session', dialog.type !== 'none')
  if (!open || dialog.type === 'none') return null
  return <OpenSessionDialog dialog={dialog} requiresLogin={requiresLogin} onRetry={retry} />
}

interface OpenSessionDialogProps {
  dialog: Exclude<SessionDialogState, { type: 'none' }>
  /** The current page is for logged-in players only: the login returns to it. */
  requiresLogin: boolean
  /** Checks the session again. */
  onRetry(): void
}

/** The open dialog with its calls: the player continues by login, as a guest, by another check or by a new page. */
export function OpenSessionDialog({ dialog, requiresLogin, onRetry }: OpenSessionDialogProps) {
  const run = useRun()
  const { session } = usePageContext()
  const [path] = useLocation()
  const currentUrl = withSearch(path, useRawSearch())
  const [navigating, setNavigating] = useState(false)
  const { trigger: logout } = useLogoutMutation()
  const expired = dialog.type === 'ended' && dialog.reason === 'expired'

  const logoutAndNavigate = (to: string) => {
    setNavigating(true)
    run(logout({ body: logoutBody(session) }).finally(() => window.location.assign(to)))
  }
  return (
    <SessionDialogViews
      dialog={dialog}
      navigating={navigating}
      onLogin={() =>
        logoutAndNavigate(loginPath({ ...(expired && { reason: 'expired' }), ...(requiresLogin && { redirect: currentUrl }) }))
      }
      onContinueAsGuest={() => logoutAndNavigate(paths.home)}
      onRetry={dialog.type === 'lost' ? () => window.location.reload() : onRetry}
    />
  )
}

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
              {...button('retry', {
                text: 'authentication.lost_retry',
                loading: dialog.checking,
                loadingText: 'authentication.lost_checking',
              })}
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
