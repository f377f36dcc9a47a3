import { Link, Stack, Text } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { rofusUrl, stopSpilletUrl } from '../navigation/paths.ts'

interface HelpLinksProps {
  /** Who reads it: somebody in ROFUS is not told how to register, and ROFUS is not for somebody who is too young. Default: a player. */
  reader?: 'player' | 'excluded' | 'tooYoung'
}

/**
 * Links to help for players who want to stop, and to the national self-exclusion register. No authority's logo is used. Text group `help`.
 */
export function HelpLinks({ reader = 'player' }: HelpLinksProps) {
  const t = useTranslations()
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text>{t('help.stopspillet_text')}</Text>
        <Link standalone href={stopSpilletUrl} newTab>
          {t('help.stopspillet_link')}
        </Link>
      </Stack>
      {reader !== 'tooYoung' && (
        <Stack gap={1}>
          <Text>{t(reader === 'excluded' ? 'help.rofus_registered' : 'help.rofus_text')}</Text>
          <Link standalone href={rofusUrl} newTab>
            {t('help.rofus_link')}
          </Link>
        </Stack>
      )}
    </Stack>
  )
}
