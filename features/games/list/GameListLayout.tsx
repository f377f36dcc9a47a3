import { Button, FilterBar, Inline, PageBody, PageHeading, SearchField, Show, Stack, Text } from '@casino/design-system'
import { FilterIcon } from '@casino/design-system/icons/Filter'
import { lazyComponent, preloadSoon, useLazyComponent } from '@casino/design-system/lazy'
import { type ReactNode, useEffect, useState } from 'react'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useSystemConfig } from '../../content/useSystemConfig.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { maxSearchLength } from '../constants.ts'
import { type GameListRoute, gameListTexts, offeredCategories, relatedListsOf } from '../model.ts'
import type { GameFilterSheetProps } from './GameFilterSheet.tsx'
import { GameSortField } from './GameSortField.tsx'
import { countFilters, type GameListQuery, gameListParams } from './gameListQuery.ts'
import { InitialLinks } from './InitialLinks.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

const filterSheet = lazyComponent<GameFilterSheetProps>(async () => (await import('./GameFilterSheet.tsx')).GameFilterSheet)

interface GameListLayoutProps {
  route: GameListRoute
  path: string
  query: GameListQuery
  /** Number of games found, announced to screen readers when it changes; null while loading. */
  total: number | null
  /** Providers of the list's games, for the filter. */
  providers: readonly string[]
  /** First characters of the names of the list's games, for the filter. */
  initials: readonly string[]
  onChange: (next: Partial<GameListQuery>) => void
  children: ReactNode
}

const categoryConfig = { table: 'tableCategories', live: 'liveCategories' } as const

/** Ids of the configured categories; empty for a list without such a setting. */
function useConfiguredCategories({ kind }: GameListRoute): readonly string[] {
  const key = kind && kind !== 'slot' ? categoryConfig[kind] : null
  const config = useSystemConfig(...(key ? [key] : []))
  return key ? config[key] : []
}

/**
 * Heading, search, sort order and categories above a list of games. Without script the form is a plain GET of the same page.
 * With script it searches while the player types, and applies sort order and category immediately.
 */
export function GameListLayout({ route, path, query, total, providers, initials, onChange, children }: GameListLayoutProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { title, intro } = gameListTexts(route)
  const relatedLists = relatedListsOf(route)
  const categories = offeredCategories(route, useConfiguredCategories(route))
  const [filtering, setFiltering] = useState(false)
  const FilterSheet = useLazyComponent(filterSheet, filtering, () => setFiltering(false))
  useEffect(() => preloadSoon(filterSheet.preload), [])
  const search = useTypedSearch(query.search, (typed) => onChange({ search: typed }))
  return (
    <PageBody>
      <Stack gap={6}>
        <PageHeading title={t(title)}>
          <Show from="md">
            <Text tone="muted">{t(intro)}</Text>
          </Show>
        </PageHeading>
        {relatedLists.length > 0 && (
          <nav aria-label={t('games.views')}>
            <Inline gap={1}>
              {relatedLists.map(({ href, text }) => (
                <Button
                  {...button('listView', { text })}
                  key={href}
                  href={href}
                  size="sm"
                  variant={href === path ? 'secondary' : 'ghost'}
                  aria-current={href === path ? 'page' : undefined}
                />
              ))}
            </Inline>
          </nav>
        )}
        <search>
          <form action={path} onSubmit={search.onSubmit}>
            <Stack gap={4}>
              <FilterBar
                search={
                  <SearchField
                    ref={search.ref}
                    label={t('games.search')}
                    name={gameListParams.search}
                    theme="search"
                    maxLength={maxSearchLength}
                    clearLabel={t('games.search_clear')}
                    defaultValue={query.search}
                    onChange={search.onType}
                  />
                }
              >
                <Show from="md">
                  <GameSortField route={route} query={query} onChange={onChange} />
                </Show>
                <Button
                  {...button('listView', { children: t('games.filter_count', { count: countFilters(query) }), iconStart: <FilterIcon /> })}
                  variant="secondary"
                  // as high as the fields beside it
                  size="lg"
                  aria-haspopup="dialog"
                  aria-expanded={filtering}
                  onClick={() => setFiltering(true)}
                />
              </FilterBar>
              <noscript>
                <Button {...button('search')} type="submit" />
              </noscript>
            </Stack>
          </form>
          {FilterSheet && (
            <FilterSheet
              open={filtering}
              onClose={() => setFiltering(false)}
              route={route}
              query={query}
              total={total}
              categories={categories}
              providers={providers}
              initials={initials}
              onChange={onChange}
            />
          )}
        </search>
        <Stack gap={4}>
          <InitialLinks path={path} query={query} initials={initials} />
          <div role="status">
            {total !== null && (
              <Text size={14} tone="muted">
                {query.search ? t('games.count_found', { count: total, search: query.search }) : t('games.count', { count: total })}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </Stack>
    </PageBody>
  )
}
