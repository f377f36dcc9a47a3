import type { AccountChange } from '@casino/features/profile/calls'
import { accountEventKinds } from '@casino/features/profile/constants'
import type { TransactionContext } from '../core/platform.ts'
import type { SessionDevice } from '../db/schema.ts'
import { readAccountEvents } from '../players/playerEvents.ts'
import { listedChanges, readContactLog } from './contactLog.ts'

/** What last happened to the player's contact data, limits and access, newest first. */
export async function listAccountChanges(context: TransactionContext, playerId: string): Promise<AccountChange[]> {
  const contact = await readContactLog(context, playerId)
  const events = await readAccountEvents(context, playerId, listedChanges)
  const changes: AccountChange[] = [
    ...contact.map(({ id, field, before, after, changedAt, device }) => ({ id, field, before, after, changedAt, device: shown(device) })),
    ...events.flatMap(({ id, kind, subject, before, after, at, device }) => {
      const field = accountEventKinds.find((known) => known === kind)
      return field ? [{ id: `event-${id}`, field, subject, before, after, changedAt: at, device: shown(device) }] : []
    }),
  ]
  return changes.toSorted((a, b) => b.changedAt - a.changedAt).slice(0, listedChanges)
}

/** A device without what identifies it; null where only an address is known. */
function shown(device: Partial<SessionDevice> | null): AccountChange['device'] {
  return device?.type ? { type: device.type, browser: device.browser ?? '', address: device.address ?? '' } : null
}
