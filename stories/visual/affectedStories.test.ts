import { describe, expect, it } from 'vitest'
import { affectedStories } from './affectedStories.ts'
import type { Story } from './batches.ts'

const story = (name: string): Story => ({
  id: `components-${name}--one`,
  title: name,
  name,
  importPath: `./stories/components/${name}/${name}.stories.tsx`,
})
const stories = [story('Button'), story('Modal'), story('Text')]
const by = (id: string, ...importers: string[]) => ({ id, reasons: importers.map((moduleName) => ({ moduleName })) })
const modules = [
  by('./design-system/components/Button/Button.css.ts', './design-system/components/Button/Button.tsx'),
  by(
    './design-system/components/Button/Button.tsx',
    './stories/components/Button/Button.stories.tsx',
    './design-system/components/Modal/Modal.tsx',
  ),
  by('./design-system/components/Modal/Modal.tsx', './stories/components/Modal/Modal.stories.tsx'),
  by('./stories/components/Button/Button.stories.tsx', './storybook-stories.js'),
  by('./stories/components/Modal/Modal.stories.tsx', './storybook-stories.js'),
  by('./stories/components/Text/Text.stories.tsx', './storybook-stories.js'),
]
const names = (...files: string[]) => affectedStories(stories, files, modules).map(({ name }) => name)

describe('stories affected by a change', () => {
  it('include transitive importers', () => {
    expect(names('design-system/components/Button/Button.css.ts')).toEqual(['Button', 'Modal'])
    expect(names('design-system/components/Modal/Modal.tsx')).toEqual(['Modal'])
  })

  it('include only the story of a changed story file', () => {
    expect(names('stories/components/Text/Text.stories.tsx')).toEqual(['Text'])
  })

  it('are none for a file that no story imports', () => {
    expect(names('README.md', 'app/server/main.ts')).toEqual([])
  })

  it.each([
    'tokens/src/nordlys.tokens.json',
    '.storybook/preview.tsx',
    'stories/public/art/x.svg',
    'package-lock.json',
    'design-system/theme/reset.css.ts',
  ])('are all stories for %s', (file) => {
    expect(names(file)).toEqual(['Button', 'Modal', 'Text'])
  })
})
