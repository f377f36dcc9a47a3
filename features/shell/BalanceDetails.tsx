import { Button, DescriptionList, Inline, Link, Stack, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { isPaused } from '../session/usePaused.ts'
import type { ShellPlayer } from './useShellPlayer.ts'

interface BalanceDetailsProps {
  player: ShellPlayer
}

/** The parts of the total balance, what can be withdrawn, and the ways on from there. */
export function BalanceDetails({ player }: BalanceDetailsProps) {
  const t = useTranslations()
  const button = useButtonProps()
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
      <Inline gap={4} justify="between">
        <Link standalone href={paths.overview}>
          {t('shell.to_overview')}
        </Link>
        {!isPaused(player.profile) && <Button {...button('topUp')} size="sm" href={paths.deposit} />}
      </Inline>
    </Stack>
  )
}
