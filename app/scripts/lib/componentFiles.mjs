import { CommandError } from './commandError.mjs'
import { assertDeclarable } from './freeNames.mjs'

/** Declared in the generated files beside the component. */
const usedNames = ['Default', 'Guide', 'ReactNode']

/**
 * What `npm run new:component` writes: the component's folder, and its story and guide. `TODO` marks what only its author knows;
 * `npm test` refuses it. Throws a `CommandError` for a name that the files cannot declare.
 */
export function componentFiles(name) {
  assertDeclarable(name)
  if (usedNames.includes(name)) throw new CommandError(`${name} is a name that the generated files use: choose another name`)
  return { files: newFiles(name) }
}

const newFiles = (name) => ({
  [`design-system/components/${name}/${name}.tsx`]: `import type { ReactNode } from 'react'
import * as styles from './${name}.css.ts'

export interface ${name}Props {
  children: ReactNode
}

/** TODO: its purpose in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>
}
`,
  [`design-system/components/${name}/${name}.css.ts`]: `import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const root = componentStyle({ color: vars.color.text })
`,
  [`design-system/components/${name}/${name}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ${name} } from './index.ts'

test('renders its children', () => {
  expect(renderToStaticMarkup(<${name}>Indhold</${name}>)).toContain('Indhold')
})
`,
  [`design-system/components/${name}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx'
`,
  [`stories/components/${name}/${name}.stories.tsx`]: `import { ${name} } from '@casino/design-system/components/${name}'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/${name}', component: ${name}, args: { children: 'Indhold' } })

export const Default = meta.story({})
`,
  [`stories/components/${name}/${name}.guide.tsx`]: `import { ${name} } from '@casino/design-system/components/${name}'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['TODO: when to use it.'],
  avoidWhen: ['TODO: when to use another component, and which.'],
  anatomy: [['Content', 'TODO: what it contains.']],
  examples: [
    {
      right: <${name}>Indhold</${name}>,
      rightReason: 'TODO: why it is right.',
      wrong: <${name}>indhold!</${name}>,
      wrongReason: 'TODO: why it is wrong.',
    },
  ],
  keyboard: [],
}
`,
})
