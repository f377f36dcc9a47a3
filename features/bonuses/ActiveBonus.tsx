import { Button, Card, DescriptionList, ProgressBar, Stack, Stat, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKr, formatKrShort, ore } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import type { AccountBonus } from './calls.ts'

interface ActiveBonusProps {
  bonus: AccountBonus
  /** The player holds a pause: nothing leads to a game. */
  paused: boolean
  onCancel(): void
}

/** The active bonus: its money or spins, the wagering in kroner, until when it is valid, and its terms. */
export function ActiveBonus({ bonus, paused, onCancel }: ActiveBonusProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { name, money, spins, spinsLeft, spinValue, requirement, progress, maxBet, expiresAt, essentialTerms } = bonus
  const played = t('campaign.progress_of', { progress: formatKr(progress), requirement: formatKr(requirement) })
  return (
    <Card
      title={name}
      headingLevel={2}
      footer={
        <>
          {spinsLeft > 0 && !paused && <Button {...button('onward', { text: 'btn.use_spins' })} href={paths.slots} />}
          <Button {...button('back', { text: 'campaign.cancel' })} variant="secondary" onClick={onCancel} />
        </>
      }
    >
      <Stack gap={4}>
        <Stat label={t('campaign.money')} value={formatKr(money)} />
        {requirement > 0 ? (
          <ProgressBar value={progress / requirement} label={t('campaign.progress')} valueText={played} />
        ) : (
          <Text tone="muted">{t('campaign.requirement_none')}</Text>
        )}
        <DescriptionList
          items={[
            ...(requirement > 0
              ? [
                  { term: t('campaign.progress'), detail: played },
                  { term: t('campaign.missing'), detail: formatKr(ore(requirement - progress)) },
                ]
              : []),
            ...(spins > 0
              ? [
                  {
                    term: t('campaign.spins'),
                    detail: t('campaign.spins_detail', { left: spinsLeft, spins, value: formatKrShort(spinValue) }),
                  },
                ]
              : []),
            { term: t('campaign.max_bet'), detail: formatKrShort(maxBet) },
            { term: t('campaign.expires'), detail: formatDateTime(expiresAt) },
          ]}
        />
        {spinsLeft > 0 && <Text>{t('campaign.spins_where', { value: formatKrShort(spinValue) })}</Text>}
        {essentialTerms && (
          <Text size={14} tone="muted">
            {essentialTerms}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
