import { Button, EmptyState, ErrorState, Stack } from '@casino/design-system'
import type { ErrorCode } from '../../api/errors.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { paths } from '../../navigation/paths.ts'
import { HelpLinks } from '../../session/HelpLinks.tsx'
import { gameListPaths } from '../paths.ts'
import type { LaunchState } from './launch.ts'
import { playLimitText } from './playLimitText.ts'

interface LaunchErrorProps {
  state: Extract<LaunchState, { type: 'refused' }>
  onRetry: () => void
}

/** Reason that a launch was refused, with its recovery action: set limits, see the pause, choose another game, or retry. */
export function LaunchError({ state, onRetry }: LaunchErrorProps) {
  const t = useTranslations()
  const { code, message, playLimit } = state
  if (code === 'ERR_PLAY_LIMIT') return <PlayLimitReached message={message} playLimit={playLimit} />
  return (
    <ErrorState title={t('games.refused_title')} action={<RecoveryButton code={code} onRetry={onRetry} />}>
      {message}
    </ErrorState>
  )
}

type PlayLimitReachedProps = Pick<LaunchErrorProps['state'], 'message' | 'playLimit'>

/** The player's own limit was reached, which is no error. Links to limits and pauses, and to help. */
function PlayLimitReached({ message, playLimit }: PlayLimitReachedProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <EmptyState
        art="moon"
        title={t('games.refused_limit_title')}
        action={<Button {...button('onward', { text: 'games.see_own_limits' })} href={paths.limitations} />}
      >
        {playLimit ? playLimitText((name, values) => t(`games.${name}`, values), playLimit) : message}
      </EmptyState>
      <HelpLinks />
    </Stack>
  )
}

interface RecoveryButtonProps {
  code: ErrorCode
  onRetry: () => void
}

function RecoveryButton({ code, onRetry }: RecoveryButtonProps) {
  const button = useButtonProps()
  if (code === 'ERR_LIMITS_MISSING') return <Button {...button('onward', { text: 'games.see_limits' })} href={paths.limitations} />
  if (code === 'ERR_PAUSED') return <Button {...button('onward', { text: 'games.see_pause' })} href={paths.pause} />
  if (code === 'ERR_NOT_ON_PHONE') return <Button {...button('onward', { text: 'games.all_games' })} href={gameListPaths.allGames} />
  return <Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />
}
