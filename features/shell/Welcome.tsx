import { Text } from '@casino/design-system/components/Text'
import { useTexts } from '../config/useTexts.tsx'
import type { ShellPlayer } from './usePlayer.ts'

/** "Hej" with the first name, once it is known. */
export function Welcome({ player: { profile } }: { readonly player: ShellPlayer }) {
  const t = useTexts()
  return (
    <Text as="span" size={14} weight="medium">
      {profile ? t('shell.hello', { name: profile.firstName }) : t('shell.hello_unknown')}
    </Text>
  )
}
