// npm run new:feature -- name   generates a feature folder in the standard structure, with its test and story.
import { generate } from './lib/generate.mjs'

generate({
  usage: 'npm run new:feature -- name   (lower case, one word)',
  pattern: /^[a-z]+$/,
  files: (name) => {
    const screen = `${name[0].toUpperCase()}${name.slice(1)}`
    return {
      [`features/${name}/calls.ts`]: `import type { CallTable } from '../api/contract.ts'

/** Call table of this feature: entries of \`siteCall(…)\` or \`backendCall(…)\`. */
export const ${name}Calls = {} satisfies CallTable
`,
      [`features/${name}/model.ts`]: `/** Pure rules and states of this feature: no React, no fetch. */
export type ${screen}State = { type: 'loading' } | { type: 'ready' }

/** Initial state of the screen; \`ready\`: its data is loaded. */
export const initialState = (ready: boolean): ${screen}State => (ready ? { type: 'ready' } : { type: 'loading' })
`,
      [`features/${name}/model.test.ts`]: `import { expect, test } from 'vitest'
import { initialState } from './model.ts'

test('is loading until its data is ready', () => {
  expect(initialState(false)).toEqual({ type: 'loading' })
  expect(initialState(true)).toEqual({ type: 'ready' })
})
`,
      [`features/${name}/${screen}.tsx`]: `import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Text } from '@casino/design-system/components/Text'
import type { ${screen}State } from './model.ts'

export interface ${screen}Props {
  state: ${screen}State
  text: string
}

/** The screen: receives data and callbacks, makes no request. */
export function ${screen}({ state, text }: ${screen}Props) {
  return state.type === 'loading' ? <Skeleton shape="text" /> : <Text>{text}</Text>
}
`,
      [`features/${name}/index.ts`]: `export { ${screen}, type ${screen}Props } from './${screen}.tsx'
`,
      [`stories/features/${screen}.stories.tsx`]: `import { ${screen} } from '@casino/features/${name}'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Features/${screen}', component: ${screen}, args: { text: 'Indhold' } })

export const Loading = meta.story({ args: { state: { type: 'loading' } } })
export const Ready = meta.story({ args: { state: { type: 'ready' } } })
`,
    }
  },
})
