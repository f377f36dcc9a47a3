import { testCards } from '../../platform/payments/testCards.ts'
import { expect, type PlatformControls } from '../fixtures.ts'
import { type PersonKey, testPersonData } from '../player.ts'
import type { EngineBrowser } from './engineBrowser.ts'

/** Text of an element, with its line breaks and non-breaking spaces as spaces. */
const textOf = "normalize-space(translate(., '\u00a0', ' '))"
/** A button or link whose text begins like this. */
const press = (name: string) => `//*[self::button or self::a][starts-with(${textOf}, "${name}")]`
/** The control of a label whose text begins like this. */
const field = (label: string) => `//*[@id = //label[starts-with(${textOf}, "${label}")]/@for]`
const option = (label: string) => `//label[contains(${textOf}, "${label}")]`

const frame = { inFrame: true }

/** Waits until the page, or its frame, shows a text. */
async function expectText(browser: EngineBrowser, text: RegExp, { inFrame = false, timeout = 30_000 } = {}): Promise<void> {
  const shown = async () => (await browser.text({ inFrame })).replaceAll('\u00a0', ' ')
  await expect.poll(shown, { timeout }).toMatch(text)
}
const expectPath = (browser: EngineBrowser, path: RegExp) =>
  expect.poll(async () => new URL(await browser.url()).pathname, { timeout: 30_000 }).toMatch(path)

/** Waits until no dialog and no bank's page is open. */
const expectClosed = (browser: EngineBrowser) =>
  expect.poll(() => browser.evaluate(`document.querySelectorAll('[role=dialog], iframe').length`), { timeout: 30_000 }).toBe(0)

/** Approves as a test person on the identity provider's page, and waits until the site is back: the provider's page has a CPR number too. */
async function approve({ browser, siteUrl }: JourneyContext, key: PersonKey): Promise<void> {
  await browser.click(`//button[contains(., "${testPersonData(key).firstName}")]`)
  await expect.poll(async () => new URL(await browser.url()).origin, { timeout: 30_000 }).toBe(new URL(siteUrl).origin)
}

export interface JourneyContext {
  browser: EngineBrowser
  siteUrl: string
  controls: PlatformControls
}
type Step = (context: JourneyContext) => Promise<void>

async function fillNewCard(browser: EngineBrowser, number: string): Promise<void> {
  await browser.fill(field('Kortnummer'), number)
  await browser.fill(field('Navn på kortet'), 'Test Person')
  await browser.fill(field('Udløb'), '1230')
  await browser.fill(field('Kontrolcifre'), '123')
}

/** The steps of a player's journey. Those between login and logout need a player who is logged in. */
export const journey = {
  async register(context) {
    const { browser, siteUrl } = context
    const { firstName, lastName, cpr } = testPersonData('sofie')
    await browser.open(`${siteUrl}/registrer`)
    await browser.click(option('500 spins'))
    await browser.click(press('Fortsæt'))
    for (const [label, text] of [
      ['CPR-nummer', cpr],
      ['Fornavn', firstName],
      ['Efternavn', lastName],
      ['E-mail', 'sofie.ny@example.dk'],
      ['Mobilnummer', '20123456'],
    ] as const)
      await browser.fill(field(label), text)
    await browser.click(option('Jeg er fyldt 21 år'))
    await browser.click(press('Fortsæt til MitID'))
    await browser.click(press('Bekræft med MitID'))
    await approve(context, 'sofie')
    for (const [label, text] of [
      ['Dagsgrænse', '2000'],
      ['Ugegrænse', '5000'],
      ['Månedsgrænse', '10000'],
    ] as const)
      await browser.fill(field(label), text)
    await browser.click(press('Gem grænser og fortsæt'))
    await browser.open(`${siteUrl}/?logout=true`)
    await expectText(browser, /Log ind/)
  },
  async login(context) {
    const { browser, siteUrl } = context
    await browser.open(`${siteUrl}/log-ind`)
    await browser.click(press('Log ind med MitID'))
    await approve(context, 'freja')
    await browser.fill(field('CPR-nummer'), testPersonData('freja').cpr)
    await browser.click(press('Bekræft'))
    await expectText(browser, /1\.250,00 kr\./)
  },
  async depositByStoredCard({ browser, siteUrl }) {
    await browser.open(`${siteUrl}/min-konto/overfoer`)
    await browser.fill(field('Beløb'), '200')
    await browser.click(press('Videre til betaling'))
    await browser.click(option('••••'))
    await browser.fill(field('Kontrolcifre'), '123')
    await browser.click(press('Sæt 200,00 kr. ind'))
    await expectText(browser, /200,00 kr\. er sat ind/)
  },
  async depositByNewCard(context) {
    const { browser, siteUrl } = context
    await browser.open(`${siteUrl}/min-konto/overfoer`)
    await browser.fill(field('Beløb'), '100')
    await browser.click(press('Videre til betaling'))
    await browser.click(option('Et andet kort'))
    await browser.click(press('Fortsæt med MitID'))
    await approve(context, 'freja')
    await fillNewCard(browser, testCards.challenge)
    await browser.click(press('Sæt 100,00 kr. ind'))
    await browser.click(press('Godkend'), frame)
    await expectClosed(browser)
    await expectText(browser, /100,00 kr\. er sat ind/)
  },
  async slot({ browser, siteUrl }) {
    await browser.open(`${siteUrl}/spilleautomater/spil-for-penge/ravklippen`)
    await browser.click(press('Spil'), frame)
    await expectText(browser, /vandt|gevinst|tilbage/i, frame)
  },
  async liveTable({ browser, siteUrl, controls }) {
    await browser.open(`${siteUrl}/live-casino/spil-for-penge/roulette-koebenhavn`)
    await expect(async () => {
      await controls.advance(5_000) // a bet is refused when the table no longer takes any
      await browser.click('//button[starts-with(normalize-space(.), "Rød") or starts-with(@aria-label, "Rød")]', frame)
      await browser.click('//*[@id = "go"]', frame)
      await expectText(browser, /er med\./, { ...frame, timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
  },
  async limit({ browser, siteUrl }) {
    await browser.open(`${siteUrl}/min-konto/begraensninger`)
    await browser.click(press('Ret grænse'))
    await browser.fill(field('Ny'), '900')
    await browser.click(press('Gem'))
    await expectClosed(browser)
    await expectText(browser, /Dagsgrænse\s+900,00 kr\./)
  },
  async withdrawal(context) {
    const { browser, siteUrl } = context
    await browser.open(`${siteUrl}/min-konto/udbetal`)
    await browser.fill(field('Beløb'), '300')
    await browser.click(press('Fortsæt med MitID'))
    await approve(context, 'freja')
    await browser.click(press('Udbetal 300,00 kr.'))
    await expectText(browser, /Pengene er på din NemKonto senest/)
  },
  async logout({ browser, siteUrl }) {
    await browser.open(`${siteUrl}/?logout=true`)
    await expectText(browser, /Log ind/)
    await browser.open(`${siteUrl}/min-konto/transaktioner`)
    await expectPath(browser, /^\/log-ind$/)
  },
} satisfies Readonly<Record<string, Step>>

export const journeySteps = Object.keys(journey) as (keyof typeof journey)[] // `Object.keys` forgets the names
