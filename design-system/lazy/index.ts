export { type LazyComponent, lazyComponent } from './lazyComponent.ts'
export { importTimeoutMs, limitImport } from './limitImport.ts'
export { preloadSoon } from './preloadSoon.ts'
export { LazyLoadContext, type LazyLoadHandler, useBackgroundComponent, useDelay, useLazyComponent } from './useLazyComponent.ts'
