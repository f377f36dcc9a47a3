import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertDeclarable, assertFreeFeature } from './freeNames.mjs'
import { root } from './install.mjs'
import { withEntry, withExports } from './listEdits.mjs'

/**
 * What `npm run new:feature` writes for an account screen with one call. `files`: texts, call, query, screen, page, story and
 * the platform's handler. `edits`: the lists that name them, with the route, its title and its visit end to end. `TODO` marks what only its author knows; `npm test` refuses it.
 * Throws a `CommandError` for a name that the files cannot declare, or that is taken.
 */
export function featureFiles(name) {
  assertDeclarable(name)
  assertFreeFeature(name)
  const feature = `${name[0].toUpperCase()}${name.slice(1)}`
  return { files: newFiles(name, feature), edits: editedLists(name, feature) }
}

const newFiles = (name, feature) => ({
  [`features/content/texts/da/${name}.json`]: `{
  "title": "TODO: overskrift",
  "load_failed_title": "TODO: hvad vi ikke kan vise lige nu",
  "retry": "Prøv igen"
}
`,
  [`features/${name}/calls.ts`]: `import { z } from 'zod'
import { backendCall } from '../api/contract.ts'
import { pathIdSchema } from '../api/scalars.ts'

/** Calls of the ${name} feature. */
export const ${name}Calls = {
  /** TODO: what it returns. */
  get: backendCall('GET /${name}/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: pathIdSchema }),
    injected: { 'params.sessionId': 'sessionId' },
    response: z.object({ text: z.string() }),
  }),
}
`,
  [`features/${name}/queries.ts`]: `import { createQueryHook } from '../api/createQueryHook.ts'

export const use${feature}Query = createQueryHook('${name}.get')
`,
  [`features/${name}/${feature}Screen.tsx`]: `import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import type { Loadable } from '../api/Loadable.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'

export interface ${feature}ScreenProps {
  data: Loadable<string>
  onRetry(): void
}

/** TODO: what the player does here. Takes data and callbacks, makes no request. */
export function ${feature}Screen({ data, onRetry }: ${feature}ScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <Heading level={1} size={36}>
        {t('${name}.title')}
      </Heading>
      {data.type === 'loading' && <Skeleton shape="text" />}
      {data.type === 'ready' && <Text>{data.value}</Text>}
      {data.type === 'failed' && (
        <ErrorState
          title={t('${name}.load_failed_title')}
          action={<Button {...button('retry', { text: '${name}.retry' })} variant="secondary" onClick={onRetry} />}
        >
          {data.message}
        </ErrorState>
      )}
    </Stack>
  )
}
`,
  [`features/${name}/${feature}Page.tsx`]: `import { toLoadable } from '../api/Loadable.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { ${feature}Screen } from './${feature}Screen.tsx'
import { use${feature}Query } from './queries.ts'

/** Route component of \`/min-konto/${name}\`. */
export function ${feature}Page() {
  const query = use${feature}Query()
  return (
    <AccountLayout current={null}>
      <${feature}Screen data={toLoadable(query, ({ text }) => text)} onRetry={() => void query.mutate()} />
    </AccountLayout>
  )
}
`,
  [`stories/features/${name}/${feature}.stories.tsx`]: `import { ${feature}Screen } from '@casino/features/${name}/${feature}Screen'
import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { playerErrorText } from '../../support/fixtures.ts'

const meta = preview.meta({ title: 'Features/${feature}', component: ${feature}Screen, args: { onRetry: fn() } })

export const Loading = meta.story({ args: { data: { type: 'loading' } } })
export const Ready = meta.story({ args: { data: { type: 'ready', value: 'Indhold' } } })
export const LoadFailed = meta.story({ args: { data: { type: 'failed', message: playerErrorText('ERR_UPSTREAM') } } })
`,
  [`app/platform/${name}/module.ts`]: `import { ${name}Calls } from '@casino/features/${name}/calls'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'

/** TODO: what it serves. */
export const ${name}Module: PlatformModuleFactory = () => ({
  name: '${name}',
  calls: bindHandlers('${name}', ${name}Calls, {
    get: () => ({ text: 'TODO' }),
  }),
})
`,
})

const route = (name, feature) => `{
    ...accountDefaults,
    name: 'min-konto-${name}',
    path: paths.${name},
    guards: routeGuards.account,
    loadPage: async () => {
      const { ${feature}Page } = await import('@casino/features/${name}/${feature}Page')
      return () => <${feature}Page />
    },
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('${name}.get', {}, { player: true })],
      textGroups: ['${name}'],
      cache: 'never',
    },
  },`

function editedLists(name, feature) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const edit = (path, list, entry, importLine) => [path, withEntry(read(path), { path, list, entry, importLine })]
  const exports = ['calls.ts', `${feature}Page.tsx`, `${feature}Screen.tsx`].map((file) => `./${name}/${file}`)
  const seo = 'app/platform/seed/seo.json'
  const title = { title: 'TODO: overskrift – {site}', description: 'Din spilkonto.', robots: 'noindex,nofollow' }
  const visited = 'app/e2e/routes.json'
  return Object.fromEntries([
    edit(seo, '  "pages": {', `  "/min-konto/${name}": ${JSON.stringify(title, null, 2)},`),
    edit(visited, '[', `{ "path": "/min-konto/${name}", "guest": "/log-ind" },`),
    ['features/package.json', withExports(read('features/package.json'), exports)],
    edit(
      'features/content/texts/index.ts',
      'export const textCatalogue = {',
      `${name},`,
      `import ${name} from './da/${name}.json' with { type: 'json' }`,
    ),
    edit('features/navigation/paths.ts', 'export const paths = {', `${name}: '/min-konto/${name}',`),
    edit('app/site/client/routes/account.tsx', 'export const accountRoutes: readonly Route[] = [', route(name, feature)),
    edit(
      'features/callTables.ts',
      'export const callTables = {',
      `${name}: ${name}Calls,`,
      `import { ${name}Calls } from './${name}/calls.ts'`,
    ),
    edit(
      'app/platform/modules.ts',
      'export const platformModules: readonly PlatformModuleFactory[] = [',
      `${name}Module,`,
      `import { ${name}Module } from './${name}/module.ts'`,
    ),
  ])
}
