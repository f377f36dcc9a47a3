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
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { formatKr, type Ore } from '../format/money.ts'
import type { GameDetail, GameMode } from './calls.ts'
import { FullScreen } from './FullScreen.tsx'
import { GameFacts } from './GameFacts.tsx'
import type { LaunchState } from './model.ts'
import { gamePath, listOf } from './paths.ts'
import { Refusal } from './Refusal.tsx'
import { SignIn } from './SignIn.tsx'

type Waited = Extract<LaunchState, { step: 'launching' | 'refused' }>

interface GameStageProps {
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
export function GameStage({ game, mode, path, launch, balance, host, onRetry, children }: GameStageProps) {
  return (
    <PageBody snug>
      <Stack gap={8}>
        <Stage game={game} mode={mode} path={path} launch={launch} balance={balance} host={host} onRetry={onRetry} />
        <GameFacts game={game} />
      </Stack>
      {children}
    </PageBody>
  )
}

function Stage({ game, mode, path, launch, balance, host, onRetry }: Omit<GameStageProps, 'children'>) {
  const freePath = game.freePlay ? gamePath(game, 'spil-for-sjov') : null
  if (launch.step === 'needsLogin') return <SignIn game={game} path={path} freePath={freePath} />
  if (launch.step !== 'running') return <Waiting game={game} launch={launch} onRetry={onRetry} />
  return (
    <div ref={host}>
      <FrameStage
        key={launch.frameUrl}
        title={game.name}
        src={launch.frameUrl}
        toolbar={<Toolbar game={game} mode={mode} balance={balance} freePath={freePath} />}
      />
    </div>
  )
}

/** Rendered in place of the frame while the game launches, or when the launch is refused. */
function Waiting({ game, launch, onRetry }: Pick<GameStageProps, 'game' | 'onRetry'> & { readonly launch: Waited }) {
  const t = useTexts()
  return (
    <Surface line padding={5}>
      <Stack gap={5}>
        <Inline gap={3}>
          <Back game={game} />
          <Heading level={1} size={18}>
            {game.name}
          </Heading>
        </Inline>
        {launch.step === 'refused' ? (
          <Refusal state={launch} onRetry={onRetry} />
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

function Toolbar({
  game,
  mode,
  balance,
  freePath,
}: Pick<GameStageProps, 'game' | 'mode' | 'balance'> & { readonly freePath: string | null }) {
  const t = useTexts()
  const button = useButtons()
  return (
    <>
      <Inline gap={2} wrap={false}>
        <Back game={game} />
        <Stack gap={0}>
          <Heading level={1} size={18}>
            {game.name}
          </Heading>
          <Money mode={mode} balance={balance} />
        </Stack>
      </Inline>
      <Inline gap={2}>
        {mode === 'free' && <Button {...button('play', { text: 'games.mode_money' })} size="sm" href={gamePath(game, 'spil-for-penge')} />}
        {mode === 'money' && freePath && (
          <Button {...button('tryFree', { text: 'games.mode_free' })} variant="ghost" size="sm" href={freePath} />
        )}
        <Show from="md">
          <FullScreen label={t('games.full_screen')} />
        </Show>
      </Inline>
    </>
  )
}

/** Back link; the site header may be hidden on this page. */
function Back({ game }: Pick<GameStageProps, 'game'>) {
  const t = useTexts()
  return <IconButton label={t('games.back')} icon={<ArrowLeftIcon />} href={listOf(game)} />
}

function Money({ mode, balance }: Pick<GameStageProps, 'mode' | 'balance'>) {
  const t = useTexts()
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
