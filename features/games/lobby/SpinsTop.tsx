import { Button, Heading, Inline, Stack, Surface, Text } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'

interface SpinsTopProps {
  /** Free spins that are left; at least one. */
  spins: number
  /** Path of a slot, or of their list. */
  href: string
}

/** In the lobby of a player with free spins: how many, where they are used, and into a slot. */
export function SpinsTop({ spins, href }: SpinsTopProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Surface as="section" padding={5} bordered>
      <Inline gap={4} justify="between">
        <Stack gap={1}>
          <Heading level={2} size={22}>
            {t('games.spins_title', { spins })}
          </Heading>
          <Text tone="muted">{t('games.spins_text')}</Text>
        </Stack>
        <Button {...button('onward', { text: 'btn.use_spins' })} href={href} />
      </Inline>
    </Surface>
  )
}
