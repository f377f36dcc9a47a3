import { eq } from 'drizzle-orm'
import { persons } from '../db/schema.ts'
import type { Context } from '../platform.ts'

/** Checks a person in ROFUS, the national self-exclusion register. RULES: at registration, at every login, and before play. */
export async function isExcluded({ db }: Pick<Context, 'db'>, pid: string): Promise<boolean> {
  const [person] = await db.select({ excluded: persons.excluded }).from(persons).where(eq(persons.pid, pid))
  return person?.excluded ?? false
}
