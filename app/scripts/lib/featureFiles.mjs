import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const manifest = 'features/package.json'

/**
 * Files of `npm run new:feature`, by path: model, test and screen of the feature, its story, and `features/package.json` with the screen
 * among its exports. `calls.ts` comes with the first call: an empty call table would be unused.
 */
export function featureFiles(name) {
  const feature = `${name[0].toUpperCase()}${name.slice(1)}`
  return {
    [`features/${name}/model.ts`]: `/** State of the screen. Pure: no React, no fetch. */
export type ${feature}State = { type: 'loading' } | { type: 'ready'; text: string }

/** Takes the loaded text; undefined while it loads. */
export const ${name}StateOf = (text: string | undefined): ${feature}State =>
  text === undefined ? { type: 'loading' } : { type: 'ready', text }
`,
    [`features/${name}/model.test.ts`]: `import { expect, test } from 'vitest'
import { ${name}StateOf } from './model.ts'

test('is loading until its text is there', () => {
  expect(${name}StateOf(undefined)).toEqual({ type: 'loading' })
  expect(${name}StateOf('Indhold')).toEqual({ type: 'ready', text: 'Indhold' })
})
`,
    [`features/${name}/${feature}Screen.tsx`]: `import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Text } from '@casino/design-system/components/Text'
import type { ${feature}State } from './model.ts'

export interface ${feature}ScreenProps {
  state: ${feature}State
}

/** The screen: takes data and callbacks, makes no request. */
export const ${feature}Screen = ({ state }: ${feature}ScreenProps) =>
  state.type === 'loading' ? <Skeleton shape="text" /> : <Text>{state.text}</Text>
`,
    [`stories/features/${name}/${feature}.stories.tsx`]: `import { ${feature}Screen } from '@casino/features/${name}/${feature}Screen'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Features/${feature}', component: ${feature}Screen })

export const Loading = meta.story({ args: { state: { type: 'loading' } } })
export const Ready = meta.story({ args: { state: { type: 'ready', text: 'Indhold' } } })
`,
    [manifest]: withExport(readFileSync(join(root, manifest), 'utf8'), `./${name}/${feature}Screen`, 'tsx'),
  }
}

/** A package.json with one more entry in its sorted exports. */
function withExport(text, subpath, extension) {
  const json = JSON.parse(text)
  const entries = Object.entries({ ...json.exports, [subpath]: `${subpath}.${extension}` })
  json.exports = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(json, null, 2)}\n`
}
