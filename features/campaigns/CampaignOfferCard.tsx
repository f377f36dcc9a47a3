import { Button, Card, Link, Stack, Text } from '@casino/design-system'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { bonusCodePath, paths } from '../navigation/paths.ts'

interface CampaignOfferCardProps {
  offer: OfferedBonus
  loggedIn: boolean
}

/**
 * What the offer gives, its essential terms and its worked example, then the way to it: a player joins by the code on the page of the own
 * campaigns, where the terms are accepted; a guest chooses at registration.
 */
export function CampaignOfferCard({ offer, loggedIn }: CampaignOfferCardProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { name, detail, essentialTerms, example, conditions, bonusCode } = offer
  return (
    <Card title={name}>
      <Stack gap={4}>
        <Text>{detail}</Text>
        <Stack gap={2}>
          <Text size={14}>{essentialTerms}</Text>
          <Text size={14} tone="muted">
            {example}
          </Text>
          {conditions.map((condition) => (
            <Text key={condition} size={14} tone="muted">
              {condition}.
            </Text>
          ))}
        </Stack>
        <Link standalone href={paths.bonusTerms}>
          {t('campaign.terms')}
        </Link>
        <Text size={14}>{t('campaign.code_is', { code: bonusCode })}</Text>
        {loggedIn ? (
          <Button {...button('onward', { text: 'campaign.use_code' })} href={bonusCodePath(bonusCode)} size="lg" fullWidth />
        ) : (
          <Stack gap={2}>
            <Button {...button('register')} href={paths.register} size="lg" fullWidth />
            <Button {...button('login')} variant="secondary" href={paths.login} size="lg" fullWidth />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
