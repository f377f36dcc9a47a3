import { Button, EmptyState, ErrorState, Inline, Link, MediaLink, Skeleton, Stack, Text } from '@casino/design-system'
import { SlotsIcon } from '@casino/design-system/icons/Slots'
import type { ReactNode } from 'react'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { searchPath } from '../../navigation/paths.ts'
import type { IndexedGame } from '../calls.ts'
import { gamePath, gameWideImage, providerPath } from '../paths.ts'
import { FoundPages } from './FoundPages.tsx'
import { SearchSection } from './SearchSection.tsx'
import type { FoundProvider } from './searchFindings.ts'
import type { SearchState } from './useSearchFindings.ts'

interface SearchViewProps {
  state: SearchState
  /** The visitor's last searches, latest first. */
  history: readonly string[]
  onClearHistory: () => void
  /** Address of a game's wide image. */
  imageOf?: (gameId: string) => string
}

/** What is below the field of the search: suggestions before anything is typed, then games, providers and pages. */
export function SearchView({ state, history, onClearHistory, imageOf = gameWideImage }: SearchViewProps) {
  const t = useTranslations()
  const button = useButtonProps()
  switch (state.type) {
    case 'start':
      return (
        <Stack gap={6}>
          {history.length > 0 && <SearchHistory history={history} onClear={onClearHistory} />}
          {state.games.length > 0 && <FoundGames title={t(`search.most_${state.by}`)} games={state.games} imageOf={imageOf} />}
        </Stack>
      )
    case 'searching':
      return <Skeleton shape="block" height={240} />
    case 'failed':
      return (
        <ErrorState title={t('search.failed')} action={<Button {...button('retry', { text: 'games.retry' })} onClick={state.retry} />}>
          {state.error.message}
        </ErrorState>
      )
    case 'found': {
      const { games, total, providers, pages } = state.findings
      if (games.length + providers.length + pages.length === 0)
        return (
          <EmptyState art="lens" title={t('search.none_title', { search: state.search })}>
            {t('search.none_text')}
          </EmptyState>
        )
      return (
        <Stack gap={6}>
          {games.length > 0 && (
            <FoundGames title={t('search.games')} games={games} imageOf={imageOf}>
              {total > games.length && (
                <Link standalone href={searchPath(state.search)}>
                  {t('search.all_games', { count: total })}
                </Link>
              )}
            </FoundGames>
          )}
          {providers.length > 0 && <FoundProviders providers={providers} />}
          {pages.length > 0 && <FoundPages pages={pages} />}
        </Stack>
      )
    }
  }
}

interface FoundGamesProps {
  title: string
  games: readonly IndexedGame[]
  imageOf: (gameId: string) => string
  /** Below the list. */
  children?: ReactNode
}

function FoundGames({ title, games, imageOf, children }: FoundGamesProps) {
  return (
    <SearchSection title={title}>
      <Stack gap={1} as="ul">
        {games.map((game) => (
          <li key={game.id}>
            <MediaLink variant="row" href={gamePath(game, 'money')} title={game.name} imageSrc={imageOf(game.id)}>
              <Text as="span" size={14} tone="muted">
                {game.provider}
              </Text>
            </MediaLink>
          </li>
        ))}
      </Stack>
      {children}
    </SearchSection>
  )
}

interface FoundProvidersProps {
  providers: readonly FoundProvider[]
}

function FoundProviders({ providers }: FoundProvidersProps) {
  const t = useTranslations()
  return (
    <SearchSection title={t('search.providers')}>
      <Stack gap={1} as="ul">
        {providers.map(({ name, count }) => (
          <li key={name}>
            <MediaLink variant="row" href={providerPath(name)} title={name} icon={<SlotsIcon />}>
              <Text as="span" size={14} tone="muted">
                {t('search.provider_games', { count })}
              </Text>
            </MediaLink>
          </li>
        ))}
      </Stack>
    </SearchSection>
  )
}

interface SearchHistoryProps {
  history: readonly string[]
  onClear: () => void
}

function SearchHistory({ history, onClear }: SearchHistoryProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <SearchSection
      title={t('search.history')}
      aside={<Button {...button('back', { text: 'search.history_clear' })} variant="ghost" size="sm" onClick={onClear} />}
    >
      <Inline gap={2} as="ul">
        {history.map((search) => (
          <li key={search}>
            <Button {...button('listView', { children: search })} variant="secondary" size="sm" href={searchPath(search)} />
          </li>
        ))}
      </Inline>
    </SearchSection>
  )
}
