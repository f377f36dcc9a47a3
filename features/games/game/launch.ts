import type { PlayLimitRefusal } from '../../api/entities/playLimits.ts'
import type { ErrorCode } from '../../api/errors.ts'
import type { GameMode } from '../paths.ts'

/** States of a game launch. Money play requires a login before the launch call. */
export type LaunchState =
  | { type: 'needsLogin' }
  | { type: 'launching' }
  | { type: 'running'; frameUrl: string }
  /** `playLimit`: with ERR_PLAY_LIMIT. */
  | { type: 'refused'; code: ErrorCode; message: string; playLimit?: PlayLimitRefusal | undefined }

/** Initial state of a launch. */
export const initialLaunchState = (mode: GameMode, loggedIn: boolean): LaunchState =>
  mode === 'money' && !loggedIn ? { type: 'needsLogin' } : { type: 'launching' }
