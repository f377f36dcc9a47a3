export { type LazyComponent, lazyComponent } from './lazyComponent.ts'
export { preloadSoon } from './preloadSoon.ts'
export { LazyFailureContext, type LazyFailureHandler, useBackgroundComponent, useDelay, useLazyComponent } from './useLazyComponent.ts'
