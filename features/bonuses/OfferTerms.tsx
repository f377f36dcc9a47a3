import { Stack, Text } from '@casino/design-system'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'

interface OfferTermsProps {
  offer: OfferedBonus
}

/** What an offer gives, its essential terms and its worked example in kroner (RULES, *Player protection*: wherever it is first shown). */
export const OfferTerms = ({ offer: { detail, essentialTerms, example, conditions } }: OfferTermsProps) => (
  <Stack gap={3}>
    <Text>{detail}</Text>
    <Text size={14}>{essentialTerms}</Text>
    <Text size={14} tone="muted">
      {example}
    </Text>
    {conditions.map((condition) => (
      <Text key={condition} size={14} tone="muted">
        {condition}
      </Text>
    ))}
  </Stack>
)
