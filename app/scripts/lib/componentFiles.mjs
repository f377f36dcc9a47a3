/** Files of `npm run new:component`, by path: the component's folder, and its story and guide. */
export const componentFiles = (name) => ({
  [`design-system/components/${name}/${name}.tsx`]: `import type { ReactNode } from 'react'
import * as styles from './${name}.css.ts'

export interface ${name}Props {
  children: ReactNode
}

/** Its purpose in one sentence. */
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
  useWhen: ['When to use it.'],
  avoidWhen: ['When to use another component, and which.'],
  anatomy: [['Content', 'what it contains.']],
  examples: [
    {
      right: <${name}>Indhold</${name}>,
      rightReason: 'Why it is right.',
      wrong: <${name}>indhold!</${name}>,
      wrongReason: 'Why it is wrong.',
    },
  ],
  keyboard: [],
}
`,
})
