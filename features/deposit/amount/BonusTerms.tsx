import { Alert, Stack, Text } from '@casino/design-system'
import type { Bonus } from '../../api/entities/bonus.ts'

interface BonusTermsProps {
  bonus: Bonus
}

/** A bonus with its essential terms and the worked example in kroner (RULES, *Player protection*). */
export function BonusTerms({ bonus: { name, bonusRegisterContents } }: BonusTermsProps) {
  return (
    <Alert tone="info" title={name}>
      <Stack gap={2}>
        {bonusRegisterContents.transferDetail && <Text>{bonusRegisterContents.transferDetail}</Text>}
        <Text size={14}>{bonusRegisterContents.essentialTerms}</Text>
        <Text size={14} tone="muted">
          {bonusRegisterContents.example}
        </Text>
      </Stack>
    </Alert>
  )
}
