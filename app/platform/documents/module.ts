import { maxFileBytes, maxFilesPerUpload, maxWaitingDocuments } from '@casino/features/profile/constants'
import { documentCalls, type PlayerDocument } from '@casino/features/profile/documentCalls'
import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { repeatJob } from '@casino/shared/repeatJob'
import { desc, eq } from 'drizzle-orm'
import { minuteMs } from '../core/clock.ts'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { documents, players } from '../db/schema.ts'
import { finishUploads } from './finishUploads.ts'
import { createPictureStore } from './pictureStore.ts'

type DocumentRow = typeof documents.$inferSelect

/** Documents of players: rows in the database, pictures in a folder. Another system reviews them; here they stay received. */
export const documentsModule: PlatformModuleFactory = ({ config }) => {
  const pictures = createPictureStore(config.documentsDir)
  return {
    name: 'documents',
    calls: bindHandlers('documents', documentCalls, {
      list: async ({ player, ...context }) => ({ documents: (await readDocuments(context, player.id)).map(toDocument) }),

      upload: async ({ player, body, ...context }) => {
        const { documentType, uploadId } = body
        if (!context.settings.documentTypes.some(({ id }) => id === documentType))
          throw new PlatformError('ERR_VALIDATION', { fields: [{ path: 'documentType', message: 'error.ERR_VALIDATION' }] })
        const picture = decodePicture(body.picture)
        await context.db.select({ id: players.id }).from(players).where(eq(players.id, player.id)).for('update') // one upload of a player at a time
        refuseTooMany(await readDocuments(context, player.id), uploadId)
        const row: DocumentRow = {
          id: newId(),
          playerId: player.id,
          uploadId,
          documentType,
          status: 'received',
          rejectionReason: null,
          receivedAt: context.now,
        }
        await context.db.insert(documents).values(row)
        await pictures.writePart(row.id, picture)
        context.afterCommit(() => pictures.keep(row.id))
        return toDocument(row)
      },
    }),
    routes: (app, platform) =>
      repeatJob(app, platform, {
        everyMs: 10 * minuteMs,
        what: 'unfinished uploads were not decided about',
        run: () => finishUploads(platform, pictures),
      }),
    reset: () => void pictures.clear(),
  }
}

const readDocuments = ({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<DocumentRow[]> =>
  db.select().from(documents).where(eq(documents.playerId, playerId)).orderBy(desc(documents.receivedAt), desc(documents.id))

const toDocument = ({ id, documentType, status, rejectionReason, receivedAt }: DocumentRow): PlayerDocument => ({
  id,
  documentType,
  status,
  rejectionReason,
  receivedAt,
})

const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

/** The site server has encoded the picture; a caller without its signature is refused before, so this is a check of the contract. */
function decodePicture(base64: string): Buffer {
  const picture = Buffer.from(base64, 'base64')
  if (!picture.subarray(0, 3).equals(jpegSignature)) throw new PlatformError('ERR_DOCUMENT_TYPE')
  if (picture.length > maxFileBytes) throw new PlatformError('ERR_DOCUMENT_SIZE')
  return picture
}

function refuseTooMany(rows: readonly DocumentRow[], uploadId: string): void {
  if (rows.filter((row) => row.uploadId === uploadId).length >= maxFilesPerUpload) throw new PlatformError('ERR_DOCUMENT_COUNT')
  const waiting = rows.filter(({ status }) => status === 'received' || status === 'in_review')
  if (waiting.length >= maxWaitingDocuments) throw new PlatformError('ERR_DOCUMENT_WAITING')
}
