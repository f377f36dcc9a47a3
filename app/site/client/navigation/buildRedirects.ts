import { parseRedirectRules, type RedirectRule } from '../redirectRules.ts'

/**
 * The redirect rules of a build, from `builds/meta/{buildId}.json`. None when the file cannot be loaded, for example because
 * the build has been replaced: the site server applies the rules too. Rejects when they are invalid.
 */
export async function loadBuildRedirects(build: string, request: typeof fetch = fetch): Promise<readonly RedirectRule[]> {
  const response = await request(`/builds/meta/${build}.json`).catch(() => null)
  if (!response?.ok) return []
  const { redirects } = (await response.json()) as { redirects?: unknown } // parsed by the next line
  return parseRedirectRules(redirects)
}
