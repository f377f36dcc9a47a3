import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Builder, By, Capabilities, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePorts } from '../../scripts/lib/freePorts.mjs'
import { waitUntilReady } from '../../scripts/lib/waitUntilReady.mjs'
import { type EngineBrowser, elementTimeoutMs, expectTyped, hydrationFaults, isReady, untilDone } from './engineBrowser.ts'

/** WebKitGTK's driver has no events: errors after the load are kept in the page, and read before the page is left. */
const recordErrors = `window.faults ??= []; for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => window.faults.push(String(event.reason ?? event.message)))`

interface WebKitPaths {
  driver: string
  browser: string
}

/** WebKitGTK's MiniBrowser on a screen of its own. */
export async function launchWebKit({ driver, browser }: WebKitPaths): Promise<EngineBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.stdout.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  const [port] = await freePorts(1)
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // the sandbox needs namespaces that a container has not; the pages are our own
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(`${url}/status`, { timeoutMs: 20_000 })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await session.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 })

  const faults: string[] = []
  const collect = async () => {
    const found = await session.executeScript<string[]>(`return [...${hydrationFaults}, ...(window.faults ?? []).splice(0)]`)
    faults.push(...found)
    await session.executeScript('performance.clearMarks("hydration-fault")')
  }
  const act = (xpath: string, action: (element: WebElement) => Promise<void>) =>
    untilDone(xpath, async () => {
      const element = await session.findElement(By.xpath(xpath))
      if (!(await session.executeScript(`return ${isReady}`))) throw new Error('the page is not hydrated')
      await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await action(element)
    })
  const within = async <T>(inFrame: boolean | undefined, run: () => Promise<T>): Promise<T> => {
    if (!inFrame) return run()
    await session.switchTo().frame(await session.wait(until.elementLocated(By.css('iframe')), elementTimeoutMs))
    try {
      return await run()
    } finally {
      await session.switchTo().defaultContent()
    }
  }
  return {
    open: async (address) => {
      await collect().catch(() => undefined) // the first page has none
      await session.get(address)
      await session.executeScript(recordErrors)
    },
    click: (xpath, { inFrame } = {}) => within(inFrame, () => act(xpath, (element) => element.click())),
    fill: (xpath, text) =>
      act(xpath, async (element) => {
        await element.click()
        await element.clear()
        await element.sendKeys(text)
        expectTyped((await element.getAttribute('value')) ?? '', text)
      }),
    // while a page is replaced by the next one there is no text
    text: ({ inFrame } = {}) => within(inFrame, () => session.executeScript<string>('return document.body.innerText')).catch(() => ''),
    url: () => session.getCurrentUrl(),
    evaluate: (expression) => session.executeScript(`return (${expression})`),
    resize: (width, height) => setViewport(session, width, height),
    screenshot: async (path) => writeFileSync(path, await session.takeScreenshot(), 'base64'),
    faults: async () => {
      await collect()
      return faults
    },
    close: async () => {
      await session.quit().catch(() => undefined) // a browser that has ended needs no end
      server.kill()
      screen.kill()
    },
  }
}

/** The driver sets the size of the window, which is larger than the viewport by its bars. */
async function setViewport(session: WebDriver, width: number, height: number): Promise<void> {
  const window = session.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const [innerWidth, innerHeight] = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]')
  await window.setRect({ x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight })
}
