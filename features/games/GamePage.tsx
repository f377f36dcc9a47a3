import { Button } from '@casino/design-system/components/Button'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { usePageContext } from '../config/PageContext.tsx'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import type { sessionCalls } from '../session/calls.ts'
import type { CallError } from '../session/errors.ts'
import { paths } from '../session/paths.ts'
import { createUseCall } from '../session/useCall.ts'
import type { GameDetail, gamesCalls, PlayType } from './calls.ts'
import type { FrameMessage } from './frame-messages.ts'
import { GameStage } from './GameStage.tsx'
import { listPaths } from './paths.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { tellFrame, useFrameMessages } from './useFrame.ts'
import { useLaunch } from './useLaunch.ts'
import { useRealityCheck } from './useRealityCheck.ts'

const useGamesCall = createUseCall<typeof gamesCalls>('games')
const useSessionCall = createUseCall<typeof sessionCalls>('session')

interface GamePageProps {
  readonly playType: PlayType
  readonly gameById: string
}

/** Route component of a game, in free or money play. */
export function GamePage({ playType, gameById }: GamePageProps) {
  const { data, error, mutate } = useGamesCall('detail', { query: { id: gameById } })
  if (data) return <Play key={`${playType} ${gameById}`} game={data} playType={playType} />
  if (error) return <NoGame error={error} onRetry={() => mutate()} />
  return (
    <PageBody snug>
      <Skeleton shape="block" height={480} />
    </PageBody>
  )
}

/** Paths of the frame's navigation targets. */
const targets: Readonly<Record<Extract<FrameMessage, { type: 'navigate' }>['to'], string>> = {
  deposit: paths.deposit,
  limits: paths.limitations,
  history: paths.transactions,
  exit: paths.home,
}

function Play({ game, playType }: { readonly game: GameDetail; readonly playType: PlayType }) {
  const [path, navigate] = useLocation()
  const { session, system } = usePageContext()
  const mode = playType === 'spil-for-sjov' ? 'free' : 'money'
  const { state, retry } = useLaunch(game.id, mode, session.loggedIn)
  const frameUrl = state.step === 'running' ? state.frameUrl : null
  const host = useRef<HTMLDivElement>(null)
  const summary = useSessionCall('summary', session.loggedIn ? {} : null)
  const profile = useSessionCall('profile', session.loggedIn ? {} : null)
  const counted = mode === 'money' && frameUrl ? (profile.data?.loggedInAt ?? null) : null
  const check = useRealityCheck(counted, system.realityCheckMinutes)
  const due = check.dueAfter !== null
  const sums = useSessionCall('betwinSummary', due ? {} : null)

  useFrameMessages(host, frameUrl, (message) => {
    if (message.type === 'navigate') navigate(targets[message.to])
    else void summary.mutate()
  })
  useEffect(() => {
    if (due && frameUrl) tellFrame(host.current, frameUrl, { type: 'pause' })
  }, [due, frameUrl])

  return (
    <GameStage game={game} mode={mode} path={path} launch={state} balance={summary.data?.TotalBalance ?? null} host={host} onRetry={retry}>
      <RealityCheck
        open={due}
        minutes={check.dueAfter ?? 0}
        sums={sums.isValidating ? null : (sums.data ?? null)}
        problem={sums.isValidating ? null : (sums.error?.message ?? null)}
        onContinue={check.seen}
      />
    </GameStage>
  )
}

function NoGame({ error, onRetry }: { readonly error: CallError; readonly onRetry: () => void }) {
  const t = useTexts()
  const button = useButtons()
  const gone = error.code === 'ERR_NOT_FOUND'
  return (
    <PageBody>
      <ErrorState
        title={t(gone ? 'games.missing_title' : 'games.refused_title')}
        action={
          gone ? (
            <Button {...button('onward', { text: 'games.all_games' })} href={listPaths.allGames} />
          ) : (
            <Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />
          )
        }
      >
        {gone ? t('games.missing_text') : error.message}
      </ErrorState>
    </PageBody>
  )
}
