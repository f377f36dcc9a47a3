import { hourMs } from '@casino/features/format/duration'
import type { DocumentsSection } from '@casino/features/profile/DocumentsSection'
import type { ComponentProps } from 'react'
import { fn } from 'storybook/test'
import { storyNow } from '../../support/pageContext.ts'

type DocumentsArgs = ComponentProps<typeof DocumentsSection>
type ListedDocument = Extract<DocumentsArgs['data'], { type: 'ready' }>['value'][number]

const base: ListedDocument = {
  id: 'a',
  documentType: 'identity',
  status: 'approved',
  rejectionReason: null,
  receivedAt: storyNow - 90 * 24 * hourMs,
}

/** One document in each status. */
export const documentsInEachStatus: readonly ListedDocument[] = [
  { ...base, id: 'd', status: 'received', receivedAt: storyNow - hourMs },
  { ...base, id: 'c', documentType: 'address', status: 'in_review', receivedAt: storyNow - 26 * hourMs },
  {
    ...base,
    id: 'b',
    documentType: 'address',
    status: 'rejected',
    rejectionReason: 'Datoen på regningen kan ikke læses.',
    receivedAt: storyNow - 50 * hourMs,
  },
  base,
]

/** The documents of a player who has sent one, and has chosen no file. */
export const documentsArgs = {
  data: { type: 'ready', value: [base] },
  uploader: {
    types: [
      { id: 'identity', title: 'Pas eller kørekort' },
      { id: 'address', title: 'Bevis for adresse' },
    ],
    documentType: '',
    upload: { uploadId: '', files: [], tooMany: false },
    busy: false,
    onType: fn(),
    onChoose: fn(),
    onRemove: fn(),
    onSend: fn(),
  },
  onRetry: fn(),
} satisfies DocumentsArgs
