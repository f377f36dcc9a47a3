import { eq } from 'drizzle-orm'
import { dayMs } from '../core/clock.ts'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { listTestPersons } from '../identity/persons.ts'
import type { TestPersonKey } from '../identity/testPersons.ts'
import { insertPlayer } from '../players/account.ts'
import { createPlayerHistory } from './historyBuilder.ts'
import { type PersonFixture, personFixtures } from './personFixtures.ts'

/**
 * Seeds the test persons' accounts and histories through the production code paths: registration, limits, deposits, rounds.
 * Existing accounts are skipped, so a restart changes nothing.
 */
export async function seedPersonFixtures(context: TransactionContext, keys: PlatformKeys): Promise<void> {
  const persons = await listTestPersons(context)
  for (const [key, fixture] of Object.entries(personFixtures) as [TestPersonKey, PersonFixture][]) {
    const person = persons.find((candidate) => candidate.key === key)
    if (!person) throw new Error(`no test person ${key}`)
    const [existing] = await context.db.select({ id: players.id }).from(players).where(eq(players.pid, person.pid))
    if (existing) continue
    const id = `player-${key}`
    const { registeredDaysAgo, mobileNo } = fixture
    await insertPlayer(
      { ...context, now: context.now - registeredDaysAgo * dayMs },
      {
        id,
        pid: person.pid,
        cprHash: keys.keyedHash(person.cpr),
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
    await fixture.seed(createPlayerHistory(context, keys, { id, key, name: `${person.firstName} ${person.lastName}` }))
  }
}
