import { Button } from '@casino/design-system/components/Button'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import type { sessionCalls } from '../session/calls.ts'
import type { CallError } from '../session/errors.ts'
import { paths } from '../session/paths.ts'
import { createUseQuery } from '../session/useCall.ts'
import type { GameDetail, gamesCalls, PlayType } from './calls.ts'
import type { FrameMessage } from './frame-messages.ts'
import { GameScreen } from './GameStage.tsx'
import { gameListPaths } from './paths.ts'
import { RealityCheckDialog } from './RealityCheck.tsx'
import { postToFrame, useFrameMessages } from './useFrame.ts'
import { useGameLaunch } from './useLaunch.ts'
import { useRealityCheck } from './useRealityCheck.ts'

const useGamesCall = createUseQuery<typeof gamesCalls>('games')
const useSessionCall = createUseQuery<typeof sessionCalls>('session')

interface GamePageProps {
  readonly playType: PlayType
  readonly gameById: string
}

/** Route component of a game, in free or money play. */
export function GamePage({ playType, gameById }: GamePageProps) {
  const { data, error, mutate } = useGamesCall('detail', { query: { id: gameById } })
  if (data) return <GameHost key={`${playType} ${gameById}`} game={data} playType={playType} />
  if (error) return <GameError error={error} onRetry={() => mutate()} />
  return (
    <PageBody compactTop>
      <Skeleton shape="block" height={480} />
    </PageBody>
  )
}

/** Paths of the frame's navigation targets. */
const frameTargetPaths: Readonly<Record<Extract<FrameMessage, { type: 'navigate' }>['to'], string>> = {
  deposit: paths.deposit,
  limits: paths.limitations,
  history: paths.transactions,
  exit: paths.home,
}

function GameHost({ game, playType }: { readonly game: GameDetail; readonly playType: PlayType }) {
  const [path, navigate] = useLocation()
  const { session, system } = usePageContext()
  const mode = playType === 'spil-for-sjov' ? 'free' : 'money'
  const { state, retry } = useGameLaunch(game.id, mode, session.loggedIn)
  const frameUrl = state.type === 'running' ? state.frameUrl : null
  const host = useRef<HTMLDivElement>(null)
  const summary = useSessionCall('summary', session.loggedIn ? {} : null)
  const profile = useSessionCall('profile', session.loggedIn ? {} : null)
  const countedSession = mode === 'money' && frameUrl ? (profile.data?.loggedInAt ?? null) : null
  const realityCheck = useRealityCheck(countedSession, system.realityCheckMinutes)
  const due = realityCheck.dueAfterMinutes !== null
  const sums = useSessionCall('betwinSummary', due ? {} : null)

  useFrameMessages(host, frameUrl, (message) => {
    if (message.type === 'navigate') navigate(frameTargetPaths[message.to])
    else void summary.mutate()
  })
  useEffect(() => {
    if (due && frameUrl) postToFrame(host.current, frameUrl, { type: 'pause' })
  }, [due, frameUrl])

  return (
    <GameScreen game={game} mode={mode} path={path} launch={state} balance={summary.data?.TotalBalance ?? null} host={host} onRetry={retry}>
      <RealityCheckDialog
        open={due}
        minutes={realityCheck.dueAfterMinutes ?? 0}
        sums={sums.isValidating ? null : (sums.data ?? null)}
        problem={sums.isValidating ? null : (sums.error?.message ?? null)}
        onContinue={realityCheck.dismiss}
      />
    </GameScreen>
  )
}

function GameError({ error, onRetry }: { readonly error: CallError; readonly onRetry: () => void }) {
  const t = useTranslations()
  const button = useButtonProps()
  const notFound = error.code === 'ERR_NOT_FOUND'
  return (
    <PageBody>
      <ErrorState
        title={t(notFound ? 'games.missing_title' : 'games.refused_title')}
        action={
          notFound ? (
            <Button {...button('onward', { text: 'games.all_games' })} href={gameListPaths.allGames} />
          ) : (
            <Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />
          )
        }
      >
        {notFound ? t('games.missing_text') : error.message}
      </ErrorState>
    </PageBody>
  )
}
