/** Query parameters that say which partner or campaign a visitor comes from, and the cookie that remembers each (specification, *Registration form*). */
export const campaignTagCookies = {
  btag: 'btag',
  btagprofile: 'btagprofile',
  enhancedCode: 'enhancedCode',
  msclkid: 'msclkid',
  landingPageLogId: 'landingPage',
} as const
export type CampaignTag = keyof typeof campaignTagCookies
type CampaignCookie = (typeof campaignTagCookies)[CampaignTag]

export const campaignTags = Object.keys(campaignTagCookies) as readonly CampaignTag[] // its own keys

/** Whether a value is a tag: letters, digits and `_.-`, at most 120; the id of a landing page's log at most 64. */
const isTag = (name: CampaignTag, value: string): boolean =>
  /^[\w.-]{1,120}$/.test(value) && (name !== 'landingPageLogId' || value.length <= 64)

/** The valid tags of a query, by their cookie. */
export function campaignCookies(query: URLSearchParams): Partial<Record<CampaignCookie, string>> {
  const cookies: Partial<Record<CampaignCookie, string>> = {}
  for (const name of campaignTags) {
    const value = query.get(name)
    if (value !== null && isTag(name, value)) cookies[campaignTagCookies[name]] = value
  }
  return cookies
}

/** The tags as the registration sends them; empty where the cookie is absent or no tag, so that a forged one cannot stop it. */
export function readCampaignTags(readCookie: (name: CampaignCookie) => string | undefined): Record<CampaignTag, string> {
  const read = (name: CampaignTag): string => {
    const value = readCookie(campaignTagCookies[name]) ?? ''
    return isTag(name, value) ? value : ''
  }
  return {
    btag: read('btag'),
    btagprofile: read('btagprofile'),
    enhancedCode: read('enhancedCode'),
    msclkid: read('msclkid'),
    landingPageLogId: read('landingPageLogId'),
  }
}
