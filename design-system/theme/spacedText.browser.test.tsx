import '@casino/tokens/tokens.css'
import './global.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Amount } from '../components/Amount/Amount.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { createTestRoot } from '../testing/testRoot.ts'

/** The spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacing = { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' }

const root = createTestRoot()
let viewport: [width: number, height: number]
beforeEach(async () => {
  viewport = [window.innerWidth, window.innerHeight]
  await page.viewport(320, 640)
})
afterEach(() => page.viewport(...viewport))

/** Sets the spacing of every element, over its own, as a reader's style sheet does. */
function spaceText(): void {
  for (const element of root.element.querySelectorAll<HTMLElement>('*')) Object.assign(element.style, spacing)
}

it('shows a whole card number beside the name of its card', async () => {
  root.element.style.padding = '16px'
  await root.render(<TextField label="Kortnummer" name="number" format="card" suffix="Visa" defaultValue="4111 1111 1111 1111" />)
  spaceText()
  const input = root.element.querySelector('input')
  expect(input?.scrollWidth).toBe(input?.clientWidth)
})

it('keeps an amount within its tile', async () => {
  root.element.style.inlineSize = '136px'
  await root.render(<Amount value={'4.182.667,40\u00a0kr.'} size={18} fits />)
  const height = root.element.offsetHeight
  expect(height, 'one line').toBeLessThan(30)
  spaceText()
  expect(root.element.scrollWidth).toBe(136)
})
