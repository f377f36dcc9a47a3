// Interaction to next paint (INP) of a scripted visit as the browser's event timing measures it: p98 of ten interactions is the slowest.
import { atMost, median, msWith, printTable, repeat } from './table.mjs'

/** Each interaction's figure is its median over these visits, so that one pause of the machine is not taken for the site's. */
const visits = 3
const maxInteraction = 200

export const menuButton = (page) => page.getByRole('button', { name: 'Menu', exact: true }).last()

export const settle = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

/** Prints the ten interactions of a visit, at full speed and slowed. */
export async function benchVisit({ page, throttle, throttling, url }) {
  await page.addInitScript(observeInteractions)
  const measure = async (rate) => {
    const all = await repeat(visits, () => measureVisit(page, () => throttle(rate), url))
    await throttle(1)
    return all[0].map(({ name }, index) => {
      const times = all.map((interactions) => interactions[index])
      const slowest = times.find(({ duration }) => duration === median(times.map((each) => each.duration)))
      return { ...slowest, name }
    })
  }
  const [full, slowed] = [await measure(1), await measure(throttling)]
  const worst = (interactions) => Math.max(...interactions.map(({ duration }) => duration))
  printTable(`A visit of ${slowed.length} interactions (390 × 844, median of ${visits} visits), by the clock`, [
    atMost(`INP (p98, the slowest), CPU ${throttling} × slowed`, worst(slowed), msWith(0), maxInteraction),
    atMost('INP, CPU not slowed', worst(full), msWith(0), maxInteraction),
    ...slowed.map(({ name, target, duration, delay, processing, presentation }, index) => ({
      what: `  ${name}: ${target}`,
      measured: `${duration} ms`,
      bound: `delay ${delay}, processing ${processing}, presentation ${presentation}; not slowed ${full[index].duration} ms`,
    })),
  ])
}

/** Runs in the page before its scripts: keeps the timing of the events that belong to interactions. */
function observeInteractions() {
  window.benchEvents = []
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) if (event.interactionId) window.benchEvents.push(event)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Runs in the page: the slowest event since the last call and its split, in ms. One below the threshold of 16 ms has no entry. */
function takeSlowest() {
  const events = window.benchEvents.splice(0)
  if (events.length === 0) return { target: '', duration: 0, delay: 0, processing: 0, presentation: 0 }
  const slowest = events.reduce((a, b) => (b.duration > a.duration ? b : a))
  // all events of the interaction that are handled before the same paint
  const frame = events.filter((event) => Math.abs(event.startTime + event.duration - slowest.startTime - slowest.duration) <= 8)
  const start = Math.min(...frame.map((event) => event.processingStart))
  const end = Math.max(...frame.map((event) => event.processingEnd))
  return {
    target: slowest.target?.tagName.toLowerCase() ?? 'removed',
    duration: slowest.duration,
    delay: Math.round(Math.max(0, start - slowest.startTime)),
    processing: Math.round(end - Math.max(start, slowest.startTime)),
    presentation: Math.round(Math.max(0, slowest.startTime + slowest.duration - end)),
  }
}

/** A tap without the checks of the browser driver, which run in the page between touch and click. */
async function tap(page, element) {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await element.boundingBox()
  await settle(page)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function measureVisit(page, throttle, url) {
  await page.goto(url)
  await settle(page)
  await throttle()
  const main = page.getByRole('main')
  const steps = {
    'open the menu': () => tap(page, menuButton(page)),
    'close the menu': () => page.keyboard.press('Escape'),
    'focus the next link': () => page.keyboard.press('Tab'),
    'open the slots': () => tap(page, page.locator('a[href="/spilleautomater"]:visible').first()),
    'tap the search field': () => tap(page, main.getByRole('searchbox')),
    'type a letter': () => page.keyboard.press('r'),
    'submit the search': () => page.keyboard.press('Enter'),
    'open the filters': () => tap(page, main.getByRole('button', { name: 'Filtrér' })),
    'choose an order': () => page.getByRole('dialog').getByLabel('Sortér efter').press('ArrowDown'),
    'close the filters': () => page.keyboard.press('Escape'),
    'open the registration': () => tap(page, page.locator('a[href="/registrer"]:visible').first()),
    'choose a bonus': () => main.getByRole('radio').first().press(' '),
  }
  const interactions = []
  for (const [name, step] of Object.entries(steps)) {
    await page.evaluate(takeSlowest)
    await step()
    await settle(page)
    interactions.push({ name, ...(await page.evaluate(takeSlowest)) })
  }
  return interactions
}
