import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import type { configCalls } from '../config/calls.ts'
import { usePageContext } from '../config/PageContext.tsx'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import { createUseQuery } from '../session/useCall.ts'
import { Lobby } from './Lobby.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'

const useConfigCall = createUseQuery<typeof configCalls>('config')

/** Start page; its blocks come from the CMS page `home`. */
export function LobbyPage() {
  const t = useTranslations()
  const button = useButtonProps()
  const { brand, session } = usePageContext()
  const { data, error, mutate } = useConfigCall('mainContent', { body: { name: 'home' } })
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
