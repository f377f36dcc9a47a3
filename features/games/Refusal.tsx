import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { EmptyState } from '@casino/design-system/patterns/EmptyState'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useTexts } from '../config/useTexts.tsx'
import { loginPath, paths } from '../session/paths.ts'
import type { LaunchState } from './model.ts'

type Refused = Extract<LaunchState, { step: 'needsLogin' | 'refused' }>

interface RefusalProps {
  readonly state: Refused
  /** This page, to come back to after a login. */
  readonly path: string
  /** The same game for free; null where it has no free play. */
  readonly freePath: string | null
  readonly onRetry: () => void
}

/** Why the game does not open, and the way out: log in, set limits, see the pause, or try again. */
export function Refusal({ state, path, freePath, onRetry }: RefusalProps) {
  const t = useTexts()
  if (state.step === 'needsLogin')
    return (
      <EmptyState
        title={t('games.login_title')}
        action={
          <Inline gap={3} justify="center">
            <Button href={loginPath({ redirect: path, reason: 'required' })}>{t('btn.login')}</Button>
            {freePath && (
              <Button theme="tryFree" variant="secondary" href={freePath}>
                {t('btn.try_free')}
              </Button>
            )}
          </Inline>
        }
      >
        {t('games.login_text')}
      </EmptyState>
    )
  return (
    <ErrorState title={t('games.refused_title')} action={<WayOut state={state} onRetry={onRetry} />}>
      {state.message}
    </ErrorState>
  )
}

function WayOut({ state, onRetry }: { readonly state: Extract<Refused, { step: 'refused' }>; readonly onRetry: () => void }) {
  const t = useTexts()
  if (state.code === 'ERR_LIMITS_MISSING') return <Button href={paths.limitations}>{t('games.see_limits')}</Button>
  if (state.code === 'ERR_PAUSED') return <Button href={paths.limitations}>{t('games.see_pause')}</Button>
  return <Button onClick={onRetry}>{t('games.retry')}</Button>
}
