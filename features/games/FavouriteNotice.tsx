import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useTranslations } from '../content/useTranslations.tsx'
import type { SystemNotificationProps } from '../session/SystemNotification.tsx'
import type { Favourites } from './useFavourites.ts'

const systemNotification = lazyComponent<SystemNotificationProps>(
  async () => (await import('../session/SystemNotification.tsx')).SystemNotification,
)

interface FavouriteNoticeProps {
  favourites: Favourites | null
}

/** Says that a favourite could not be kept. */
export function FavouriteNotice({ favourites }: FavouriteNoticeProps) {
  const t = useTranslations()
  const failure = favourites?.failure ?? null
  const Notification = useLazyComponent(systemNotification, failure !== null)
  if (!Notification || !favourites) return null
  return <Notification message={failure && t('games.favourite_failed', { reason: failure.message })} onClose={favourites.dismiss} />
}
