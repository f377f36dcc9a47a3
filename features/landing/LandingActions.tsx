import { Button } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { bonusCodePath, paths, registerPath } from '../navigation/paths.ts'
import type { Landing } from './calls.ts'

interface LandingActionsProps extends Pick<Landing, 'offer' | 'link'> {
  loggedIn: boolean
}

/**
 * The actions of a landing page. A guest who is offered a welcome bonus chooses here with or without it, and the registration starts with
 * that choice. A player uses its code. Without an offer, the page's own link comes first.
 */
export function LandingActions({ offer, link, loggedIn }: LandingActionsProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (offer && loggedIn) return <Button {...button('hero', { text: 'landing.use_code' })} size="lg" href={bonusCodePath(offer.bonusCode)} />
  if (offer?.trigger === 'firstDeposit')
    return (
      <>
        <Button {...button('hero', { children: t('landing.register_with_bonus') })} size="lg" href={registerPath(offer.bonusCode)} />
        <Button {...button('onward', { text: 'landing.register_without' })} variant="secondary" size="lg" href={registerPath(null)} />
      </>
    )
  return (
    <>
      {link && <Button {...button('hero', { children: link.text })} size="lg" href={link.url} />}
      {!loggedIn &&
        (link ? (
          <Button {...button('onward', { text: 'btn.register' })} variant="secondary" size="lg" href={paths.register} />
        ) : (
          <Button {...button('register')} size="lg" href={paths.register} />
        ))}
    </>
  )
}
