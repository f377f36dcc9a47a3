import { campaignPath, paths } from '@casino/features/navigation/paths'
import { routeQuery } from '../routeQueries.ts'
import { cachedByPath, type Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const campaignDefaults = { guards: routeGuards.campaign, access: 'public', header: 'shown' } as const

/** The list of campaigns, and the page of each. */
export const campaignRoutes: readonly Route[] = [
  {
    ...campaignDefaults,
    name: 'kampagner',
    path: paths.campaigns,
    loadPage: async () => {
      const { CampaignListPage } = await import('@casino/features/campaigns/CampaignListPage')
      return () => <CampaignListPage />
    },
    server: import.meta.env.SSR && { queries: () => [routeQuery('campaigns.list', {})], textGroups: ['campaign'], cache: cachedByPath },
  },
  {
    ...campaignDefaults,
    name: 'kampagner-slug',
    path: campaignPath(':slug'),
    params: { slug: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
    loadPage: async () => {
      const { CampaignDetailPage } = await import('@casino/features/campaigns/CampaignDetailPage')
      return ({ params: { slug = '' } }) => <CampaignDetailPage key={slug} slug={slug} />
    },
    server: import.meta.env.SSR && {
      queries: ({ slug = '' }) => [routeQuery('campaigns.detail', { body: { slug } }, { missing: 'shown' })],
      textGroups: ['campaign'],
      cache: cachedByPath,
    },
  },
]
