import '@casino/tokens/tokens.css'
import './global.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SectionHeading } from '../components/SectionHeading/SectionHeading.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { BottomBanner } from '../patterns/BottomBanner/BottomBanner.tsx'
import { HeaderZones } from '../patterns/HeaderZones/HeaderZones.tsx'
import { TopStrip, TopStripItem, TopStripMark } from '../patterns/TopStrip/TopStrip.tsx'

const html = document.documentElement
let viewport: [width: number, height: number]
beforeEach(() => {
  viewport = [window.innerWidth, window.innerHeight]
})
afterEach(async () => {
  html.style.fontSize = ''
  await page.viewport(...viewport)
})

/** The words of an element that begin on one line and end on another. */
function brokenWords(element: HTMLElement): readonly string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  return broken
}

it('wraps a step before its name breaks inside a word', async () => {
  await page.viewport(320, 1000)
  html.style.fontSize = '200%'
  const { container } = await render(<Stepper label="Trin 2 af 3" steps={['Beløb', 'Betaling', 'Kvittering']} current={2} />)
  container.style.padding = '16px'
  const name = container.querySelector('[aria-current] > :last-child')
  const range = document.createRange()
  range.selectNodeContents(name ?? container)
  expect(range.getClientRects()).toHaveLength(1)
  expect(html.scrollWidth).toBeLessThanOrEqual(320)
})

it('breaks a section heading and its link between words, within the page', async () => {
  await page.viewport(320, 1000)
  html.style.fontSize = '200%'
  const { container } = await render(<SectionHeading title="Jackpots lige nu" moreHref="#alle" moreText="Alle jackpots" />)
  container.style.padding = '16px'
  expect(brokenWords(container)).toEqual([])
  expect(html.scrollWidth).toBeLessThanOrEqual(320)
})

const strip = (
  <TopStrip
    label="Spil ansvarligt"
    start={
      <>
        <TopStripMark>21+</TopStripMark>
        {['StopSpillet', 'Spil med omtanke'].map((text) => (
          <TopStripItem key={text}>
            <a href="#hjaelp">{text}</a>
          </TopStripItem>
        ))}
      </>
    }
    end={
      <>
        <TopStripItem label="Logget ind">0:00</TopStripItem>
        <TopStripItem label="Kl.">05:47:05</TopStripItem>
      </>
    }
  />
)

it.for([
  { text: 'enlarged to 200 %', fontSize: '200%', letterSpacing: '', wordSpacing: '' },
  { text: 'spaced as in WCAG 1.4.12', fontSize: '', letterSpacing: '0.12em', wordSpacing: '0.16em' },
])('breaks the links of the strip between words with text $text', async ({ fontSize, letterSpacing, wordSpacing }) => {
  await page.viewport(320, 1000)
  html.style.fontSize = fontSize
  const { container } = await render(strip)
  Object.assign(container.style, { letterSpacing, wordSpacing })
  expect(brokenWords(container)).toEqual([])
  expect(html.scrollWidth).toBeLessThanOrEqual(320)
})

it('keeps the focus visible above the bottom question and shows its answers', async () => {
  await page.viewport(280, 640) // in em, as text of 200 % on a screen of 560 px
  html.style.fontSize = '200%'
  const { container } = await render(
    <>
      <HeaderZones start="logo" />
      <BottomBanner label="Cookies" actions={<button type="button">Nej</button>}>
        {'Må vi bruge cookies til statistik? '.repeat(6)}
      </BottomBanner>
      {['Nyt', 'Live', 'Bord'].map((name) => (
        <p key={name} style={{ marginBlock: 400 }}>
          <a href={`#${name}`} style={{ display: 'block', blockSize: 180 }}>
            {name}
          </a>
        </p>
      ))}
    </>,
  )
  const banner = container.querySelector('section')
  await expect.poll(() => html.style.scrollPaddingBlockEnd).not.toBe('')
  const bannerTop = banner?.getBoundingClientRect().top
  for (const link of container.querySelectorAll('a')) {
    link.focus()
    const ring = 4
    expect(link.getBoundingClientRect().bottom + ring).toBeLessThanOrEqual(bannerTop ?? 0)
  }
  expect(banner?.scrollHeight).toBeGreaterThan(banner?.clientHeight ?? 0)
  expect(banner?.querySelector('button')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
})

it('scrolls the header with the page when its zones do not fit on one line', async () => {
  const { container } = await render(<HeaderZones start="logo" backdrop="picture" />)
  const position = () => getComputedStyle(container.querySelector('header') ?? container).position
  await page.viewport(320, 1000)
  expect(position()).toBe('sticky')
  await page.viewport(280, 1000) // in em, as text of 200 % on a screen of 560 px
  expect(position()).toBe('static')
  expect(container.innerText, 'the backdrop does not spread over the page').toBe('logo')
})
