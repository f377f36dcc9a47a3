import { Badge, DataTable, Text } from '@casino/design-system'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import type { AccountBonus } from './calls.ts'

interface EarlierBonusesProps {
  /** Those that have ended, newest first. */
  bonuses: readonly AccountBonus[]
}

/** Bonuses that have ended, and what each gave or lost. */
export function EarlierBonuses({ bonuses }: EarlierBonusesProps) {
  const t = useTranslations()
  return (
    <DataTable
      caption={t('campaign.earlier_caption')}
      columns={[
        { id: 'bonus', header: t('campaign.column_bonus'), primary: true },
        { id: 'ended', header: t('campaign.column_ended') },
        { id: 'result', header: t('campaign.column_result'), align: 'end' },
        { id: 'status', header: t('campaign.column_status') },
      ]}
      rows={bonuses.map((bonus) => ({
        id: bonus.id,
        cells: {
          bonus: bonus.name,
          ended: (
            <Text as="span" size={14} tabular>
              {formatDateTime(bonus.endedAt ?? bonus.expiresAt)}
            </Text>
          ),
          result: (
            <Text as="span" weight="semibold" tabular>
              {resultText(t, bonus)}
            </Text>
          ),
          status: <Badge tone={bonus.state === 'completed' ? 'success' : 'neutral'}>{t(`campaign.status_${bonus.state}`)}</Badge>,
        },
      }))}
      empty={null}
    />
  )
}

function resultText(t: Translate, { state, money }: AccountBonus): string {
  if (money === 0) return t('campaign.result_none')
  return t(state === 'completed' ? 'campaign.result_won' : 'campaign.result_lost', { money: formatKr(money) })
}
