import { toLoadable } from '../api/Loadable.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import { useDocumentsQuery } from './queries.ts'
import { useDocumentUpload } from './useDocumentUpload.ts'

/** Documents of the profile, connected to their calls. */
export function ProfileDocuments() {
  const { documentTypes } = useSystemConfig('documentTypes')
  const query = useDocumentsQuery()
  const { upload, busy, documentType, setDocumentType, choose, remove, send } = useDocumentUpload(() => void query.mutate())
  return (
    <DocumentsSection
      data={toLoadable(query, ({ documents }) => documents)}
      uploader={{
        types: documentTypes,
        documentType,
        upload,
        busy,
        onType: setDocumentType,
        onChoose: choose,
        onRemove: remove,
        onSend: send,
      }}
      onRetry={() => void query.mutate()}
    />
  )
}
