import { Text } from '@casino/design-system/components/Text'
import { useTranslations } from '../content/useTranslations.tsx'
import type { ShellPlayer } from './useShellPlayer.ts'

interface GreetingProps {
  player: ShellPlayer
}

/** Greeting with the player's first name, or without it while the profile loads. */
export function Greeting({ player: { profile } }: GreetingProps) {
  const t = useTranslations()
  return (
    <Text as="span" size={14} weight="medium">
      {profile ? t('shell.hello', { name: profile.firstName }) : t('shell.hello_unknown')}
    </Text>
  )
}
