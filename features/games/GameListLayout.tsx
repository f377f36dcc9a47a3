import { Button } from '@casino/design-system/components/Button'
import { FilterChips } from '@casino/design-system/components/FilterChips'
import { Grid } from '@casino/design-system/components/Grid'
import { Heading } from '@casino/design-system/components/Heading'
import { Inline } from '@casino/design-system/components/Inline'
import { SearchField } from '@casino/design-system/components/SearchField'
import { SelectField } from '@casino/design-system/components/SelectField'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { searchFieldId } from '../content/paths.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { maxSearchLength } from './gameListBounds.ts'
import {
  type GameListQuery,
  type GameListRoute,
  gameListParams,
  gameListTexts,
  gameSortOptions,
  offeredCategories,
  relatedListsOf,
  sortOptionsOf,
} from './model.ts'

interface GameListLayoutProps {
  route: GameListRoute
  path: string
  query: GameListQuery
  /** Number of games found, announced to screen readers when it changes; null while loading. */
  total: number | null
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

/** Debounce of the search field, ms. */
const searchDebounceMs = 350

/**
 * Heading, search, sort order and categories above a list of games. Without script the form is a plain GET of the same page.
 * With script it searches while the player types, and applies sort order and category immediately.
 */
export function GameListLayout({ route, path, query, total, onChange, children }: GameListLayoutProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { title, intro } = gameListTexts(route)
  const relatedLists = relatedListsOf(route)
  const categories = offeredCategories(route, useConfiguredCategories(route))
  const searchInput = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    // The search was changed by navigation, not by typing.
    const input = searchInput.current
    if (input && input !== document.activeElement) input.value = query.search
  }, [query.search])

  const applySearch = () => {
    window.clearTimeout(timer.current)
    const typed = searchInput.current?.value.trim() ?? ''
    if (typed !== query.search) onChange({ search: typed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    applySearch()
  }
  const debounceSearch = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(applySearch, searchDebounceMs)
  }
  return (
    <PageBody>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t(title)}</Heading>
          <Text tone="muted">{t(intro)}</Text>
        </Stack>
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
          <form action={path} onSubmit={submit}>
            <Stack gap={4}>
              <Grid gap={4} columns={{ md: 2 }}>
                <SearchField
                  id={searchFieldId}
                  ref={searchInput}
                  label={t('games.search')}
                  name={gameListParams.search}
                  theme="search"
                  maxLength={maxSearchLength}
                  clearLabel={t('games.search_clear')}
                  defaultValue={query.search}
                  onChange={debounceSearch}
                />
                <SelectField
                  key={`sorter ${query.sort}`}
                  label={t('games.sort')}
                  name={gameListParams.sort}
                  theme="filter"
                  defaultValue={query.sort || gameSortOptions.find(({ sort }) => sort === (route.sort ?? 'popular'))?.value}
                  options={sortOptionsOf(route).map(({ value, text }) => ({ value, label: t(text) }))}
                  onChange={(event) => onChange({ sort: event.currentTarget.value })}
                />
              </Grid>
              {categories.length > 0 && (
                <FilterChips
                  label={t(route.kind === 'slot' ? 'games.category' : 'games.category_type')}
                  name={gameListParams.category}
                  options={[
                    { value: '', label: t('games.category_all') },
                    ...categories.map(({ value, text }) => ({ value, label: t(text) })),
                  ]}
                  value={[categories.some(({ value }) => value === query.category) ? query.category : '']}
                  onValueChange={([category = '']) => onChange({ category })}
                />
              )}
              <noscript>
                <Button {...button('search')} type="submit" />
              </noscript>
            </Stack>
          </form>
        </search>
        <Stack gap={4}>
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
