import { Button } from '@casino/design-system/components/Button'
import { Link } from '@casino/design-system/components/Link'
import { Hero } from '@casino/design-system/patterns/Hero'
import type { Game } from '../config/entities/game.ts'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { loginPath } from '../session/paths.ts'
import { listOf, widePicture } from './paths.ts'

interface SignInProps {
  readonly game: Pick<Game, 'kind' | 'name' | 'image'>
  /** This page, to come back to after a login. */
  readonly path: string
  /** The same game for free; null where it has no free play. */
  readonly freePath: string | null
}

/** Play for money needs a login: the way there and back, and the way around it. */
export function SignIn({ game, path, freePath }: SignInProps) {
  const t = useTexts()
  const button = useButtons()
  return (
    <Hero
      title={game.name}
      image={{ src: widePicture(game), width: 480, height: 300, alt: '' }}
      framed
      actions={
        <>
          <Button {...button('playLogin')} size="lg" href={loginPath({ redirect: path, reason: 'required' })} />
          {freePath && <Button {...button('tryFree')} variant="secondary" size="lg" href={freePath} />}
          <Link href={listOf(game)}>{t('games.back')}</Link>
        </>
      }
    >
      {t('games.login_text')}
    </Hero>
  )
}
