import browsers from './supportedBrowsers.json' with { type: 'json' }

/** The oldest supported version of each browser: the one list, from which the build's targets and the page of unsupported browsers follow. */
export const supportedBrowsers: readonly { id: string; name: string; version: string }[] = browsers

/** The oldest iOS: each of its browsers is the system's. */
export const oldestIosVersion = browsers.find(({ id }) => id === 'safari')?.version ?? ''
