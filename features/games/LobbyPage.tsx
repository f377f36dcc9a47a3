import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { contentCalls } from '../content/calls.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { Lobby } from './Lobby.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'

const useContentQuery = createQueryHook<typeof contentCalls>('content')

/** Start page; its blocks come from the CMS page `home`. */
export function LobbyPage() {
  const t = useTranslations()
  const button = useButtonProps()
  const { brand, session } = usePageContext()
  const { data, error, mutate } = useContentQuery('mainContent', { body: { name: 'home' } })
  if (data) return <Lobby blocks={data.blocks} brand={brand} loggedIn={session.loggedIn} />
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
