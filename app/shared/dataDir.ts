import { accessSync, constants, mkdirSync } from 'node:fs'

/** Makes the data folder for this user only. Throws with its variable when it cannot be written. */
export function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    throw new Error(`DATA_DIR ${folder} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
