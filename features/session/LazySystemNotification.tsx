import { lazyComponent, useBackgroundComponent } from '@casino/design-system/lazy'
import type { SystemNotificationProps } from './SystemNotification.tsx'

const systemNotification = lazyComponent<SystemNotificationProps>(async () => (await import('./SystemNotification.tsx')).SystemNotification)

/** Imports `SystemNotification` right after the page: it says that the network is lost, so it cannot be imported then. */
export function LazySystemNotification(props: SystemNotificationProps) {
  const SystemNotification = useBackgroundComponent(systemNotification, true)
  return SystemNotification && <SystemNotification {...props} />
}
