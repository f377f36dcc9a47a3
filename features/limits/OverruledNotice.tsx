import { Alert, Button } from '@casino/design-system'
import type { LimitPeriod } from '../api/entities/limitPeriod.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr, ore } from '../format/money.ts'
import { formatList } from '../format/number.ts'
import { alignLimitsBody, type OverruledLimits } from './model.ts'

interface OverruledNoticeProps {
  found: OverruledLimits
  busy?: boolean
  /** Lowers the overruled limits to the effective one. Absent: not offered. */
  onAlign?: ((amounts: Partial<Record<LimitPeriod, number>>) => void) | undefined
}

/** Says which limit is effective when another one never is: 5,000 kr. a day with 500 kr. a week. */
export function OverruledNotice({ found, busy = false, onAlign }: OverruledNoticeProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { ruling, overruled } = found
  const names = formatList(overruled.map((period) => t(`limitations.period_${period}`)))
  const amount = formatKr(ore(ruling.amount))
  return (
    <Alert
      tone="info"
      live
      action={
        onAlign && (
          <Button
            {...button('limitChange', { text: 'limitations.align', values: { amount }, loading: busy, loadingText: 'limitations.saving' })}
            variant="secondary"
            onClick={() => onAlign(alignLimitsBody(found))}
          />
        )
      }
    >
      {t('limitations.overruled', { ruling: t(`limitations.period_${ruling.period}`), amount, names })}
    </Alert>
  )
}
