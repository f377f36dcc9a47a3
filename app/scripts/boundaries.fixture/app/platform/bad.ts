import { client } from '../site/client/good.ts' // red: no-site-behind-calls

export const platform = client
