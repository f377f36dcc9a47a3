import { captureShots } from './captureShots.ts'
import { ensureCommitStorybook } from './commitStorybook.ts'
import type { RenderCommit } from './expectedScreenshots.ts'
import { ScreenshotBrowser } from './screenshotBrowser.ts'
import { serveStorybook } from './serveStorybook.ts'
import type { StorybookBuild } from './storybookBuild.ts'

/** Calls `use` with a browser that renders a built Storybook. */
export async function withBrowser<T>(build: StorybookBuild, use: (browser: ScreenshotBrowser) => Promise<T>): Promise<T> {
  const served = await serveStorybook(build)
  try {
    const browser = await ScreenshotBrowser.open(served.url)
    return await use(browser).finally(() => browser.close())
  } finally {
    served.close()
  }
}

/** Prints how many screenshots are captured, after every 50 of a series. */
export function progressPrinter(): (done: number, all: number) => void {
  let printed = 0
  return (done, all) => {
    if (done < printed) printed = 0
    if (done - printed < 50 && done < all) return
    printed = done
    console.info(`  ${done} of ${all}`)
  }
}

/** More story files than this are built as a complete Storybook, which other comparisons can use too. */
const maxPartialBuild = 20

/** Renders shots with the Storybook of a commit. */
export const renderCommit: RenderCommit = (commit, shots, isExpected, onCapture) => {
  const files = [...new Set(shots.map(({ story }) => story.importPath.replace(/^\.\//, '')))]
  const build = ensureCommitStorybook(commit, files.length > maxPartialBuild ? undefined : files)
  return withBrowser(build, (browser) => captureShots(browser, shots, { isExpected, progress: progressPrinter() }, onCapture))
}
