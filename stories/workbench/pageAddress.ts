import { stateFragment } from './workbenchLink.ts'

/** The window whose address the reader sees: Storybook's, or that of a story opened by itself. */
export function addressedWindow(): Window {
  return window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window
}

/** The address without a state, and with the toolbars that Storybook has appended to it. */
export const addressWithoutState = ({ location }: Window): string => location.href.replace(stateFragment, '').replace(/#.*$/s, '')

/** Removes the state from the address, so that a reload does not open it once more over what was edited since. */
export const removeState = (page: Window): void => page.history.replaceState(page.history.state, '', addressWithoutState(page))
