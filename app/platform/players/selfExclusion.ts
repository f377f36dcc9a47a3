import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { persons } from '../db/schema.ts'

/** Checks a person in ROFUS, the national self-exclusion register. RULES: at registration, at every login, and before play. */
export async function isSelfExcluded({ db }: Pick<TransactionContext, 'db'>, pid: string): Promise<boolean> {
  const [person] = await db.select({ excluded: persons.excluded }).from(persons).where(eq(persons.pid, pid))
  return person?.excluded ?? false
}
