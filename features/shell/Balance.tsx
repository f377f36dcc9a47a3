import { Link } from '@casino/design-system/components/Link'
import { Text } from '@casino/design-system/components/Text'
import { useTranslations } from '../config/useTexts.tsx'
import { formatKr } from '../format/money.ts'
import { paths } from '../session/paths.ts'
import type { ShellPlayer } from './usePlayer.ts'

/** Link to the overview with the total balance, or with a placeholder while the balance is unknown. */
export function BalanceLink({ player }: { readonly player: ShellPlayer | null }) {
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
