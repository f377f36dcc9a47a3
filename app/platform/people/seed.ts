import { eq } from 'drizzle-orm'
import { dayMs } from '../clock.ts'
import { players } from '../db/schema.ts'
import { listTestPersons } from '../identity/persons.ts'
import type { TestPersonKey } from '../identity/test-persons.ts'
import type { Keys } from '../keys.ts'
import type { Context } from '../platform.ts'
import { insertPlayer } from '../registration/account.ts'
import { type Life, lives } from './lives.ts'
import { Story } from './story.ts'

/**
 * Seeds the test persons' accounts and histories through the production code paths: registration, limits, deposits, rounds.
 * Existing accounts are skipped, so a restart changes nothing.
 */
export async function seedPeople(context: Context, keys: Keys): Promise<void> {
  const persons = await listTestPersons(context)
  for (const [key, live] of Object.entries(lives) as [TestPersonKey, Life][]) {
    const person = persons.find((candidate) => candidate.key === key)
    if (!person) throw new Error(`no test person ${key}`)
    const [known] = await context.db.select({ id: players.id }).from(players).where(eq(players.pid, person.pid))
    if (known) continue
    const id = `player-${key}`
    const { registeredDaysAgo, mobileNo } = live
    await insertPlayer(
      { ...context, now: context.now - registeredDaysAgo * dayMs },
      {
        id,
        pid: person.pid,
        cprHash: keys.hash(person.cpr),
        firstName: person.firstName,
        lastName: person.lastName,
        dateOfBirth: person.dateOfBirth,
        email: `${key}@eksempel.dk`,
        mobileCc: '45',
        mobileNo,
        emailNotify: false,
        smsNotify: false,
        registration: {},
      },
    )
    await live.tell(new Story(context, keys, { id, key, name: `${person.firstName} ${person.lastName}` }))
  }
}
