import { MediaLink, Stack, Text } from '@casino/design-system'
import { ChevronRightIcon } from '@casino/design-system/icons/ChevronRight'
import { DocumentIcon } from '@casino/design-system/icons/Document'
import type { SearchablePage } from '../../content/calls.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { SearchSection } from './SearchSection.tsx'

interface FoundPagesProps {
  pages: readonly SearchablePage[]
}

/** Pages that a search has found. */
export function FoundPages({ pages }: FoundPagesProps) {
  const t = useTranslations()
  return (
    <SearchSection title={t('search.pages')}>
      <Stack gap={1} as="ul">
        {pages.map(({ path, title, text }) => (
          <li key={path}>
            <MediaLink variant="row" href={path} title={title} icon={text ? <DocumentIcon /> : <ChevronRightIcon />}>
              {text && (
                <Text as="span" size={14} tone="muted">
                  {text}
                </Text>
              )}
            </MediaLink>
          </li>
        ))}
      </Stack>
    </SearchSection>
  )
}
