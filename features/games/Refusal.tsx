import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import type { ErrorCode } from '../session/errors.ts'
import { paths } from '../session/paths.ts'
import type { LaunchState } from './model.ts'

interface LaunchErrorProps {
  readonly state: Extract<LaunchState, { type: 'refused' }>
  readonly onRetry: () => void
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

function RecoveryButton({ code, onRetry }: { readonly code: ErrorCode; readonly onRetry: () => void }) {
  const button = useButtonProps()
  if (code === 'ERR_LIMITS_MISSING') return <Button {...button('onward', { text: 'games.see_limits' })} href={paths.limitations} />
  if (code === 'ERR_PAUSED') return <Button {...button('onward', { text: 'games.see_pause' })} href={paths.limitations} />
  return <Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />
}
