import { ArticleCard, ArticleCardSkeleton, Grid, Skeleton, Stack, Stat, StatSkeleton, Tile, TileSkeleton } from '@casino/design-system'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { heroImages, posterImages, tableImages } from '../../support/images.ts'

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton, args: { shape: 'text' } })

export const Shapes = meta.story({
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="title" width="40%" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="70%" />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="circle" width={48} height={48} />
      <Skeleton shape="poster" width={160} />
    </Stack>
  ),
})

const tile = { href: '#spil', title: 'Rævens Runer', meta: 'Fjordspil' }
const pairs: readonly { name: string; width: number; skeleton: ReactNode; real: ReactNode }[] = [
  { name: 'poster', width: 180, skeleton: <TileSkeleton />, real: <Tile {...tile} image={posterImages[0]} /> },
  { name: 'wide', width: 280, skeleton: <TileSkeleton shape="wide" />, real: <Tile {...tile} shape="wide" image={tableImages[0]} /> },
  {
    name: 'article',
    width: 280,
    skeleton: <ArticleCardSkeleton lines={1} />,
    real: (
      <ArticleCard
        href="#nyhed"
        title="Åbningstider i julen"
        subLine="Vi har åbent som altid."
        date="1. december 2026"
        image={heroImages.strand}
      />
    ),
  },
  { name: 'stat', width: 200, skeleton: <StatSkeleton />, real: <Stat label="Kan udbetales" value="1.250,00 kr." /> },
]

/** Each skeleton with its component. Both have the same height, so that nothing moves when the content loads. */
export const Families = meta.story({
  render: () => (
    <Stack gap={6}>
      {pairs.map(({ name, width, skeleton, real }) => (
        <Grid key={name} gap={4} columns={{ xs: 1, sm: 2 }}>
          <div data-pair={name} style={{ inlineSize: width, maxInlineSize: '100%', alignSelf: 'start' }}>
            {skeleton}
          </div>
          <div data-pair={name} style={{ inlineSize: width, maxInlineSize: '100%', alignSelf: 'start' }}>
            {real}
          </div>
        </Grid>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const { name } of pairs) {
      const [skeleton, real] = [...canvasElement.querySelectorAll(`[data-pair="${name}"]`)].map((box) => box.getBoundingClientRect().height)
      await expect({ name, shift: Math.abs((skeleton ?? 0) - (real ?? 0)) < 1.5, skeleton, real }).toMatchObject({ shift: true })
    }
  },
})
