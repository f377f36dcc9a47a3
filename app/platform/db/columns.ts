import { bigint, customType } from 'drizzle-orm/pg-core'

/** A point in time: UTC ms in TypeScript, `timestamptz` in the database. */
export const instantColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  // PostgreSQL returns `2026-11-20 19:57:01.123+00`; ISO 8601 requires the T and minutes in the offset.
  fromDriver: (text) =>
    Date.parse(
      String(text)
        .replace(' ', 'T')
        .replace(/([+-]\d\d)$/, '$1:00'),
    ),
})

/** An amount in integer øre: `bigint` in the database, a safe integer in TypeScript. */
export const oreColumn = (name: string) => bigint(name, { mode: 'number' })
