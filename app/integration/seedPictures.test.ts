import { expect, it } from 'vitest'
import { drawArtwork } from '../games/art/routes.ts'
import { loadCmsContent } from '../platform/cms/cmsContent.ts'

const { news, campaigns, landing } = loadCmsContent()

it.each([...news, ...campaigns, ...landing].map(({ image }) => image.src))('draws %s of the seed', (src) => {
  const [, , kind = '', name = ''] = src.split('/')
  expect(drawArtwork(kind, name)).toContain('<svg')
})
