import type { CallDefinition, CallTable } from '@casino/features/api/contract'
import { backendCall } from '@casino/features/api/contract'
import { instantSchema } from '@casino/features/api/scalars'
import { siteRoutes } from '@casino/features/api/siteRoutes'
import { callTables } from '@casino/features/callTables'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPlatformConfig } from '../platform/core/config.ts'
import type { Platform } from '../platform/core/platform.ts'
import type { PlatformModule } from '../platform/core/platformModule.ts'
import { platformModules } from '../platform/modules.ts'
import { createTestCallHooks } from '../site/server/testing/testCallHooks.ts'

type Tables = Readonly<Record<string, CallTable>>
const namedCalls = (tables: Tables): [name: string, call: CallDefinition][] =>
  Object.entries(tables).flatMap(([feature, table]) =>
    Object.entries(table).map(([key, call]): [string, CallDefinition] => [`${feature}.${key}`, call]),
  )
const featureOf = (name: string) => name.split('.', 1).join()
const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/** Differences between the site calls and `siteRoutes`, each with the file to edit. */
function routeFaults(tables: Tables, routes: Readonly<Record<string, string>>): string[] {
  const siteCalls = namedCalls(tables).filter(([, { base }]) => base === 'site')
  const names = new Set(siteCalls.map(([name]) => name))
  return [
    ...siteCalls.flatMap(([name, { method, path }]) =>
      routes[name] === `${method} ${path}`
        ? []
        : [`features/${featureOf(name)}/calls.ts: ${name} must be siteCall('${name}', …); it has the route ${method} ${path}`],
    ),
    ...Object.keys(routes).flatMap((name) => (names.has(name) ? [] : [`features/api/siteRoutes.ts: ${name} is in no call table`])),
    ...repeated(Object.values(routes)).map((route) => `features/api/siteRoutes.ts: two calls have the route ${route}`),
  ]
}

/** Differences between the calls of the back end and the handlers of the platform's modules, each with the file to edit. */
function handlerFaults(tables: Tables, modules: readonly Pick<PlatformModule, 'name' | 'calls'>[]): string[] {
  const calls = new Map(namedCalls(tables))
  const handlers = modules.flatMap((module) => module.calls.map(({ name }) => ({ name, file: moduleFile(module.name) })))
  const filesOf = (isMatch: (name: string) => boolean) => [...new Set(handlers.filter(({ name }) => isMatch(name)).map(({ file }) => file))]
  const missing = [...calls].filter(([name, { handledLocally }]) => !handledLocally && !handlers.some((handler) => handler.name === name))
  return [
    ...missing.map(([name]) => {
      const feature = featureOf(name)
      const files = filesOf((handled) => featureOf(handled) === feature)
      return files.length > 0
        ? `${files.join(' or ')}: ${name} has no handler`
        : `${moduleFile(feature)}: ${name} has no handler; create the module and list it in app/platform/modules.ts`
    }),
    ...repeated(handlers.map(({ name }) => name)).map(
      (name) => `${filesOf((handled) => handled === name).join(' and ')}: ${name} has two handlers`,
    ),
    ...handlers.flatMap(({ name, file }) => {
      const call = calls.get(name)
      if (!call) return [`${file}: ${name} is in no call table`]
      return call.handledLocally ? [`${file}: ${name} is handled by the site server`] : []
    }),
  ]
}
const moduleFile = (module: string) => `app/platform/${module}/module.ts`

/** The modules as the platform creates them, without a database. */
const createModules = () => {
  const keys = { keyedHash: String, card: { keyId: 'k', spki: '' } }
  const platform = { config: readPlatformConfig({}), settings: {}, keys } as unknown as Platform // a factory reads no more; no handler runs
  return Promise.all(platformModules.map((create) => create(platform)))
}

test('every table of features/*/calls.ts is in callTables', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../features/*/calls.ts', { eager: true })
  const tables: Tables = callTables
  const faults = Object.entries(files).flatMap(([path, file]) => {
    const feature = path.split('/').at(-2) ?? ''
    const table = file[`${feature}Calls`]
    if (!table) return [`features/${feature}/calls.ts: export ${feature}Calls`]
    const isEmpty = Object.keys(table).length === 0 // as `npm run new:feature` writes it
    return isEmpty || tables[feature] === table ? [] : [`features/callTables.ts: add ${feature}: ${feature}Calls`]
  })
  expect(faults).toEqual([])
  expect(Object.keys(files).length).toBeGreaterThan(7)
})

test('every site call has its route, and every route its call', () => {
  expect(routeFaults(callTables, siteRoutes)).toEqual([])
})

test('every call of the back end has exactly one handler', async () => {
  expect(handlerFaults(callTables, await createModules())).toEqual([])
})

test('every call that the site server handles itself has a handler there', () => {
  const hooks: Readonly<Record<string, { handleLocally?: unknown }>> = createTestCallHooks()
  const local = namedCalls(callTables).filter(([, { handledLocally }]) => handledLocally)
  expect(local.filter(([name]) => !hooks[name]?.handleLocally).map(([name]) => `app/site/server/calls/callHooks.ts: ${name}`)).toEqual([])
})

test('a half-wired call is reported with the file to edit', () => {
  const call = backendCall('GET /Call', { access: 'public', response: z.object({}) })
  const module = (name: string, ...names: string[]) => ({ name, calls: names.map((bound) => ({ name: bound, call, handler: () => ({}) })) })
  const modules = [module('limits', 'limits.get'), module('payments', 'deposit.cards'), module('history', 'deposit.transfers')]
  const tables = { limits: { get: call }, deposit: { cards: call, transfers: call } }
  const faults = (changed: Tables) => handlerFaults({ ...tables, ...changed }, modules)
  expect(faults({})).toEqual([])
  expect(faults({ limits: { get: call, half: call } })).toEqual(['app/platform/limits/module.ts: limits.half has no handler'])
  expect(faults({ deposit: { ...tables.deposit, half: call } })).toEqual([
    'app/platform/payments/module.ts or app/platform/history/module.ts: deposit.half has no handler',
  ])
  expect(faults({ news: { half: call } })).toEqual([
    'app/platform/news/module.ts: news.half has no handler; create the module and list it in app/platform/modules.ts',
  ])
  expect(faults({ limits: {} })).toEqual(['app/platform/limits/module.ts: limits.get is in no call table'])
  expect(faults({ limits: { get: { ...call, handledLocally: true } } })).toEqual([
    'app/platform/limits/module.ts: limits.get is handled by the site server',
  ])
  expect(handlerFaults(tables, [...modules, module('copy', 'limits.get')])).toEqual([
    'app/platform/limits/module.ts and app/platform/copy/module.ts: limits.get has two handlers',
  ])
})

test('a site call under another name, and a route without a call, are reported', () => {
  const { lock: _, ...rest } = callTables.limits
  const wrong = { ...callTables, limits: { ...rest, list: callTables.games.list } }
  expect(routeFaults(wrong, { ...siteRoutes, 'content.gone': 'GET /api/menu' })).toEqual([
    "features/limits/calls.ts: limits.list must be siteCall('limits.list', …); it has the route GET /api/games",
    'features/api/siteRoutes.ts: content.gone is in no call table',
    'features/api/siteRoutes.ts: two calls have the route GET /api/menu',
  ])
})

test('only public calls that depend on nobody and change nothing are cached', () => {
  const cached = namedCalls(callTables).filter(([, { cacheSeconds }]) => cacheSeconds)
  expect(cached.length).toBeGreaterThan(10)
  for (const [name, { access, injected, idempotent, bodyFromSealedDraft }] of cached)
    expect({ access, injected, idempotent, bodyFromSealedDraft }, name).toEqual({ access: 'public' })
})

/** The schemas that a schema consists of, itself included. */
function* partsOf(schema: z.ZodType): Generator<z.ZodType> {
  yield schema
  const { innerType, in: input, element, options = [], shape = {} } = schema._zod.def as SchemaParts // documented fields of zod's definitions
  for (const part of [innerType, input, element, ...options, ...Object.values(shape)]) if (part) yield* partsOf(part)
}
interface SchemaParts {
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: readonly z.ZodType[]
  shape?: Readonly<Record<string, z.ZodType>>
}
/** Calls with an optional date in a response that does not accept `0001-01-01` for none. */
const datesWithoutAbsence = (tables: Tables): string[] =>
  namedCalls(tables)
    .filter(([, { response, errorData }]) =>
      [response, errorData].some(
        (schema) => schema && [...partsOf(schema)].some((part) => (part._zod.def as SchemaParts).innerType === instantSchema),
      ),
    )
    .map(([name]) => `${name}: use nullableInstantSchema or optionalInstantSchema`)

test('optional dates of responses may be absent as .NET back ends write it', () => {
  expect(datesWithoutAbsence(callTables)).toEqual([])
  const response = z.object({ list: z.array(z.object({ at: instantSchema.nullable() })) })
  const test = { call: backendCall('GET /x', { access: 'public', response }) }
  expect(datesWithoutAbsence({ test })).toEqual(['test.call: use nullableInstantSchema or optionalInstantSchema'])
})
