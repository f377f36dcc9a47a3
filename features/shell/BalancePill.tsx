import { Popover } from '@casino/design-system/components/Popover'
import { ValuePill } from '@casino/design-system/components/ValuePill'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { paths } from '../content/paths.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import type { BalanceDetailsProps } from './BalanceDetails.tsx'
import type { ShellPlayer } from './useShellPlayer.ts'

const balanceDetails = lazyComponent<BalanceDetailsProps>(async () => (await import('./BalanceDetails.tsx')).BalanceDetails)

interface BalancePillProps {
  player: ShellPlayer
}

/** "My money": the total balance, with its parts behind it. Without scripts it leads to the overview. */
export function BalancePill({ player }: BalancePillProps) {
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
        />
      )}
    >
      <LazyBalanceDetails player={player} />
    </Popover>
  )
}

/** Rendered by the open popover only, so that its code is no part of the page's first script. */
function LazyBalanceDetails(props: BalanceDetailsProps) {
  const Details = useLazyComponent(balanceDetails, true)
  return Details && <Details {...props} />
}
