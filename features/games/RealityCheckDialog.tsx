import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Grid } from '@casino/design-system/components/Grid'
import { Modal } from '@casino/design-system/components/Modal'
import { StatSkeleton } from '@casino/design-system/components/Skeleton'
import { Stat } from '@casino/design-system/components/Stat'
import { paths } from '../content/paths.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr, ore } from '../format/money.ts'
import type { BetwinSummary } from '../session/calls.ts'

interface RealityCheckDialogProps {
  open: boolean
  /** Minutes played since login. */
  minutes: number
  /** Totals of the session in øre; null while they load. */
  sums: Pick<BetwinSummary, 'staked' | 'won'> | null
  /** Localised message when the totals failed to load. */
  problem: string | null
  onContinue: () => void
}

/**
 * The reality check: time played and the server's session totals, with continue and break as equal choices. Mandatory: it closes only by
 * a choice. A loss is shown as the negative net amount.
 */
export function RealityCheckDialog({ open, minutes, sums, problem, onContinue }: RealityCheckDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Modal
      open={open}
      onOpenChange={onContinue}
      mandatory
      title={t('modal.reality_title', { minutes })}
      description={t('modal.reality_text')}
      closeLabel={t('modal.reality_continue')}
      actions={
        <>
          <Button {...button('onward', { text: 'modal.reality_continue' })} variant="secondary" onClick={onContinue} />
          <Button {...button('onward', { text: 'modal.reality_break' })} variant="secondary" href={paths.limitations} />
          <Button {...button('onward', { text: 'modal.reality_history' })} variant="ghost" href={paths.transactions} />
        </>
      }
    >
      <SessionTotals sums={sums} problem={problem} />
    </Modal>
  )
}

type SessionTotalsProps = Pick<RealityCheckDialogProps, 'sums' | 'problem'>

function SessionTotals({ sums, problem }: SessionTotalsProps) {
  const t = useTranslations()
  if (problem) return <Alert tone="warning">{problem}</Alert>
  return (
    <Grid gap={4} columns={{ sm: 3 }}>
      {sums ? (
        <>
          <Stat size={22} label={t('modal.reality_staked')} value={formatKr(sums.staked)} />
          <Stat size={22} label={t('modal.reality_won')} value={formatKr(sums.won)} />
          <Stat size={22} label={t('modal.reality_net')} value={formatKr(ore(sums.won - sums.staked))} />
        </>
      ) : (
        ['staked', 'won', 'net'].map((sum) => <StatSkeleton key={sum} />)
      )}
    </Grid>
  )
}
