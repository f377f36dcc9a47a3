import {
  Alert,
  Button,
  type FrameCover,
  FrameStage,
  Heading,
  IconButton,
  Inline,
  PageBody,
  Show,
  Stack,
  Surface,
  Text,
} from '@casino/design-system'
import { ArrowLeftIcon } from '@casino/design-system/icons/ArrowLeft'
import { PlusIcon } from '@casino/design-system/icons/Plus'
import type { ReactNode, RefObject } from 'react'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { type Translate, useTranslations } from '../../content/useTranslations.tsx'
import { formatKr, type Ore } from '../../format/money.ts'
import { openTab } from '../../navigation/openTab.ts'
import { paths } from '../../navigation/paths.ts'
import type { GameDetail } from '../calls.ts'
import type { Favourites } from '../favourites/useFavourites.ts'
import { type GameMode, gameListPathOf, gamePath } from '../paths.ts'
import { FullScreenButton } from './FullScreenButton.tsx'
import { GameFacts } from './GameFacts.tsx'
import { GameLoginPrompt } from './GameLoginPrompt.tsx'
import { LaunchError } from './LaunchError.tsx'
import type { LaunchState } from './launch.ts'

type RefusedLaunchState = Extract<LaunchState, { type: 'refused' }>

interface HostedFrame {
  /** Receives the element that contains the frame, for messaging. */
  host?: RefObject<HTMLDivElement | null>
  /** A dialog that has to be answered is due: the frame and its toolbar take neither focus nor pointer nor keys. */
  blocked?: boolean
  /** The frame has been loading for so long that the player is offered to launch the game again. */
  slow?: boolean
  /** The frame shows nothing yet: its poster covers it. */
  covered?: boolean
  /** The frame has loaded a page. */
  onLoad?: () => void
}

export interface GameScreenProps {
  game: GameDetail
  mode: GameMode
  path: string
  launch: LaunchState
  /** Total balance in øre, shown in money mode; null while it loads. */
  balance: Ore | null
  /** Whether a game for money offers the quick deposit. */
  quickDeposit: boolean
  /** Of the player; null for a guest. */
  favourites: Favourites | null
  frame?: HostedFrame
  onRetry: () => void
  /** Dialogs of the page. */
  children?: ReactNode
}

/** A game in its frame, with name and balance always visible (RULES, *Player protection*), and its facts below. */
export function GameScreen({ children, ...props }: GameScreenProps) {
  return (
    <PageBody compactTop>
      <Stack gap={8}>
        {/* the element that a tile of the game grows into */}
        <div data-game={props.game.id}>
          <GameFrame {...props} />
        </div>
        <GameFacts game={props.game} favourites={props.favourites} />
      </Stack>
      {children}
    </PageBody>
  )
}

type GameFrameProps = Omit<GameScreenProps, 'children'>

function GameFrame({ game, mode, path, launch, balance, quickDeposit, frame, onRetry }: GameFrameProps) {
  const t = useTranslations()
  const freePath = game.freePlay ? gamePath(game, 'free') : null
  if (launch.type === 'needsLogin') return <GameLoginPrompt game={game} path={path} freePath={freePath} />
  if (launch.type === 'refused') return <RefusedLaunch game={game} launch={launch} onRetry={onRetry} />
  return (
    <div ref={frame?.host} inert={frame?.blocked}>
      <FrameStage
        title={game.name}
        src={launch.type === 'running' ? launch.frameUrl : null}
        cover={launch.type === 'launching' || frame?.covered ? coverOf(game, t) : null}
        notice={frame?.slow && <SlowFrameNotice onRetry={onRetry} />}
        onLoad={frame?.onLoad}
        toolbar={<GameToolbar game={game} mode={mode} balance={balance} quickDeposit={quickDeposit} freePath={freePath} />}
      />
    </div>
  )
}

type SlowFrameNoticeProps = Pick<GameScreenProps, 'onRetry'>

/** A player would otherwise look at an empty stage while the provider of the game does not answer. */
function SlowFrameNotice({ onRetry }: SlowFrameNoticeProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Alert
      tone="info"
      live
      action={<Button {...button('retry', { text: 'games.retry' })} size="sm" variant="secondary" onClick={onRetry} />}
    >
      {t('games.slow_frame')}
    </Alert>
  )
}

/** The poster of a game, in the place of its frame while it opens. */
const coverOf = ({ image, kind }: Pick<GameDetail, 'image' | 'kind'>, t: Translate): FrameCover => ({
  image: { src: image, alt: '', ...(kind === 'live' ? { width: 480, height: 300 } : { width: 300, height: 400 }) },
  text: t('games.opening'),
  note: (
    <noscript>
      <Alert tone="info">{t('games.needs_script')}</Alert>
    </noscript>
  ),
})

type RefusedLaunchProps = Pick<GameScreenProps, 'game' | 'onRetry'> & { launch: RefusedLaunchState }

/** In the place of the frame when the launch is refused. */
function RefusedLaunch({ game, launch, onRetry }: RefusedLaunchProps) {
  return (
    <Surface bordered padding={5}>
      <Stack gap={5}>
        <Inline gap={3}>
          <BackButton game={game} />
          <Heading level={1} size={18}>
            {game.name}
          </Heading>
        </Inline>
        <LaunchError state={launch} onRetry={onRetry} />
      </Stack>
    </Surface>
  )
}

type GameToolbarProps = Pick<GameScreenProps, 'game' | 'mode' | 'balance' | 'quickDeposit'> & { freePath: string | null }

function GameToolbar({ game, mode, balance, quickDeposit, freePath }: GameToolbarProps) {
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
          {/* on phones the frame alone shows it */}
          <Show from="md" tall>
            <BalanceLabel mode={mode} balance={balance} />
          </Show>
        </Stack>
      </Inline>
      <Inline gap={2}>
        {/* comes with the script: at this end of the bar it moves no other button */}
        <FullScreenButton label={t('games.full_screen')} />
        {mode === 'free' && <Button {...button('play', { text: 'games.mode_money' })} size="sm" href={gamePath(game, 'money')} />}
        {mode === 'money' && quickDeposit && (
          // an icon: on a phone the bar has no room for another word
          <IconButton
            label={t('btn.top_up')}
            icon={<PlusIcon />}
            variant="secondary"
            href={paths.quickDeposit}
            onClick={openTab(paths.quickDeposit, 'quick-deposit')}
          />
        )}
        {mode === 'money' && freePath && (
          // the tile of the game offers it too
          <Show from="md">
            <Button {...button('tryFree', { text: 'games.mode_free' })} variant="ghost" size="sm" href={freePath} />
          </Show>
        )}
      </Inline>
    </>
  )
}

type BackButtonProps = Pick<GameScreenProps, 'game'>

/** Back link; the site header may be hidden on this page. */
function BackButton({ game }: BackButtonProps) {
  const t = useTranslations()
  return <IconButton label={t('games.back')} icon={<ArrowLeftIcon />} href={gameListPathOf(game)} />
}

type BalanceLabelProps = Pick<GameScreenProps, 'mode' | 'balance'>

function BalanceLabel({ mode, balance }: BalanceLabelProps) {
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
        // an element: React cannot remove a text that a translator has replaced
        <span>{t('games.balance_waiting')}</span>
      ) : (
        <Text as="strong" size={14} weight="semibold" tabular>
          {formatKr(balance)}
        </Text>
      )}
    </Text>
  )
}
