import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShapedImage } from './index.ts'

test('reserves the size of its shape', () => {
  const html = renderToStaticMarkup(<ShapedImage path="/img/campaign/standard" shape="popup" alt="Et fyrtårn" />)
  expect(html).toContain('src="/img/campaign/standard?shape=popup" width="640" height="360" alt="Et fyrtårn"')
})

test('styles only a cropped image', () => {
  expect(renderToStaticMarkup(<ShapedImage path="/img/news/roulette" shape="news" alt="" />)).toContain('class=')
  expect(renderToStaticMarkup(<ShapedImage path="/img/brand/logo" shape="logo" alt="" />)).not.toContain('class=')
})
