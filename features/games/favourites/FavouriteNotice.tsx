import { lazyComponent, preloadSoon, useBackgroundComponent } from '@casino/design-system/lazy'
import { useEffect } from 'react'
import { useTranslations } from '../../content/useTranslations.tsx'
import type { SystemNotificationProps } from '../../session/SystemNotification.tsx'
import type { Favourites } from './useFavourites.ts'

const systemNotification = lazyComponent<SystemNotificationProps>(
  async () => (await import('../../session/SystemNotification.tsx')).SystemNotification,
)

interface FavouriteNoticeProps {
  favourites: Favourites | null
}

/** Says that a favourite could not be kept. Loaded before that happens: without a network it could not be. */
export function FavouriteNotice({ favourites }: FavouriteNoticeProps) {
  const t = useTranslations()
  const failure = favourites?.failure ?? null
  const canFail = favourites !== null
  useEffect(() => {
    if (canFail) preloadSoon(systemNotification.preload)
  }, [canFail])
  const Notification = useBackgroundComponent(systemNotification, failure !== null)
  if (!Notification || !favourites) return null
  return <Notification message={failure && t('games.favourite_failed', { reason: failure.message })} onClose={favourites.dismiss} />
}
