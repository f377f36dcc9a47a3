export { type LazyComponent, lazyComponent } from './lazyComponent.ts'
export { LazyFailureContext, type LazyFailureHandler, useBackgroundComponent, useDelay, useLazyComponent } from './useLazyComponent.ts'
