import { runEach } from '@casino/shared/runEach'
import { eq } from 'drizzle-orm'
import { hourMs } from '../core/clock.ts'
import type { Platform } from '../core/platform.ts'
import { documents } from '../db/schema.ts'
import type { PictureStore } from './pictureStore.ts'

/** Longer than any transaction takes. */
const unfinishedMs = hourMs

/**
 * Decides about pictures that are still parts, because a transaction was rolled back or a process ended: one with a row gets its name, any
 * other is removed. Only parts are ever removed, so that a wrong database or an old backup costs no picture. Failures as in `runEach`.
 */
export async function finishUploads({ transaction }: Pick<Platform, 'transaction'>, pictures: PictureStore): Promise<void> {
  const parts = await pictures.partsBefore(Date.now() - unfinishedMs) // the file system has the real clock
  await runEach(parts, 'pictures were not finished', async (id) => {
    const rows = await transaction(({ db }) => db.select({ id: documents.id }).from(documents).where(eq(documents.id, id)))
    await (rows.length > 0 ? pictures.keep(id) : pictures.removePart(id))
  })
}
