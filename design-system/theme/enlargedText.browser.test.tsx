import '@casino/tokens/tokens.css'
import './global.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { HeaderBackdrop } from '../patterns/HeaderZones/HeaderBackdrop.tsx'
import { HeaderZones } from '../patterns/HeaderZones/HeaderZones.tsx'
import { createTestRoot } from '../testing/testRoot.ts'

const html = document.documentElement
const root = createTestRoot()
let viewport: [width: number, height: number]
beforeEach(() => {
  viewport = [window.innerWidth, window.innerHeight]
})
afterEach(async () => {
  html.style.fontSize = ''
  await page.viewport(...viewport)
})

it('a step whose name does not fit beside the others begins a line instead of breaking inside the word', async () => {
  await page.viewport(320, 1000)
  html.style.fontSize = '200%'
  root.element.style.padding = '16px'
  await root.render(<Stepper label="Trin 2 af 3" steps={['Beløb', 'Betaling', 'Kvittering']} current={2} />)
  const name = root.element.querySelector('[aria-current] > :last-child')
  const range = document.createRange()
  range.selectNodeContents(name ?? root.element)
  expect(range.getClientRects()).toHaveLength(1)
  expect(html.scrollWidth).toBeLessThanOrEqual(320)
})

it('the header scrolls with the page where its zones cannot stand on one line: it would cover what has the focus', async () => {
  await root.render(<HeaderZones start="logo" backdrop={<HeaderBackdrop>picture</HeaderBackdrop>} />)
  const position = () => getComputedStyle(root.element.querySelector('header') ?? root.element).position
  await page.viewport(320, 1000)
  expect(position()).toBe('sticky')
  await page.viewport(280, 1000) // in em, as text of 200 % on a screen of 560 px
  expect(position()).toBe('static')
  expect(root.element.innerText, 'the backdrop does not spread over the page').toBe('logo')
})
