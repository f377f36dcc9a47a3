import { Button, ErrorState, PageBody, Skeleton } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { CallError } from '../../api/errors.ts'
import { openMethods } from '../../content/openPaymentMethods.ts'
import { usePageContext } from '../../content/PageContext.tsx'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useSystemConfig } from '../../content/useSystemConfig.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { paths } from '../../navigation/paths.ts'
import { rememberOpenedGame } from '../../session/openedGame.ts'
import { useAccountSummary, useBetwinSummaryQuery } from '../../session/queries.ts'
import { useReloadBlock } from '../../session/reloadBlock.ts'
import { useQueuedPopup } from '../../session/useQueuedPopup.ts'
import type { GameDetail } from '../calls.ts'
import { FavouriteNotice } from '../favourites/FavouriteNotice.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import { type GameMode, gameListPaths, playModeOf } from '../paths.ts'
import { useGameQuery } from '../queries.ts'
import type { RealityCheckDialogProps } from '../reality/RealityCheckDialog.tsx'
import { useRealityCheck } from '../reality/useRealityCheck.ts'
import type { FrameMessage } from './frameMessages.ts'
import { GameScreen } from './GameScreen.tsx'
import { postToFrame, useFrameMessages } from './useFrameMessages.ts'
import { useFramePause } from './useFramePause.ts'
import { useGameLaunch } from './useGameLaunch.ts'
import { useSlowFrame } from './useSlowFrame.ts'

/** Imported when a game for money runs; a reminder that is due repeats an import that has failed, while the game waits. */
const realityCheckDialog = lazyComponent<RealityCheckDialogProps>(
  async () => (await import('../reality/RealityCheckDialog.tsx')).RealityCheckDialog,
)

interface GamePageProps {
  mode: GameMode
  gameById: string
}

/** Route component of a game, in free or money play. */
export function GamePage({ mode, gameById }: GamePageProps) {
  const { data, error, mutate } = useGameQuery({ query: { id: gameById } })
  if (data) {
    const playMode = playModeOf(data, mode)
    return <GameHost key={`${playMode} ${gameById}`} game={data} mode={playMode} />
  }
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

interface GameHostProps {
  game: GameDetail
  mode: GameMode
}

function GameHost({ game, mode }: GameHostProps) {
  const [path, navigate] = useLocation()
  const { session } = usePageContext()
  const { state, retry } = useGameLaunch(game.id, mode, session.loggedIn)
  const frameUrl = state.type === 'running' ? state.frameUrl : null
  const slowFrame = useSlowFrame(frameUrl)
  const host = useRef<HTMLDivElement>(null)
  const favourites = useFavourites()
  const summary = useAccountSummary(session.loggedIn)
  const quickMethods = openMethods(useSystemConfig('openPaymentMethods', 'mobilePayEnabled'), 'quick')
  const forMoney = mode === 'money' && frameUrl !== null && session.loggedIn
  const { due, ...realityCheck } = useRealityCheck(forMoney)
  const reminderOpen = useQueuedPopup('reminder', due !== null)
  const ReminderDialog = useLazyComponent(realityCheckDialog, due !== null && reminderOpen)
  useEffect(() => {
    if (forMoney) realityCheckDialog.preload()
  }, [forMoney])
  const playing = session.loggedIn && frameUrl !== null
  useEffect(() => {
    if (playing) rememberOpenedGame()
  }, [playing])
  const sums = useBetwinSummaryQuery(due && { body: due.since === null ? {} : { since: due.since } })
  const [roundRunning, setRoundRunning] = useState(false)
  useReloadBlock(roundRunning && frameUrl !== null)

  useFrameMessages(host, frameUrl, (message) => {
    slowFrame.onLoad() // a frame that sends messages is running, even if parts of it are still loading
    if (message.type === 'navigate') navigate(frameTargetPaths[message.to])
    else if (message.type === 'round') setRoundRunning(message.running)
    else if (message.type === 'balance') void summary.mutate()
  })
  const focusAfterPause = useFramePause(host, { frameUrl: slowFrame.loaded ? frameUrl : null, paused: due !== null })
  const total = summary.data?.TotalBalance ?? null
  const isTotalKnown = forMoney && total !== null && !roundRunning && !summary.isValidating
  const lastTotal = useRef<number>(null)
  useEffect(() => {
    if (!isTotalKnown) return
    // the frame reads the first balance itself, and cannot receive messages yet
    if (lastTotal.current !== null && lastTotal.current !== total) postToFrame(host.current, frameUrl, { type: 'balance', total })
    lastTotal.current = total
  }, [isTotalKnown, total, frameUrl])

  return (
    <GameScreen
      game={game}
      mode={mode}
      path={path}
      launch={state}
      balance={total}
      quickDeposit={quickMethods.length > 0}
      favourites={favourites}
      frame={{ host, blocked: due !== null, slow: slowFrame.slow, covered: !slowFrame.loaded, onLoad: slowFrame.onLoad }}
      onRetry={retry}
    >
      {due && reminderOpen && ReminderDialog && (
        <ReminderDialog
          playTime={due}
          sums={sums.isValidating ? null : (sums.data ?? null)}
          problem={sums.isValidating ? null : (sums.error?.message ?? null)}
          intervalProblem={realityCheck.intervalProblem}
          answering={realityCheck.answering}
          onChooseInterval={realityCheck.chooseInterval}
          onAnswer={realityCheck.answer}
          onContinue={() => {
            focusAfterPause()
            void realityCheck.answer()
          }}
        />
      )}
      <FavouriteNotice favourites={favourites} />
    </GameScreen>
  )
}

interface GameErrorProps {
  error: CallError
  onRetry: () => void
}

function GameError({ error, onRetry }: GameErrorProps) {
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
