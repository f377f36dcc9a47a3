import { useSystemConfig } from '../content/useSystemConfig.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import { useDocumentsQuery } from './queries.ts'
import { useDocumentUpload } from './useDocumentUpload.ts'

/** Documents of the profile, connected to their calls. */
export function ProfileDocuments() {
  const { documentTypes } = useSystemConfig('documentTypes')
  const { data, error, mutate } = useDocumentsQuery()
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
