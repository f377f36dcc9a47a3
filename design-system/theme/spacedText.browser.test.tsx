import '@casino/tokens/tokens.css'
import './global.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Amount } from '../components/Amount/Amount.tsx'
import { TextField } from '../components/TextField/TextField.tsx'

/** The spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacing = { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' }

let viewport: [width: number, height: number]
beforeEach(async () => {
  viewport = [window.innerWidth, window.innerHeight]
  await page.viewport(320, 640)
})
afterEach(() => page.viewport(...viewport))

/** Sets the spacing of every element, over its own, as a reader's style sheet does. */
function spaceText(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('*')) Object.assign(element.style, spacing)
}

it('shows a whole card number beside the name of its card', async () => {
  const { container } = await render(
    <TextField label="Kortnummer" name="number" format="card" suffix="Visa" defaultValue="4111 1111 1111 1111" />,
  )
  container.style.padding = '16px'
  spaceText(container)
  const input = container.querySelector('input')
  expect(input?.scrollWidth).toBe(input?.clientWidth)
})

it('keeps an amount within its tile', async () => {
  const { container } = await render(<Amount value={'4.182.667,40\u00a0kr.'} size={18} fits />)
  container.style.inlineSize = '136px'
  const height = container.offsetHeight
  expect(height, 'one line').toBeLessThan(30)
  spaceText(container)
  expect(container.scrollWidth).toBe(136)
})
