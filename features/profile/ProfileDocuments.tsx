import { createQueryHook } from '../api/createQueryHook.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import type { documentCalls } from './documentCalls.ts'
import { useDocumentUpload } from './useDocumentUpload.ts'

const useDocumentQuery = createQueryHook<typeof documentCalls>('documents')

/** Documents of the profile, connected to their calls. */
export function ProfileDocuments() {
  const { documentTypes } = useSystemConfig('documentTypes')
  const { data, error, mutate } = useDocumentQuery('list', {})
  const { upload, busy, documentType, setDocumentType, choose, remove, send } = useDocumentUpload(() => void mutate())
  return (
    <DocumentsSection
      data={data ? { type: 'ready', documents: data.documents } : error ? { type: 'failed', message: error.message } : { type: 'loading' }}
      uploader={{
        types: documentTypes,
        documentType,
        upload,
        busy,
        onType: setDocumentType,
        onChoose: choose,
        onRemove: remove,
        onSend: (id) => void send(id),
      }}
      onRetry={() => void mutate()}
    />
  )
}
