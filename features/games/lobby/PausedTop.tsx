import { Button, Heading, Inline, Link, Stack, Surface, Text } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatLongDate } from '../../format/date.ts'
import { paths } from '../../navigation/paths.ts'

const stopSpilletPhone = 'tel:+4570222825'

interface PausedTopProps {
  /** End of the pause, UTC ms. */
  until: number
  /** Path of the withdrawal page, where the site has one. */
  withdrawPath: string | null
}

/** Top of the lobby in a pause: when it ends, what remains possible, and where to get help. No deposit, no campaign. */
export function PausedTop({ until, withdrawPath }: PausedTopProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Surface as="section" padding={8} bordered>
      <Stack gap={5}>
        <Stack gap={3}>
          <Heading level={1} size={36}>
            {t('games.paused_title')}
          </Heading>
          <Text size={18}>{t('games.paused_until', { date: formatLongDate(until) })}</Text>
          <Text tone="muted">{t('games.paused_money')}</Text>
        </Stack>
        <Inline gap={5} wrap>
          <Button
            {...button('onward', { text: withdrawPath ? 'games.paused_withdraw' : 'games.paused_overview' })}
            size="lg"
            href={withdrawPath ?? paths.overview}
          />
          <Link standalone href={paths.pause}>
            {t('games.see_pause')}
          </Link>
        </Inline>
        <Text size={14} tone="muted">
          {t('games.paused_help')} <Link href={stopSpilletPhone}>{t('games.paused_help_phone')}</Link>
        </Text>
      </Stack>
    </Surface>
  )
}
