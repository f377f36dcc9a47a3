import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { DescriptionList } from '@casino/design-system/components/DescriptionList'
import { Stack } from '@casino/design-system/components/Stack'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import { paths } from '../content/paths.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr, type Ore } from '../format/money.ts'
import type { GrantedBonus } from './outcome.ts'
import { StatusPanel } from './StatusPanel.tsx'

interface ReceiptProps {
  amount: Ore
  bonus: GrantedBonus | null
  /** null while it loads. */
  balance: Ore | null
  level: 1 | 2
  focused: boolean
}

/** Receipt of an approved deposit: amount, new balance, and the granted bonus with its terms. */
export function Receipt({ amount, bonus, balance, level, focused }: ReceiptProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <StatusPanel
      title={t('deposit.receipt_title', { amount: formatKr(amount) })}
      level={level}
      focused={focused}
      actions={
        <>
          <Button {...button('onward', { text: 'deposit.receipt_play' })} size="lg" href={paths.home} />
          <Button {...button('onward', { text: 'deposit.receipt_history' })} size="lg" variant="secondary" href={paths.transactions} />
        </>
      }
    >
      <Stack gap={5}>
        <Text>{t('deposit.receipt_text')}</Text>
        <Surface level="surface" padding={6} radius="lg" bordered>
          <DescriptionList
            items={[
              { term: t('deposit.receipt_amount'), detail: formatKr(amount) },
              { term: t('deposit.receipt_balance'), detail: balance === null ? t('deposit.receipt_balance_loading') : formatKr(balance) },
            ]}
          />
        </Surface>
        {bonus && (
          <Alert tone="success" title={bonus.name}>
            <Stack gap={2}>
              <Text>
                {bonus.amount > 0
                  ? t('deposit.receipt_bonus_match', { amount: formatKr(bonus.amount) })
                  : t('deposit.receipt_bonus_spins', { spins: bonus.spins })}
              </Text>
              {bonus.essentialTerms && (
                <Text size={14} tone="muted">
                  {bonus.essentialTerms}
                </Text>
              )}
            </Stack>
          </Alert>
        )}
      </Stack>
    </StatusPanel>
  )
}
