import { SelectField } from '@casino/design-system'
import { useTranslations } from '../../content/useTranslations.tsx'
import { type GameListRoute, sortOptionsOf, sortValueOf } from '../model.ts'
import { type GameListQuery, gameListParams } from './gameListQuery.ts'

interface GameSortFieldProps {
  route: GameListRoute
  query: GameListQuery
  onChange: (next: Partial<GameListQuery>) => void
}

/** The order of a list of games: above the list, and on phones in its sheet. A choice applies at once. */
export function GameSortField({ route, query, onChange }: GameSortFieldProps) {
  const t = useTranslations()
  return (
    <SelectField
      label={t('games.sort')}
      name={gameListParams.sort}
      theme="filter"
      value={sortValueOf(route, query.sort)}
      options={sortOptionsOf(route).map(({ value, text }) => ({ value, label: t(text) }))}
      onChange={(event) => onChange({ sort: event.currentTarget.value })}
    />
  )
}
