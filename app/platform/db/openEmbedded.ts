import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** The folder of the embedded database in a data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite')

/**
 * Opens the embedded database of a data folder. Throws with the folder and the way out; for a damaged one the driver only says that it
 * aborted.
 */
export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const folder = embeddedFolder(dataDir)
  try {
    return await PGlite.create(folder)
  } catch (cause) {
    throw new Error(
      `The embedded database in DATA_DIR ${dataDir} cannot be opened (${cause instanceof Error ? cause.message : String(cause)}); it is probably damaged. ` +
        `Restore the folder from a backup, or remove ${folder} to start with a new database, without the accounts and money of this one.`,
      { cause },
    )
  }
}
