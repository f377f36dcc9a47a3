import { afterEach, expect, it } from 'vitest'
import { initialGlobals } from '../support/toolbars.ts'
import { applyGlobalsToFrames } from './frameGlobals.ts'

const strand = { ...initialGlobals, theme: 'strand' }
const parametersOf = (url = '') => new URL(url, window.location.href).searchParams

afterEach(() => {
  document.body.replaceChildren()
  globalThis.PREVIEW_URL = undefined
})

it('gives the toolbars’ values to stories that are framed later', () => {
  applyGlobalsToFrames({ ...strand, viewport: { value: 'xs' } })
  expect(parametersOf(globalThis.PREVIEW_URL).get('globals')).toBe(
    'theme:strand;beside:none;themes:seed;contrast:normal;motion:full;textLength:original;player:story;network:ok',
  )
})

it('gives them to stories that are framed already', () => {
  const frame = document.createElement('iframe')
  frame.id = 'iframe--components-modal--open'
  frame.src = 'about:blank?viewMode=story&id=components-modal--open'
  document.body.append(frame)
  applyGlobalsToFrames(strand)
  expect([...parametersOf(frame.src)]).toEqual([
    ['viewMode', 'story'],
    ['id', 'components-modal--open'],
    ['globals', parametersOf(globalThis.PREVIEW_URL).get('globals')],
  ])
})
