import { Stack, Text } from '@casino/design-system'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import type { ShellPlayer } from './useShellPlayer.ts'

interface WelcomeProps {
  player: ShellPlayer
}

/** Greeting by first name, and the previous login in Danish time as the back end has stored it. */
export function Welcome({ player }: WelcomeProps) {
  const t = useTranslations()
  const { profile } = player
  return (
    <Stack gap={1}>
      <Text as="span" size={14} weight="medium">
        {greetingOf(player, t)}
      </Text>
      {profile && (
        <Text as="span" size={12} tone="muted">
          {profile.lastLogin === null ? t('shell.first_login') : t('shell.last_login', { time: formatDateTime(profile.lastLogin) })}
        </Text>
      )}
    </Stack>
  )
}

function greetingOf({ profile, profileLoading }: ShellPlayer, t: Translate): string {
  if (profile) return t('shell.hello', { name: profile.firstName })
  return t(profileLoading ? 'shell.hello_loading' : 'shell.hello_unknown')
}
