import { LinkStrip } from '@casino/design-system'
import { useTranslations } from '../../content/useTranslations.tsx'
import { type GameListQuery, gameListHref } from './gameListQuery.ts'

interface InitialLinksProps {
  path: string
  query: GameListQuery
  /** First characters of the names of the list's games. */
  initials: readonly string[]
}

/** Lists with fewer are short enough without. */
const minInitials = 10

/**
 * The way by letter through a long list of games: only letters that exist, as links that work without script. None above what a search has
 * found, where help comes first.
 */
export function InitialLinks({ path, query, initials }: InitialLinksProps) {
  const t = useTranslations()
  if (query.search || initials.length < minInitials) return null
  const toItem = (initial: string, text: string, label?: string) => ({
    href: gameListHref(path, { ...query, page: 1, initial }),
    text,
    ...(label !== undefined && { label }),
    current: query.initial === initial,
  })
  return (
    <LinkStrip
      label={t('games.by_initial')}
      items={[toItem('', t('keywords.all')), ...initials.map((letter) => toItem(letter, letter, t('games.by_initial_one', { letter })))]}
    />
  )
}
