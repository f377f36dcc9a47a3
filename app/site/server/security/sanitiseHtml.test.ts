import { withAddressPolicy } from '@casino/features/navigation/addressPolicy'
import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitiseHtml.ts'

test('keeps allowed markup', () => {
  const text = '<h2>Vilkår</h2><p>Se <a href="/contents/vilkaar">siden</a> og <strong>her</strong>.</p>'
  expect(sanitiseHtml(text)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<form action="https://evil.example"><input name="cpr"></form>',
  '<img src="https://evil.example/p.png">',
  '<svg><animate onbegin=alert(1) /></svg>',
])('removes dangerous markup from %s', (html) => {
  expect(sanitiseHtml(html)).not.toMatch(/script|onerror|onbegin|iframe|style|form|input|evil/)
})

test('a film of the site is kept with controls, and loads nothing before it is played', () => {
  expect(
    sanitiseHtml(
      '<video src="/film/jul.mp4" poster="/img/banner/jul" autoplay onplay="x()"><track src="/film/jul.vtt" kind="captions"></video>',
    ),
  ).toBe(
    '<video src="/film/jul.mp4" poster="/img/banner/jul" controls="controls" preload="none"><track kind="captions" src="/film/jul.vtt"></track></video>',
  )
  expect(sanitiseHtml('<p>a<video src="https://evil.example/a.mp4"></video></p>')).toBe('<p>a</p>')
})

test('an embedded page of an allowed site becomes a link to it, any other is removed', () => {
  expect(sanitiseHtml('<iframe src="https://www.stopspillet.dk/film?a=1&amp;b=2" title="Film om spil"></iframe>')).toBe(
    '<a href="https://www.stopspillet.dk/film?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">Film om spil</a>',
  )
  for (const src of ['https://evil.example/', '/min-konto/udbetal', 'javascript:alert(1)', ''])
    expect(sanitiseHtml(`<p>a<iframe src="${src}">b</iframe></p>`), src).toBe('<p>a</p>')
})

test('nothing is removed without a report of its element, and no report has a value', () => {
  const reported: string[] = []
  const policy = { isAllowedHost: () => false, imageBases: [], onInvalid: (reason: string) => void reported.push(reason) }
  withAddressPolicy(policy, () =>
    sanitiseHtml(
      '<script>hemmelig()</script><p style="hemmelig" onclick="x()">a</p><object data="hemmelig"></object><x y="1">b</x>' +
        '<video src="hemmelig"></video><iframe src="https://hemmelig.example/"></iframe><a href="https://hemmelig.example/">c</a><\u0130x>',
    ),
  )
  expect(reported).toEqual([
    'HTML: <script> removed',
    'HTML: <p>: attribute style removed',
    'HTML: <p>: attribute onclick removed',
    'HTML: <object> removed',
    'HTML: <x> removed',
    'HTML: video: not a film of the site',
    'HTML: <iframe> removed: not an address of an allowed site',
    'HTML: link: not an allowed address',
  ])
})

test('target=_blank gets rel=noopener noreferrer', () => {
  expect(sanitiseHtml('<a href="https://www.rofus.nu" target="_blank">ROFUS</a>')).toContain('rel="noopener noreferrer"')
})

test('images of the CMS are rewritten to the image proxy with their size, and any other is removed and reported', () => {
  const reported: string[] = []
  const policy = {
    isAllowedHost: () => true,
    imageBases: ['https://cms.example/art/'],
    onInvalid: (reason: string) => void reported.push(reason),
  }
  const sanitise = (src: string) => withAddressPolicy(policy, () => sanitiseHtml(`<p>a<img src="${src}" alt="b"></p>`))
  expect(sanitise('https://cms.example/art/banner/jul.jpg')).toContain('src="/img/banner/jul.jpg"')
  expect(sanitise('https://cms.example/art/news/a.webp?shape=news')).toContain('src="/img/news/a.webp?shape=news"')
  expect(sanitise('/img/campaign/standard?w=640')).toContain('src="/img/campaign/standard?w=640"')
  expect(reported).toEqual([])
  for (const src of [
    'https://evil.example/art/banner/jul.jpg',
    'https://cms.example/art/banner/jul.jpg?x=1',
    '//cms.example/art/banner/jul.jpg',
    '',
  ])
    expect(sanitise(src), src).toBe('<p>a</p>')
  expect(reported).toHaveLength(4)
})

test('a link to a place of the page, a telephone number as it is read, a mail with a subject and raised figures are kept', () => {
  const text =
    '<h2 id="bonus">Bonus</h2><p>500 spins<sup>1</sup> <a href="#bonus">Læs</a> <a href="/contents/vilkaar#bonus" id="vilkaar">mere</a></p>' +
    '<p><a href="mailto:?subject=Se%20her">Del</a></p>'
  expect(sanitiseHtml(text)).toBe(text)
  expect(sanitiseHtml('<a href="tel:+45 70 22 28 25">Ring</a>')).toBe('<a href="tel:+4570222825">Ring</a>')
})

test('no id of the CMS takes the place of one of the site', () => {
  expect(sanitiseHtml('<p id="payload">a</p><h2 id="app">b</h2><p id="indhold">c</p><p id="A b">d</p>')).toBe(
    '<p>a</p><h2>b</h2><p>c</p><p>d</p>',
  )
})

test('of a text that is nested without end nothing is kept, and its reading takes no time', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}a`
  const reports: string[] = []
  const policy = { isAllowedHost: () => false, imageBases: [], onInvalid: (reason: string) => void reports.push(reason) }
  withAddressPolicy(policy, () => {
    expect(sanitiseHtml(nested(400))).toContain('a')
    expect(sanitiseHtml('<br>'.repeat(2000))).toContain('<br />')
    expect(sanitiseHtml('<p>a</p>'.repeat(2000))).toContain('<p>a</p>')
    expect(reports).toEqual([])
    expect(sanitiseHtml(nested(501))).toBe('')
  })
  expect(reports).toEqual(['HTML: everything removed: nested deeper than 500 elements'])
})
