import { Button, Drawer, FilterChips, SelectField, Stack, SwitchField } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { type CategoryOption, type GameListRoute, volatilityOptions } from '../model.ts'
import { GameSortField } from './GameSortField.tsx'
import { countFilters, type GameListQuery, gameListParams, withoutFilters } from './gameListQuery.ts'

export interface GameFilterSheetProps {
  open: boolean
  onClose: () => void
  route: GameListRoute
  query: GameListQuery
  /** Number of games found; null while loading. */
  total: number | null
  categories: readonly CategoryOption[]
  providers: readonly string[]
  /** First characters of the names of the list's games, for the filter. */
  initials: readonly string[]
  onChange: (next: Partial<GameListQuery>) => void
}

/** Order and filters of a list of games. Each choice applies at once; the button below says how many games it leaves. */
export function GameFilterSheet({ open, onClose, route, query, total, categories, providers, initials, onChange }: GameFilterSheetProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const anything = { value: '', label: t('keywords.all') }
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title={t('games.filter')}
      closeLabel={t('modal.close')}
      actions={
        <>
          <Button
            {...button('onward', { children: total === null ? t('games.loading') : t('games.filter_show', { count: total }) })}
            onClick={onClose}
          />
          {countFilters(query) > 0 && (
            <Button
              {...button('back', { text: 'games.filter_clear' })}
              variant="secondary"
              onClick={() => onChange(withoutFilters(query))}
            />
          )}
        </>
      }
    >
      <Stack gap={6}>
        <GameSortField route={route} query={query} onChange={onChange} />
        {categories.length > 0 && (
          <FilterChips
            label={t(route.kind === 'slot' ? 'games.category' : 'games.category_type')}
            name={gameListParams.category}
            options={[anything, ...categories.map(({ value, text }) => ({ value, label: t(text) }))]}
            value={[categories.some(({ value }) => value === query.category) ? query.category : '']}
            onValueChange={([category = '']) => onChange({ category })}
          />
        )}
        {(providers.length > 1 || query.provider) && (
          <SelectField
            label={t('games.provider')}
            name={gameListParams.provider}
            theme="filter"
            value={query.provider}
            options={[
              anything,
              ...[...new Set([...providers, query.provider])].filter(Boolean).map((name) => ({ value: name, label: name })),
            ]}
            onChange={(event) => onChange({ provider: event.currentTarget.value })}
          />
        )}
        {(initials.length > 1 || query.initial) && (
          <SelectField
            label={t('games.initial')}
            name={gameListParams.initial}
            theme="filter"
            value={query.initial}
            options={[
              anything,
              ...[...new Set([...initials, query.initial])].filter(Boolean).map((letter) => ({ value: letter, label: letter })),
            ]}
            onChange={(event) => onChange({ initial: event.currentTarget.value })}
          />
        )}
        <FilterChips
          label={t('games.volatility')}
          name={gameListParams.volatility}
          options={[anything, ...volatilityOptions.map(({ value, text }) => ({ value, label: t(text) }))]}
          value={[query.volatility]}
          onValueChange={([volatility = '']) => onChange({ volatility })}
        />
        {route.category !== 'jackpot' && (
          <SwitchField
            label={t('games.filter_jackpot')}
            name={gameListParams.jackpot}
            checked={query.jackpot}
            onChange={(event) => onChange({ jackpot: event.currentTarget.checked })}
          />
        )}
      </Stack>
    </Drawer>
  )
}
