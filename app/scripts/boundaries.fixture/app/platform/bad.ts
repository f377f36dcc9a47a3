import { client } from '../site/client/good.ts' // red: platform-imports-no-site

export const platform = client
