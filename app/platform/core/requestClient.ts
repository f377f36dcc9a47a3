import { AsyncLocalStorage } from 'node:async_hooks'

const clients = new AsyncLocalStorage<string>()

/** Runs work for a client: the transactions in it take the client's turns. */
export const runForClient = <T>(client: string, work: () => T): T => clients.run(client, work)

/** The client of the platform's own jobs. */
export const ownJobs = 'platform'

/** Whose turn a transaction takes. */
export const currentClient = (): string => clients.getStore() ?? ownJobs
