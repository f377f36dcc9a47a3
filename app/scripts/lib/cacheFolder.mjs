import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Folder for what runs on this machine share, outside the repository: `VISUAL_CACHE_DIR`, else `nordlys-visual` in the user's cache folder. It
 * can be deleted at any time.
 */
export const cacheFolder = () =>
  process.env.VISUAL_CACHE_DIR || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'nordlys-visual')
