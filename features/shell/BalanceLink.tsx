import { Link } from '@casino/design-system/components/Link'
import { Text } from '@casino/design-system/components/Text'
import { paths } from '../content/paths.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import type { ShellPlayer } from './useShellPlayer.ts'

interface BalanceLinkProps {
  player: ShellPlayer | null
}

/** Link to the overview with the total balance, or with a placeholder while the balance is unknown. */
export function BalanceLink({ player }: BalanceLinkProps) {
  const t = useTranslations()
  const amount = player?.summary && formatKr(player.summary.TotalBalance)
  return (
    <Link href={paths.overview} tone="quiet" aria-label={amount ? t('shell.balance_link', { amount }) : undefined}>
      <Text as="strong" weight="semibold" tabular>
        {amount ?? t('shell.balance_unknown')}
      </Text>
    </Link>
  )
}
