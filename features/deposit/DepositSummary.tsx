import { DescriptionList, Heading, Link, Stack, Surface, Text } from '@casino/design-system'
import type { Bonus } from '../api/entities/bonus.ts'
import { bonusKindOf, matchedAmount } from '../api/entities/bonusKind.ts'
import type { PaymentMethod } from '../content/openPaymentMethods.ts'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { formatKr, type Ore } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { type AmountRules, leftAfter } from './eligibility.ts'

interface DepositSummaryProps {
  amount: Ore | null
  bonus: Bonus | null
  rules: AmountRules
  /** Payment step: adds the bonus terms, and for a card the note on its encryption. */
  method: PaymentMethod | null
}

/** "Din indbetaling": summary beside the form. */
export function DepositSummary({ amount, bonus, rules, method }: DepositSummaryProps) {
  const t = useTranslations()
  const { limit } = rules
  const after = leftAfter(amount, rules)
  const leftLabel = limit && t('deposit.summary_left', { limit: t(`deposit.limit_${limit.period}`) })
  const items = [
    { term: t('deposit.summary_amount'), detail: amount === null ? t('deposit.summary_no_amount') : formatKr(amount) },
    ...(bonus ? [{ term: t('deposit.summary_bonus'), detail: bonusDetail(t, bonus, amount) }] : []),
    ...(limit && leftLabel ? [{ term: leftLabel, detail: formatKr(limit.left) }] : []),
    ...(after === null ? [] : [{ term: t('deposit.summary_left_after'), detail: formatKr(after) }]),
  ]
  return (
    <Surface level="surface" padding={6} radius="lg" bordered as="section">
      <Stack gap={4}>
        <Heading level={2} size={18}>
          {t('deposit.summary_title')}
        </Heading>
        <DescriptionList items={items} />
        {method && bonus && <Text size={14}>{bonus.bonusRegisterContents.essentialTerms}</Text>}
        {method === 'card' && (
          <Text size={14} tone="muted">
            {t('deposit.summary_encryption')}
          </Text>
        )}
        <Link standalone href={paths.limitations}>
          {t('deposit.summary_limits')}
        </Link>
      </Stack>
    </Surface>
  )
}

/** What the bonus gives for this amount; without an amount yet, the most that it gives. */
function bonusDetail(t: Translate, bonus: Bonus, amount: Ore | null): string {
  if (bonusKindOf(bonus) === 'freeSpins' && bonus.terms.spins === 0) return bonus.bonusRegisterContents.bonusDetail
  if (bonusKindOf(bonus) === 'freeSpins') return t('deposit.summary_bonus_spins', { spins: bonus.terms.spins })
  if (amount === null) return t('deposit.summary_bonus_match_max', { amount: formatKr(bonus.terms.matchMax) })
  return t('deposit.summary_bonus_match', { amount: formatKr(matchedAmount(amount, bonus.terms)) })
}
