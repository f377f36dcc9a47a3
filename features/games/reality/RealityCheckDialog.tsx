import { Alert, Button, Grid, Modal, SelectField, Stack, Stat, StatSkeleton } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatTime } from '../../format/date.ts'
import { minuteMs } from '../../format/duration.ts'
import { formatKnownKr, ore } from '../../format/money.ts'
import { paths, pausePath } from '../../navigation/paths.ts'
import type { BetwinSummary } from '../../session/calls.ts'
import type { PlayTimeStatus } from '../calls.ts'

/** Minutes between two reminders that a player can choose. The configured interval is offered, too. */
const intervals = [1, 5, 10, 15, 30, 60]

export interface RealityCheckDialogProps {
  playTime: Pick<PlayTimeStatus, 'playedMs' | 'since' | 'everyMinutes'>
  /** Totals in øre of the same play as the time; null while they load. */
  sums: Pick<BetwinSummary, 'staked' | 'won'> | null
  /** Localised message when the totals failed to load. */
  problem: string | null
  /** Localised message when the chosen interval could not be saved. */
  intervalProblem: string | null
  /** The answer is on its way. */
  answering: boolean
  onChooseInterval: (minutes: number) => void
  /** The player has made another choice than to play on. */
  onAnswer: () => void
  onContinue: () => void
}

/**
 * The reality check: time played and the server's totals of the same play, the result first, with continue and a break of 24 hours as equal choices, a longer one below. Mandatory: it closes only by
 * a choice. A loss is shown as the negative net amount.
 */
export function RealityCheckDialog({
  playTime,
  sums,
  problem,
  intervalProblem,
  answering,
  onChooseInterval,
  onAnswer,
  onContinue,
}: RealityCheckDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Modal
      open
      onOpenChange={noop}
      mandatory
      title={t('responsible_popup.title', { minutes: Math.floor(playTime.playedMs / minuteMs) })}
      description={
        playTime.since === null ? t('responsible_popup.text') : t('responsible_popup.text_since', { time: formatTime(playTime.since) })
      }
      closeLabel={t('responsible_popup.continue')}
      actions={
        <>
          <Button
            {...button('onward', { text: 'responsible_popup.continue', loading: answering, loadingText: 'responsible_popup.continuing' })}
            variant="secondary"
            onClick={onContinue}
          />
          <Button
            {...button('onward', { text: 'responsible_popup.break_24h' })}
            variant="secondary"
            href={pausePath('24h')}
            onClick={onAnswer}
          />
          <Button
            {...button('onward', { text: 'responsible_popup.break_30d' })}
            variant="ghost"
            href={pausePath('30d')}
            onClick={onAnswer}
          />
          <Button
            {...button('onward', { text: 'responsible_popup.history' })}
            variant="ghost"
            href={paths.transactions}
            onClick={onAnswer}
          />
        </>
      }
    >
      <Stack gap={5}>
        <SessionTotals sums={sums} problem={problem} />
        <SelectField
          name="responsibleGamingTime"
          label={t('responsible_popup.interval')}
          help={t('responsible_popup.interval_help')}
          error={intervalProblem ?? undefined}
          value={String(playTime.everyMinutes)}
          onChange={({ target }) => onChooseInterval(Number(target.value))}
          options={[...new Set([...intervals, playTime.everyMinutes])]
            .sort((a, b) => a - b)
            .map((minutes) => ({ value: String(minutes), label: t('responsible_popup.minutes', { minutes }) }))}
        />
      </Stack>
    </Modal>
  )
}

const noop = () => undefined

type SessionTotalsProps = Pick<RealityCheckDialogProps, 'sums' | 'problem'>

function SessionTotals({ sums, problem }: SessionTotalsProps) {
  const t = useTranslations()
  if (problem) return <Alert tone="warning">{problem}</Alert>
  const { staked, won } = sums ?? { staked: null, won: null }
  const net = staked === null || won === null ? null : ore(won - staked)
  return (
    <Stack gap={3}>
      {sums ? <Stat size={28} label={t('responsible_popup.net')} value={formatKnownKr(net)} /> : <StatSkeleton />}
      <Grid gap={4} columns={{ xs: 2 }}>
        {sums ? (
          <>
            <Stat size={18} label={t('responsible_popup.staked')} value={formatKnownKr(staked)} />
            <Stat size={18} label={t('responsible_popup.won')} value={formatKnownKr(won)} />
          </>
        ) : (
          ['staked', 'won'].map((sum) => <StatSkeleton key={sum} />)
        )}
      </Grid>
    </Stack>
  )
}
