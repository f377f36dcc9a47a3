import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { IconButton } from '@casino/design-system/components/IconButton'
import { Inline } from '@casino/design-system/components/Inline'
import { Show } from '@casino/design-system/components/Show'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import { ArrowLeftIcon } from '@casino/design-system/icons/ArrowLeft'
import { FrameStage } from '@casino/design-system/patterns/FrameStage'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import type { ReactNode, RefObject } from 'react'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import { formatKr, type Ore } from '../format/money.ts'
import type { GameDetail, GameMode } from './calls.ts'
import { FullScreenButton } from './FullScreen.tsx'
import { GameFacts } from './GameFacts.tsx'
import type { LaunchState } from './model.ts'
import { gameListPathOf, gamePath } from './paths.ts'
import { LaunchError } from './Refusal.tsx'
import { GameLoginPrompt } from './SignIn.tsx'

type PendingLaunch = Extract<LaunchState, { type: 'launching' | 'refused' }>

interface GameScreenProps {
  readonly game: GameDetail
  readonly mode: GameMode
  readonly path: string
  readonly launch: LaunchState
  /** Total balance in øre, shown in money mode; null while it loads. */
  readonly balance: Ore | null
  /** Receives the element that contains the frame, for messaging. */
  readonly host?: RefObject<HTMLDivElement | null>
  readonly onRetry: () => void
  /** Dialogs of the page. */
  readonly children?: ReactNode
}

/** A game in its frame, with name and balance always visible (RULES, *Player protection*), and its facts below. */
export function GameScreen({ game, mode, path, launch, balance, host, onRetry, children }: GameScreenProps) {
  return (
    <PageBody compactTop>
      <Stack gap={8}>
        <GameFrame game={game} mode={mode} path={path} launch={launch} balance={balance} host={host} onRetry={onRetry} />
        <GameFacts game={game} />
      </Stack>
      {children}
    </PageBody>
  )
}

function GameFrame({ game, mode, path, launch, balance, host, onRetry }: Omit<GameScreenProps, 'children'>) {
  const freePath = game.freePlay ? gamePath(game, 'spil-for-sjov') : null
  if (launch.type === 'needsLogin') return <GameLoginPrompt game={game} path={path} freePath={freePath} />
  if (launch.type !== 'running') return <LaunchPlaceholder game={game} launch={launch} onRetry={onRetry} />
  return (
    <div ref={host}>
      <FrameStage
        key={launch.frameUrl}
        title={game.name}
        src={launch.frameUrl}
        toolbar={<GameToolbar game={game} mode={mode} balance={balance} freePath={freePath} />}
      />
    </div>
  )
}

/** Rendered in place of the frame while the game launches, or when the launch is refused. */
function LaunchPlaceholder({ game, launch, onRetry }: Pick<GameScreenProps, 'game' | 'onRetry'> & { readonly launch: PendingLaunch }) {
  const t = useTranslations()
  return (
    <Surface bordered padding={5}>
      <Stack gap={5}>
        <Inline gap={3}>
          <BackButton game={game} />
          <Heading level={1} size={18}>
            {game.name}
          </Heading>
        </Inline>
        {launch.type === 'refused' ? (
          <LaunchError state={launch} onRetry={onRetry} />
        ) : (
          <div role="status" aria-label={t('games.opening', { name: game.name })}>
            <Skeleton shape="block" height="70vh" />
            <noscript>{t('games.needs_script')}</noscript>
          </div>
        )}
      </Stack>
    </Surface>
  )
}

function GameToolbar({
  game,
  mode,
  balance,
  freePath,
}: Pick<GameScreenProps, 'game' | 'mode' | 'balance'> & { readonly freePath: string | null }) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <>
      <Inline gap={2} wrap={false}>
        <BackButton game={game} />
        <Stack gap={0}>
          <Heading level={1} size={18}>
            {game.name}
          </Heading>
          <BalanceLabel mode={mode} balance={balance} />
        </Stack>
      </Inline>
      <Inline gap={2}>
        {mode === 'free' && <Button {...button('play', { text: 'games.mode_money' })} size="sm" href={gamePath(game, 'spil-for-penge')} />}
        {mode === 'money' && freePath && (
          <Button {...button('tryFree', { text: 'games.mode_free' })} variant="ghost" size="sm" href={freePath} />
        )}
        <Show from="md">
          <FullScreenButton label={t('games.full_screen')} />
        </Show>
      </Inline>
    </>
  )
}

/** Back link; the site header may be hidden on this page. */
function BackButton({ game }: Pick<GameScreenProps, 'game'>) {
  const t = useTranslations()
  return <IconButton label={t('games.back')} icon={<ArrowLeftIcon />} href={gameListPathOf(game)} />
}

function BalanceLabel({ mode, balance }: Pick<GameScreenProps, 'mode' | 'balance'>) {
  const t = useTranslations()
  if (mode === 'free')
    return (
      <Text as="span" size={14} tone="muted">
        {t('games.free_money')}
      </Text>
    )
  return (
    <Text as="span" size={14} tone="muted">
      {t('games.balance')}{' '}
      {balance === null ? (
        t('games.balance_waiting')
      ) : (
        <Text as="strong" size={14} weight="semibold" tabular>
          {formatKr(balance)}
        </Text>
      )}
    </Text>
  )
}
