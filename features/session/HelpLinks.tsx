import { Link, Stack, Text } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { rofusUrl, stopSpilletUrl } from '../navigation/paths.ts'

/**
 * Links to help for players who want to stop, and to the national self-exclusion register. No authority's logo is used. Text group `help`.
 */
export function HelpLinks() {
  const t = useTranslations()
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text>{t('help.stopspillet_text')}</Text>
        <Link standalone href={stopSpilletUrl} newTab>
          {t('help.stopspillet_link')}
        </Link>
      </Stack>
      <Stack gap={1}>
        <Text>{t('help.rofus_text')}</Text>
        <Link standalone href={rofusUrl} newTab>
          {t('help.rofus_link')}
        </Link>
      </Stack>
    </Stack>
  )
}
