import { countedAddress } from '@casino/shared/countedAddress'
import { createTurns, type TakeTurn } from '@casino/shared/turns'
import type { CallContext } from './calls/callContext.ts'
import { CallFailure } from './calls/callFailure.ts'

/** Whose share of the server a request takes: the player's, or the address's of a visitor without a login. */
export const clientOf = ({ jar, clientIP }: Pick<CallContext, 'jar' | 'clientIP'>): string => {
  const player = jar.get('session') && jar.get('userId')
  return player ? `player:${player}` : `address:${countedAddress(clientIP)}`
}

/** Turns of the clients of the site, by `clientOf`. Rejects with ERR_BUSY. */
export const createClientTurns = (limits: Omit<Parameters<typeof createTurns>[0], 'refuse'>): TakeTurn =>
  createTurns({
    ...limits,
    refuse: (whose) =>
      new CallFailure('ERR_BUSY', { reason: whose === 'client' ? 'the queue of the client is full' : 'the queue is full' }),
  })
