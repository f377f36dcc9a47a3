import { createHash } from 'node:crypto'

/** Names a session to its own browser without revealing it: a session id is random, so that its hash leads back to nothing. */
export const sessionFingerprint = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url').slice(0, 16)
