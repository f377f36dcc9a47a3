import { DescriptionList, Link, Stack, Text } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { MoneyButtons } from './MoneyButtons.tsx'
import type { ShellPlayer } from './useShellPlayer.ts'

interface BalanceDetailsProps {
  player: ShellPlayer
}

/** The parts of the total balance, what can be withdrawn, and the ways on from there. */
export function BalanceDetails({ player }: BalanceDetailsProps) {
  const t = useTranslations()
  const { summary } = player
  return (
    <Stack gap={4}>
      {summary ? (
        <DescriptionList
          items={[
            { term: t('shell.balance_own'), detail: formatKr(summary.Balance) },
            { term: t('shell.balance_bonus'), detail: formatKr(summary.BonusBalance) },
            { term: t('shell.balance_total'), detail: formatKr(summary.TotalBalance) },
            { term: t('shell.balance_withdrawable'), detail: formatKr(summary.WithdrawableBalance) },
          ]}
        />
      ) : (
        <Text>{t('shell.balance_failed')}</Text>
      )}
      <MoneyButtons player={player} />
      <Link standalone href={paths.overview}>
        {t('shell.to_overview')}
      </Link>
    </Stack>
  )
}
