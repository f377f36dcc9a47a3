import {
  Button,
  DescriptionList,
  EmptyState,
  ErrorState,
  FrameStage,
  Inline,
  Link,
  PageHeading,
  Skeleton,
  Stack,
  Surface,
} from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKnownKr } from '../format/money.ts'
import { contentPath, paths } from '../navigation/paths.ts'
import type { Round } from './calls.ts'

/** Load state of a round. */
export type RoundCheckData = Loadable<KnownRoundProps> | { type: 'missing' }

interface KnownRoundProps {
  round: Omit<Round, 'orderId' | 'transactionId'>
  checkUrl: string | null
}

interface RoundCheckScreenProps {
  data: RoundCheckData
  onRetry(): void
}

/** "Kontrollér runden": what was played, and the game's own page that computes it again in this browser. */
export function RoundCheckScreen({ data, onRetry }: RoundCheckScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <PageHeading title={t('transactions.check_title')} intro={t('transactions.check_intro')}>
        <Link standalone href={contentPath('fair-spil')}>
          {t('transactions.check_more')}
        </Link>
      </PageHeading>
      {data.type === 'loading' && (
        <Stack gap={6}>
          <Skeleton shape="block" height={150} />
          <Skeleton shape="block" height={480} />
        </Stack>
      )}
      {data.type === 'missing' && (
        <EmptyState art="papers" title={t('transactions.check_missing_title')} action={<BackButton />}>
          {t('transactions.check_missing_text')}
        </EmptyState>
      )}
      {data.type === 'failed' && (
        <ErrorState
          title={t('transactions.load_failed_title')}
          action={<Button {...button('retry', { text: 'transactions.retry' })} variant="secondary" onClick={onRetry} />}
        >
          {data.message} {data.reference && t('transactions.reference', { reference: data.reference })}
        </ErrorState>
      )}
      {data.type === 'ready' && <KnownRound {...data.value} />}
    </Stack>
  )
}

function KnownRound({ round, checkUrl }: KnownRoundProps) {
  const t = useTranslations()
  const open = round.status === 'initiated'
  return (
    <Stack gap={6}>
      <Surface level="surface" padding={6} radius="lg" bordered>
        <DescriptionList
          items={[
            { term: t('transactions.column_game'), detail: round.game },
            { term: t('transactions.column_time'), detail: formatDateTime(round.time) },
            { term: t('transactions.column_stake'), detail: formatKnownKr(round.stake) },
            { term: t('transactions.column_gain'), detail: formatKnownKr(round.gain) },
          ]}
        />
      </Surface>
      {checkUrl === null ? (
        <EmptyState art="papers" title={t(open ? 'transactions.check_open_title' : 'transactions.check_old_title')} action={<BackButton />}>
          {t(open ? 'transactions.check_open_text' : 'transactions.check_old_text')}
        </EmptyState>
      ) : (
        <>
          <FrameStage title={t('transactions.check_frame')} src={checkUrl} ratio="square" />
          <Inline gap={3}>
            <BackButton />
          </Inline>
        </>
      )}
    </Stack>
  )
}

function BackButton() {
  const button = useButtonProps()
  return <Button {...button('back', { text: 'transactions.check_back' })} variant="secondary" href={`${paths.transactions}?vis=spil`} />
}
