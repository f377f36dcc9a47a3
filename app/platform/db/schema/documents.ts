import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'
import { players } from './players.ts'

/** Documents that players have sent. The picture is a file outside the database, named by the id; the name it had is not known. */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** Files that were sent together. */
    uploadId: text('upload_id').notNull(),
    documentType: text('document_type').notNull(),
    status: text('status', { enum: ['received', 'in_review', 'approved', 'rejected'] }).notNull(),
    /** Danish sentence for the player; null unless rejected. */
    rejectionReason: text('rejection_reason'),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [index('documents_player').on(table.playerId)],
)
