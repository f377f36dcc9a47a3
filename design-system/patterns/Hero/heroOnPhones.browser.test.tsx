import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Hero } from './Hero.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const terms =
  'Du skal satse for 1.000 kr. (10 × 100 kr.), før bonus og gevinster kan udbetales. Højst 100 kr. i spil ad gangen. Gælder 60 dage.'
const hero = (
  <Hero
    compact
    title="500 spins, når du sætter 100 kr. ind"
    image={{ src: pixel, width: 1600, height: 900, alt: '' }}
    actions={<Button size="lg">Vælg velkomstbonus</Button>}
    terms={terms}
    keyTerms={{ line: '21+. Sats for 1.000 kr. (10 × 100 kr.). 60 dage.', more: 'Vilkår' }}
  >
    Hvert spin er 0,20 kr. værd.
  </Hero>
)
const shownTerms = () =>
  page
    .getByText(terms)
    .elements()
    .filter((element) => element.checkVisibility()).length

it.each([320, 390])(
  'leaves room for what follows at %i px, with the line of the terms in view and the rest a press away',
  async (width) => {
    await page.viewport(width, 640)
    const { container } = await render(hero)
    expect(container.querySelector('section')?.offsetHeight).toBeLessThan(360)
    await expect.element(page.getByText('21+. Sats for')).toBeVisible()
    expect(shownTerms()).toBe(0)
    await page.getByText('Vilkår', { exact: true }).click()
    expect(shownTerms()).toBe(1)
  },
)

it('shows the terms in full on larger screens', async () => {
  await page.viewport(768, 640)
  await render(hero)
  expect(page.getByText('21+. Sats for').element().checkVisibility()).toBe(false)
  expect(shownTerms()).toBe(1)
})
