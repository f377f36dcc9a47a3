import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { createQueryHook } from '../../api/createQueryHook.ts'
import { accountEntries } from '../../content/accountEntries.ts'
import type { contentCalls } from '../../content/calls.ts'
import { usePageContext } from '../../content/PageContext.tsx'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import type { sessionCalls } from '../../session/calls.ts'
import type { gamesCalls } from '../calls.ts'
import { FavouriteNotice } from '../favourites/FavouriteNotice.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import { Lobby } from './Lobby.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { lobbyVisitorOf } from './lobbyVisitor.ts'

const useContentQuery = createQueryHook<typeof contentCalls>('content')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')
const useGamesQuery = createQueryHook<typeof gamesCalls>('games')

/** Id of the menu entry of the withdrawal page. */
const withdrawId = 'withdraw'

/** Start page; its blocks come from the CMS page `home`. */
export function LobbyPage() {
  const t = useTranslations()
  const button = useButtonProps()
  const { brand, session, menu } = usePageContext()
  const { data, error, mutate } = useContentQuery('mainContent', { body: { name: 'home' } })
  const playerInput = session.loggedIn ? {} : null
  const profile = useSessionQuery('profile', playerInput).data ?? null
  const recent = useGamesQuery('recent', playerInput).data?.games ?? []
  const favourites = useFavourites()
  if (data) {
    const visitor = lobbyVisitorOf(session.loggedIn, profile, recent)
    const withdrawPath = accountEntries(menu).find(({ id }) => id === withdrawId)?.slug || null
    return (
      <>
        <Lobby blocks={data.blocks} brand={brand} visitor={visitor} favourites={favourites} withdrawPath={withdrawPath} />
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
