import { Button, Hero, Link } from '@casino/design-system'
import type { Game } from '../../api/entities/game.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { loginPath } from '../../navigation/paths.ts'
import { gameListPathOf, wideImagePath } from '../paths.ts'

interface GameLoginPromptProps {
  game: Pick<Game, 'kind' | 'name' | 'image'>
  /** Current path, to return to after login. */
  path: string
  /** Path of the game's free play; null where it has none. */
  freePath: string | null
}

/** Login prompt of money play, with free play as the alternative. */
export function GameLoginPrompt({ game, path, freePath }: GameLoginPromptProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Hero
      title={game.name}
      image={{ src: wideImagePath(game), width: 480, height: 300, alt: '' }}
      framed
      actions={
        <>
          <Button {...button('playLogin')} size="lg" href={loginPath({ redirect: path, reason: 'required' })} />
          {freePath && <Button {...button('tryFree')} variant="secondary" size="lg" href={freePath} />}
          <Link standalone href={gameListPathOf(game)}>
            {t('games.back')}
          </Link>
        </>
      }
    >
      {t('games.login_text')}
    </Hero>
  )
}
