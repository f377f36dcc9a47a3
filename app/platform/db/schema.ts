/** All tables of the platform. An area with tables of its own adds `<area>/schema.ts` and exports it here. */
export * from './schema/identity.ts'
export * from './schema/money.ts'
export * from './schema/payments.ts'
export * from './schema/players.ts'
export * from './schema/system.ts'
