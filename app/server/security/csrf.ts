interface Headers {
  readonly 'sec-fetch-site'?: string | undefined
  readonly origin?: string | undefined
}

/**
 * Whether a state-changing request comes from this site's own pages: by `Sec-Fetch-Site`, else by `Origin`. A request with neither
 * comes from no current browser, so no player's cookies can have been lent to it; it passes only if it carries no session.
 */
export function isOwnRequest(headers: Headers, ownOrigins: readonly string[], hasSession: boolean): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (headers.origin !== undefined) return ownOrigins.includes(headers.origin)
  return !hasSession
}

/** Whether a GET that logs out was asked for by the player: a link here or an address typed, not an image on somebody's page. */
export const isOwnNavigation = (headers: { readonly 'sec-fetch-site'?: string | undefined }): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])
