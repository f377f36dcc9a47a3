/** The window whose address the reader sees: Storybook's, or that of a story opened by itself. */
export function addressedWindow(): Window {
  return window.frameElement?.id === 'storybook-preview-iframe' ? window.parent : window
}

/** The address without its fragment. */
export const addressWithoutFragment = ({ location }: Window): string => location.href.replace(/#.*$/s, '')

/** Removes the fragment, so that a reload does not open it once more over what was edited since. */
export const removeFragment = (page: Window): void => page.history.replaceState(page.history.state, '', addressWithoutFragment(page))
