import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useTexts } from '../config/useTexts.tsx'
import type { ErrorCode } from '../session/errors.ts'
import { paths } from '../session/paths.ts'
import type { LaunchState } from './model.ts'

interface RefusalProps {
  readonly state: Extract<LaunchState, { step: 'refused' }>
  readonly onRetry: () => void
}

/** Why the game does not open, and the way out: set limits, see the pause, or try again. */
export function Refusal({ state, onRetry }: RefusalProps) {
  const t = useTexts()
  return (
    <ErrorState title={t('games.refused_title')} action={<WayOut code={state.code} onRetry={onRetry} />}>
      {state.message}
    </ErrorState>
  )
}

function WayOut({ code, onRetry }: { readonly code: ErrorCode; readonly onRetry: () => void }) {
  const t = useTexts()
  if (code === 'ERR_LIMITS_MISSING') return <Button href={paths.limitations}>{t('games.see_limits')}</Button>
  if (code === 'ERR_PAUSED') return <Button href={paths.limitations}>{t('games.see_pause')}</Button>
  return <Button onClick={onRetry}>{t('games.retry')}</Button>
}
