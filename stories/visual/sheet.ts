import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import type { Rejections } from './rejections.ts'
import { escapeHtml } from './report.ts'
import { type ComparisonResult, isRed, summaryOf, type VisualRun } from './results.ts'
import { keyOf } from './shots.ts'

/** Rows of a sheet: what more a run has found is counted. */
const maxRows = 40
/** Of a picture on the sheet, px. */
const [maxWidth, maxHeight] = [360, 300]

const style = `body { margin: 24px; width: ${3 * maxWidth + 48}px; font: 14px / 1.4 system-ui; color: #1c232b; background: #fff }
h1 { font-size: 18px } h2 { margin: 20px 0 4px; font-size: 14px }
div { display: grid; grid-template-columns: repeat(3, ${maxWidth}px); gap: 12px; align-items: start } img { max-width: 100%; border: 1px solid #d5d9df }`

async function imageHtml(folder: string, file: string | undefined): Promise<string> {
  if (!file) return '<span></span>'
  const image = sharp(join(folder, file)).resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
  const data = (await image.webp({ quality: 82 }).toBuffer()).toString('base64')
  return `<img alt="" src="data:image/webp;base64,${data}">`
}

async function rowHtml(folder: string, result: ComparisonResult): Promise<string> {
  const images = await Promise.all([result.expected, result.actual, result.difference].map((file) => imageHtml(folder, file)))
  return `<h2>${escapeHtml(`${result.status}: ${keyOf(result)}`)}</h2><div>${images.join('')}</div>`
}

/** All that differs as one HTML page without further files: expected, actual and difference of each picture, largest change first. */
export async function sheetHtml(run: VisualRun, folder: string): Promise<string> {
  const red = run.results.filter(isRed).toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
  const rows: string[] = []
  for (const result of red.slice(0, maxRows)) rows.push(await rowHtml(folder, result))
  const more = red.length > maxRows ? `<p>and ${red.length - maxRows} more</p>` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${style}</style>
<h1>${red.length} of ${run.results.length} screenshots · ${escapeHtml(run.selection)}</h1>${rows.join('\n')}${more}</html>`
}

/** The text of a comment about the differences, in Markdown, for a pull request to which the sheet is attached. */
export function commentOf(run: VisualRun, rejections: Pick<Rejections, 'get'>): string {
  const [counts = '', , ...lines] = summaryOf(run, rejections)
  return [`**Pictures**: ${counts} (${run.selection})`, '', ...lines.map((line) => `- ${line}`)].join('\n')
}

/** Writes `sheet.html`, `sheet.png` and `comment.md` to the report's folder. */
export async function writeSheet(run: VisualRun, folder: string, rejections: Pick<Rejections, 'get'>): Promise<void> {
  const html = await sheetHtml(run, folder)
  writeFileSync(join(folder, 'sheet.html'), html)
  writeFileSync(join(folder, 'comment.md'), `${commentOf(run, rejections)}\n`)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 3 * maxWidth + 96, height: 800 } })
    await page.setContent(html)
    const picture = await page.screenshot({ fullPage: true })
    await sharp(picture).png({ palette: true, effort: 4 }).toFile(join(folder, 'sheet.png'))
  } finally {
    await browser.close()
  }
}
