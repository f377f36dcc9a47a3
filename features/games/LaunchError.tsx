import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import type { ErrorCode } from '../api/errors.ts'
import { paths } from '../content/paths.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { LaunchState } from './model.ts'

interface LaunchErrorProps {
  state: Extract<LaunchState, { type: 'refused' }>
  onRetry: () => void
}

/** Reason that a launch was refused, with its recovery action: set limits, see the pause, or retry. */
export function LaunchError({ state, onRetry }: LaunchErrorProps) {
  const t = useTranslations()
  return (
    <ErrorState title={t('games.refused_title')} action={<RecoveryButton code={state.code} onRetry={onRetry} />}>
      {state.message}
    </ErrorState>
  )
}

interface RecoveryButtonProps {
  code: ErrorCode
  onRetry: () => void
}

function RecoveryButton({ code, onRetry }: RecoveryButtonProps) {
  const button = useButtonProps()
  if (code === 'ERR_LIMITS_MISSING') return <Button {...button('onward', { text: 'games.see_limits' })} href={paths.limitations} />
  if (code === 'ERR_PAUSED') return <Button {...button('onward', { text: 'games.see_pause' })} href={paths.limitations} />
  return <Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />
}
