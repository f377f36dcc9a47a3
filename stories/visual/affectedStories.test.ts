import { expect, it } from 'vitest'
import { affectedStories } from './affectedStories.ts'
import { changedVariables } from './changedTokens.ts'
import type { Story } from './shots.ts'

const story = (name: string, importPath: string): Story => ({ id: `${name}--one`, title: name, name, importPath })
const stories = [
  ...['Button', 'Modal', 'Text'].map((name) => story(name, `./stories/components/${name}/${name}.stories.tsx`)),
  story('Frames', './stories/features/games/GameFrames.stories.tsx'),
]
const all = stories.map(({ name }) => name)
const by = (id: string, ...importers: string[]) => ({ id, reasons: importers.map((moduleName) => ({ moduleName })) })
const button = './design-system/components/Button/Button'
const sources = {
  root: '/work',
  modules: [
    by(`${button}.css.ts`, `${button}.tsx`),
    by(`${button}.css.ts.vanilla.css`, `${button}.css.ts`),
    by(`${button}.tsx`, './stories/components/Button/Button.stories.tsx', './design-system/components/Modal/Modal.tsx'),
    by('./design-system/components/Modal/Modal.tsx', './stories/components/Modal/Modal.stories.tsx', './stories/docs/lazyDocs.tsx'),
    by('./stories/docs/lazyDocs.tsx', './.storybook/preview.tsx'),
    by('./.storybook/docs.css', './.storybook/preview.tsx'),
    by('/work/stories/support/pageContext.ts', '/work/.storybook/preview.tsx'),
    by('./.storybook/preview.tsx', ...stories.map(({ importPath }) => importPath)),
  ],
  tokenUsage: {
    '.storybook/docs.css': ['--color-line'],
    'design-system/components/Button/Button.css.ts': ['--color-action-bg'],
    'stories/components/Text/Text.stories.tsx': ['*'],
    'stories/support/pageContext.ts': ['--color-page'],
  },
}

it.each([
  { what: 'transitive importers', files: ['design-system/components/Button/Button.css.ts'], names: ['Button', 'Modal'] },
  { what: 'a changed story file', files: ['stories/components/Text/Text.stories.tsx'], names: ['Text'] },
  { what: 'what no story imports', files: ['README.md', 'app/site/server/main.ts', 'stories/visual/report.test.ts'], names: [] },
  { what: 'what docs pages import', files: ['.storybook/docs.css'], names: [] },
  { what: 'a game, whose frame a plugin renders', files: ['app/games/frame/client/main.ts'], names: ['Frames'] },
  { what: 'the states of frames', files: ['stories/frames/states.ts'], names: ['Frames'] },
  { what: 'what the preview imports', files: ['stories/support/pageContext.ts'], names: all },
  { what: 'the preview', files: ['.storybook/preview.tsx'], names: all },
  { what: 'the build of tokens', files: ['tokens/plugin.mjs'], names: all },
  { what: 'static files', files: ['stories/public/art/x.svg'], names: all },
  { what: 'the comparison', files: ['stories/visual/storyStabilizer.js'], names: all },
  { what: 'dependencies', files: ['package-lock.json'], names: all },
  { what: 'the theme', files: ['design-system/theme/reset.css.ts'], names: all },
  { what: 'a token that styles use, or script reads', variables: ['--color-action-bg'], names: ['Button', 'Modal', 'Text'] },
  { what: 'a token that only script reads', variables: ['--color-danger-bg'], names: ['Text'] },
  { what: 'a token of every page', variables: ['--color-page'], names: all },
])('are affected by $what: $names', ({ files = [], variables = [], names }) => {
  expect(affectedStories(stories, { files, variables }, sources).map(({ name }) => name)).toEqual(names)
})

const sheet = ':root{color-scheme:dark;--a:1;--b:2}\n:root[data-contrast=more]{--a:3}\n'
it.each([
  { after: sheet, changed: [] },
  { after: sheet.replace('--a:3', '--a:4'), changed: ['--a'] },
  { after: sheet.replace('--a:3', '--a:3;--b:2'), changed: ['--b'] },
  { after: sheet.replace('--b:2', '--c:2'), changed: ['--b', '--c'] },
])('variables with another value in any contrast are $changed', ({ after, changed }) => {
  expect(changedVariables({ 'tokens.css': sheet }, { 'tokens.css': after })).toEqual(changed)
})
