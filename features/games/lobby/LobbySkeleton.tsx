import { Grid, PageBody, Skeleton, Stack, TileSkeleton } from '@casino/design-system'
import { useTranslations } from '../../content/useTranslations.tsx'

const range = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Skeleton of the lobby while it loads. */
export function LobbySkeleton() {
  return (
    <PageBody compactTop>
      <Stack gap={10}>
        <Skeleton shape="block" height="20rem" />
        <TilesSkeleton count={7} />
      </Stack>
    </PageBody>
  )
}

interface TilesSkeletonProps {
  count: number
}

/** Skeleton of game tiles; announces loading once to screen readers. */
export function TilesSkeleton({ count }: TilesSkeletonProps) {
  const t = useTranslations()
  return (
    <div role="status" aria-label={t('games.loading')}>
      <Grid gap={4} columns={{ min: 'tile' }}>
        {range(count).map((place) => (
          <TileSkeleton key={place} />
        ))}
      </Grid>
    </div>
  )
}
