import { Popover, ValuePill } from '@casino/design-system'
import type { ReactNode } from 'react'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { BalanceDetails } from './BalanceDetails.tsx'
import type { ShellPlayer } from './useShellPlayer.ts'

interface BalancePillProps {
  player: ShellPlayer
  /** The button for a deposit; both are one capsule. */
  topUp?: ReactNode
}

/** "My money": the total balance, with its parts behind it. Without scripts it leads to the overview. */
export function BalancePill({ player, topUp }: BalancePillProps) {
  const t = useTranslations()
  const { summary } = player
  return (
    <Popover
      title={t('shell.my_money')}
      closeLabel={t('shell.close')}
      align="end"
      trigger={(opener) => (
        <ValuePill
          {...opener}
          label={t('shell.my_money')}
          value={summary ? formatKr(summary.TotalBalance) : t('shell.balance_unknown')}
          href={paths.overview}
          action={topUp}
        />
      )}
    >
      <BalanceDetails player={player} />
    </Popover>
  )
}
