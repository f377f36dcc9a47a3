import { Heading, Inline, Stack, Surface, Text } from '@casino/design-system'
import { CardIcon } from '@casino/design-system/icons/Card'
import { LimitsIcon } from '@casino/design-system/icons/Limits'
import { WalletIcon } from '@casino/design-system/icons/Wallet'
import { useTranslations } from '../content/useTranslations.tsx'

const notes = [
  { text: 'deposit.first_method', Icon: CardIcon },
  { text: 'deposit.first_money', Icon: WalletIcon },
  { text: 'deposit.first_limit', Icon: LimitsIcon },
] as const

/** What a player should know before the first deposit. */
export function FirstDepositNotes() {
  const t = useTranslations()
  return (
    <Surface level="surface" padding={6} radius="lg" bordered as="section">
      <Stack gap={4}>
        <Heading level={2} size={18}>
          {t('deposit.first_title')}
        </Heading>
        <Stack gap={4} as="ul">
          {notes.map(({ text, Icon }) => (
            <Inline key={text} gap={3} as="li" wrap={false} align="start">
              <Icon size={20} />
              <Text size={14}>{t(text)}</Text>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Surface>
  )
}
