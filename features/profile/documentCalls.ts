import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { instantSchema, pathIdSchema } from '../api/scalars.ts'
import { maxFileBytes } from './constants.ts'

/** A document that the player has sent. Neither the picture nor the name of its file is ever sent back. */
export const documentSchema = z.object({
  id: z.string(),
  /** Id of a type in the configuration value `optionUploadFile`. */
  documentType: z.string(),
  status: z.enum(['received', 'in_review', 'approved', 'rejected']),
  /** Danish sentence of the person who rejected it; plain text. */
  rejectionReason: z.string().max(300).nullable(),
  receivedAt: instantSchema,
})
export type PlayerDocument = z.output<typeof documentSchema>

const sessionId = { sessionId: pathIdSchema }
const injected = { 'body.sessionId': 'sessionId' } as const

/** Calls of the player's documents. */
export const documentCalls = {
  /** Newest first. */
  list: siteCall('documents.list', {
    access: 'player',
    body: z.object(sessionId),
    injected,
    response: z.object({ documents: z.array(documentSchema) }),
    withoutCall: { documents: [] },
  }),
  /** Sends one file of at most `maxFilesPerUpload` with the same `uploadId`. */
  upload: siteCall('documents.upload', {
    access: 'player',
    body: z.object({ ...sessionId, documentType: z.string().max(40), uploadId: z.uuid(), picture: z.base64() }),
    injected,
    upload: { field: 'picture', maxBytes: maxFileBytes },
    idempotent: true,
    rateLimit: 'upload',
    response: documentSchema,
  }),
}
