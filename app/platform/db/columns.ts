import { bigint, customType } from 'drizzle-orm/pg-core'

/** An instant: UTC ms in the program, `timestamptz` in the database. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  // PostgreSQL writes `2026-11-20 19:57:01.123+00`; ISO 8601 needs the T and minutes in the zone.
  fromDriver: (text) =>
    Date.parse(
      String(text)
        .replace(' ', 'T')
        .replace(/([+-]\d\d)$/, '$1:00'),
    ),
})

/** An amount in integer øre. 64 bits in the database; a safe integer in the program. */
export const oreColumn = (name: string) => bigint(name, { mode: 'number' })
