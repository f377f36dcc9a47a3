import { ContentArticle } from '@casino/features/content/ContentArticle'
import { ContentSkeleton } from '@casino/features/content/ContentPage'
import preview from '../../../.storybook/preview.tsx'
import terms from '../../../app/platform/seed/pages/bonusvilkaar.html?raw'
import { withSeedFigures } from '../../support/seedFigures.ts'

const meta = preview.meta({
  title: 'Features/Content page',
  component: ContentArticle,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Bonusvilkår', blocks: [{ type: 'prose' as const, html: withSeedFigures(terms) }], path: '/contents/bonusvilkaar' },
})

export const Full = meta.story({})
export const TitleOnly = meta.story({ args: { blocks: [] } })
export const Loading = meta.story({ render: ({ path }) => <ContentSkeleton path={path} /> })
