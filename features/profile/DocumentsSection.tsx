import { Card, Stack, Text } from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { DocumentList } from './DocumentList.tsx'
import { DocumentUploader, type DocumentUploaderProps } from './DocumentUploader.tsx'
import type { PlayerDocument } from './documentCalls.ts'

interface DocumentsSectionProps {
  data: Loadable<readonly PlayerDocument[]>
  uploader: DocumentUploaderProps
  onRetry(): void
}

/** The part of the profile in which the player sends documents, and sees what became of them. */
export function DocumentsSection({ data, uploader, onRetry }: DocumentsSectionProps) {
  const t = useTranslations()
  const titles = Object.fromEntries(uploader.types.map(({ id, title }) => [id, title]))
  return (
    <Card title={t('profile.documents_title')}>
      <Stack gap={6}>
        <Text tone="muted">{t('profile.documents_intro')}</Text>
        <DocumentUploader {...uploader} />
        <DocumentList data={data} titles={titles} onRetry={onRetry} />
      </Stack>
    </Card>
  )
}
