import { Button, ErrorState, PageBody } from '@casino/design-system'
import { accountEntries } from '../../content/accountEntries.ts'
import { usePageContext } from '../../content/PageContext.tsx'
import { useMainContentQuery } from '../../content/queries.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { useAccountSummary, useProfileQuery } from '../../session/queries.ts'
import { FavouriteNotice } from '../favourites/FavouriteNotice.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import { useRecentGamesQuery, useSuggestionsQuery } from '../queries.ts'
import { Lobby } from './Lobby.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { lobbyVisitorOf } from './lobbyVisitor.ts'

/** Id of the menu entry of the withdrawal page. */
const withdrawId = 'withdraw'

/** Start page; its blocks come from the CMS page `home`. */
export function LobbyPage() {
  const t = useTranslations()
  const button = useButtonProps()
  const { brand, session, menu } = usePageContext()
  const { data, error, mutate } = useMainContentQuery({ body: { name: 'home' } })
  const playerInput = session.loggedIn ? {} : null
  const profile = useProfileQuery(playerInput).data ?? null
  const recent = useRecentGamesQuery(playerInput).data?.games ?? []
  const suggestions = useSuggestionsQuery(playerInput).data?.games ?? []
  const favourites = useFavourites()
  const spins = useAccountSummary(session.loggedIn).data?.FreeSpinsLeft ?? 0
  if (data) {
    const visitor = lobbyVisitorOf(session.loggedIn, profile, recent)
    const withdrawPath = accountEntries(menu).find(({ id }) => id === withdrawId)?.slug || null
    return (
      <>
        <Lobby
          blocks={data.blocks}
          brand={brand}
          visitor={visitor}
          favourites={favourites}
          suggestions={suggestions}
          spins={spins}
          withdrawPath={withdrawPath}
        />
        <FavouriteNotice favourites={favourites} />
      </>
    )
  }
  if (!error) return <LobbySkeleton />
  return (
    <PageBody>
      <ErrorState
        title={t('games.lobby_failed')}
        action={<Button {...button('retry', { text: 'games.retry' })} onClick={() => mutate()} />}
      >
        {error.message}
      </ErrorState>
    </PageBody>
  )
}
