import { lazyComponent, useBackgroundComponent, useDelay } from '@casino/design-system/lazy'
import type { ConsentManagerProps } from './ConsentManager.tsx'

const consentManager = lazyComponent<ConsentManagerProps>(async () => (await import('./ConsentManager.tsx')).ConsentManager)
/** Delay in ms from hydration to the import, so that the requests of the page itself go first. */
const startDelayMs = 1000

/** Imports `ConsentManager` once the page works. Until then nothing optional loads, as for a visitor who has not chosen. */
export function LazyConsent(props: ConsentManagerProps) {
  const ConsentManager = useBackgroundComponent(consentManager, useDelay(startDelayMs))
  return ConsentManager && <ConsentManager {...props} />
}
