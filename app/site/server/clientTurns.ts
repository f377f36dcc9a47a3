import timers from 'node:timers/promises'
import { countedAddress } from '@casino/shared/countedAddress'
import { createTurns, type TakeTurn } from '@casino/shared/turns'
import type { CallContext } from './calls/callContext.ts'
import { CallFailure } from './calls/callFailure.ts'

/** Whose share of the server a request takes: the player's, or the address's of a visitor without a login. */
export const clientOf = ({ jar, clientIP }: Pick<CallContext, 'jar' | 'clientIP'>): string => {
  const player = jar.get('session') && jar.get('userId')
  return player ? `player:${player}` : `address:${countedAddress(clientIP)}`
}

/** How long a client that asks for more than its share waits for the refusal, in ms: refused at once, it would ask again at once. */
const refusalDelayMs = 1000
const ownQueueFull = 'the queue of the client is full'

/** Waits before a refusal that is the client's own fault. */
export const delayRefusal = (): Promise<void> => timers.setTimeout(refusalDelayMs)

/** Turns of the clients of the site, by `clientOf`. Rejects with ERR_BUSY, late where the client has used up its own share. */
export function createClientTurns(limits: Omit<Parameters<typeof createTurns>[0], 'refuse'>): TakeTurn {
  const takeTurn = createTurns({
    ...limits,
    refuse: (whose) => new CallFailure('ERR_BUSY', { reason: whose === 'client' ? ownQueueFull : 'the queue is full' }),
  })
  return (client, task) =>
    takeTurn(client, task).catch(async (error: unknown) => {
      if (error instanceof CallFailure && error.details.reason === ownQueueFull) await delayRefusal()
      throw error
    })
}
