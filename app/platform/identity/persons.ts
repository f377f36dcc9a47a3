import { newId } from '@casino/shared/ids'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { persons, players } from '../db/schema.ts'
import { type TestPerson, type TestPersonKey, testPersons } from './testPersons.ts'

export type IdentityPerson = typeof persons.$inferSelect
type CprKeys = Pick<PlatformKeys, 'keyedHash' | 'hashesOf'>

/** Inserts missing test persons. Ages are relative to the day of the first seeding. */
export async function seedPersons({ db, now }: TransactionContext, keys: PlatformKeys): Promise<void> {
  const rows = testPersons.map((person: TestPerson, index) => {
    const dateOfBirth = testDateOfBirth(person, index, now)
    const testCpr = makeTestCpr(dateOfBirth, index)
    return {
      pid: newId(),
      cprHash: keys.keyedHash(testCpr),
      testCpr,
      testKey: person.key,
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth,
      cprMatches: person.cprMatches ?? true,
      excluded: person.excluded ?? false,
    }
  })
  await db.insert(persons).values(rows).onConflictDoNothing()
}

/** Date of birth that gives the configured age on the day of `now`, a few weeks after the birthday so that the age stays valid. */
export function testDateOfBirth({ age }: TestPerson, index: number, now: number): string {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() - 20 - 11 * index)
  date.setUTCFullYear(date.getUTCFullYear() - age)
  return date.toISOString().slice(0, 10)
}

/**
 * A national id that cannot be assigned: 60 is added to the day, as in Danish test numbers. The seventh digit encodes the century
 * (0–3: 1900s, 4–9 with a low year: 2000s).
 */
export function makeTestCpr(dateOfBirth: string, index: number): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  const serial = (year < '2000' ? 1 : 4001) + index
  return `${Number(day) + 60}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`
}

/** A seeded test person. */
export interface ListedPerson {
  key: TestPersonKey
  pid: string
  firstName: string
  lastName: string
  cpr: string
  /** ISO date. */
  dateOfBirth: string
}

/** The test persons in their configured order, with national id and date of birth. */
export async function listTestPersons({ db }: Pick<TransactionContext, 'db'>): Promise<ListedPerson[]> {
  const rows = await db.select().from(persons).where(isNotNull(persons.testKey)).orderBy(asc(persons.testKey))
  return testPersons.flatMap(({ key, lastName }) => {
    const row = rows.find(({ testKey }) => testKey === key)
    return row?.testCpr ? [{ key, pid: row.pid, firstName: row.firstName, lastName, cpr: row.testCpr, dateOfBirth: row.dateOfBirth }] : []
  })
}

/** Finds a person by the provider's id, or returns null. */
export async function findPersonByPid({ db }: Pick<TransactionContext, 'db'>, pid: string): Promise<IdentityPerson | null> {
  const [person] = await db.select().from(persons).where(eq(persons.pid, pid))
  return person ?? null
}

/** Stores a confirmed national id under the current key. Only here is it known in clear; what is not confirmed again keeps its older key. */
export async function rehashCpr({ db }: Pick<TransactionContext, 'db'>, keys: CprKeys, stored: string, cpr: string): Promise<void> {
  const cprHash = keys.keyedHash(cpr)
  if (stored === cprHash) return
  const hashes = keys.hashesOf(cpr)
  await db.update(persons).set({ cprHash }).where(inArray(persons.cprHash, hashes))
  await db.update(players).set({ cprHash }).where(inArray(players.cprHash, hashes))
}

/**
 * Finds or creates the person of a national id and date of birth entered by hand, so that two logins with one number are one person.
 * An existing person gets the new date of birth, unless it is a test person.
 */
export async function findOrCreatePerson(
  { db }: Pick<TransactionContext, 'db'>,
  keys: CprKeys,
  { cpr, ...told }: Pick<ListedPerson, 'cpr' | 'dateOfBirth' | 'firstName' | 'lastName'>,
): Promise<IdentityPerson> {
  const cprHash = keys.keyedHash(cpr)
  const [existing] = await db
    .select()
    .from(persons)
    .where(inArray(persons.cprHash, keys.hashesOf(cpr)))
  if (existing) await rehashCpr({ db }, keys, existing.cprHash, cpr)
  if (existing?.testKey) return existing
  const [person] = await db
    .insert(persons)
    .values({ pid: newId(), cprHash, ...told, cprMatches: true, excluded: false })
    .onConflictDoUpdate({ target: persons.cprHash, set: { dateOfBirth: told.dateOfBirth } })
    .returning()
  if (!person) throw new Error('the person was not returned')
  return person
}
