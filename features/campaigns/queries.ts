import { createQueryHook } from '../api/createQueryHook.ts'

export const useCampaignQuery = createQueryHook('campaigns.detail')
export const useCampaignsQuery = createQueryHook('campaigns.list')
