/** All tables of the platform. */
export * from './schema/consent.ts'
export * from './schema/documents.ts'
export * from './schema/identity.ts'
export * from './schema/money.ts'
export * from './schema/payments.ts'
export * from './schema/players.ts'
export * from './schema/profile.ts'
export * from './schema/system.ts'
