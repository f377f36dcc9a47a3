import { describe, expect, it } from 'vitest'
import { affectedStories } from './affectedStories.ts'
import type { Story } from './shots.ts'

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
  by('./design-system/components/Button/Button.css.ts.vanilla.css', './design-system/components/Button/Button.css.ts'),
  by(
    './design-system/components/Button/Button.tsx',
    './stories/components/Button/Button.stories.tsx',
    './design-system/components/Modal/Modal.tsx',
  ),
  by('./design-system/components/Modal/Modal.tsx', './stories/components/Modal/Modal.stories.tsx', './stories/docs/lazyDocs.tsx'),
  by('./stories/docs/lazyDocs.tsx', './.storybook/preview.tsx'),
  by('./.storybook/docs.css', './.storybook/preview.tsx'),
  by('/work/stories/support/pageContext.ts', '/work/.storybook/preview.tsx'),
  by('./.storybook/preview.tsx', ...stories.map(({ importPath }) => importPath)),
  by('./stories/components/Button/Button.stories.tsx', './storybook-stories.js'),
  by('./stories/components/Modal/Modal.stories.tsx', './storybook-stories.js'),
  by('./stories/components/Text/Text.stories.tsx', './storybook-stories.js'),
]
const tokenUsage = {
  '.storybook/docs.css': ['--color-line'],
  'design-system/components/Button/Button.css.ts': ['--color-action-bg'],
  'stories/components/Text/Text.stories.tsx': ['*'],
  'stories/support/pageContext.ts': ['--color-page'],
}
const sources = { root: '/work', modules, tokenUsage }
const names = (...files: string[]) => affectedStories(stories, { files }, sources).map(({ name }) => name)
const namesOfToken = (...variables: string[]) => affectedStories(stories, { files: [], variables }, sources).map(({ name }) => name)

describe('stories affected by a change', () => {
  it('include transitive importers', () => {
    expect(names('design-system/components/Button/Button.css.ts')).toEqual(['Button', 'Modal'])
    expect(names('design-system/components/Modal/Modal.tsx')).toEqual(['Modal'])
  })

  it('include only the story of a changed story file', () => {
    expect(names('stories/components/Text/Text.stories.tsx')).toEqual(['Text'])
  })

  it('are none for a file that no story imports, or docs pages only', () => {
    expect(names('README.md', 'app/site/server/main.ts', '.storybook/docs.css', 'stories/visual/report.test.ts')).toEqual([])
  })

  it('are the game frames for a change of a game, whose pages no story imports', () => {
    const importPath = './stories/features/games/GameFrames.stories.tsx'
    const frames: Story = { id: 'features-game-frames--one', title: 'Game frames', name: 'Frames', importPath }
    const affectedBy = (file: string) => affectedStories([...stories, frames], { files: [file] }, sources)
    expect(affectedBy('app/games/frame/client/main.ts')).toEqual([frames])
    expect(affectedBy('stories/frames/states.ts')).toEqual([frames])
    expect(affectedBy('app/platform/money/rounds.ts')).toEqual([])
  })

  it('are all stories for what the preview imports', () => {
    expect(names('stories/support/pageContext.ts')).toEqual(['Button', 'Modal', 'Text'])
  })

  it.each([
    'tokens/plugin.mjs',
    '.storybook/preview.tsx',
    'stories/public/art/x.svg',
    'stories/visual/storyStabilizer.js',
    'package-lock.json',
    'design-system/theme/reset.css.ts',
  ])('are all stories for %s', (file) => {
    expect(names(file)).toEqual(['Button', 'Modal', 'Text'])
  })
})

describe('stories affected by a token', () => {
  it('are those whose styles use it, and those that read tokens in script', () => {
    expect(namesOfToken('--color-action-bg')).toEqual(['Button', 'Modal', 'Text'])
    expect(namesOfToken('--color-danger-bg')).toEqual(['Text'])
  })

  it('are all stories when every page uses it', () => {
    expect(namesOfToken('--color-page')).toEqual(['Button', 'Modal', 'Text'])
  })

  it('are none for a change of no value', () => {
    expect(namesOfToken()).toEqual([])
  })
})
