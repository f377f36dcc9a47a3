import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { BaselineHistory } from '../baselineHistory.ts'
import { Baselines, baselineFolder } from '../baselines.ts'
import { PictureCache } from '../cache.ts'
import { captureShots } from '../captureShots.ts'
import type { VisualRun } from '../comparisonResult.ts'
import { ExpectedScreenshots, type RenderCommit } from '../expectedScreenshots.ts'
import { fingerprint } from '../imageDiff.ts'
import { type ComparisonOptions, runComparison } from '../runComparison.ts'
import type { Camera } from '../screenshotBrowser.ts'
import { type Shot, type Story, shotKey } from '../shots.ts'

const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
const identity = [
  '-c',
  'user.name=Test',
  '-c',
  'user.email=test@example.test',
  '-c',
  'commit.gpgsign=false',
  '-c',
  'init.defaultBranch=main',
  '-c',
  'init.templateDir=', // its examples of hooks would be copied with each repository
  '-c',
  'maintenance.auto=false', // two more processes for each commit
]

const pictures = new Map<string, Promise<Buffer>>()
/** A picture of one colour. */
export function pictureOf(colour: string, width = 12): Promise<Buffer> {
  const picture =
    pictures.get(`${colour} ${width}`) ??
    sharp({ create: { width, height: 8, channels: 3, background: colour } })
      .png()
      .toBuffer()
  pictures.set(`${colour} ${width}`, picture)
  return picture
}

/**
 * A git repository whose "stories" are files with a colour (`src/{story id}`), and a camera that renders them as a square: real history
 * without a Storybook and a browser.
 */
export class FakeRepository {
  readonly root: string
  readonly home: string
  readonly cache: string
  /** Commits that were rendered, in order. */
  readonly rendered: string[] = []
  /** Width of the pictures: on another machine they are others. */
  width = 12

  /** `clone`: a clone of another, shallow by its depth or partial by its filter. `copy`: another with its working tree, as it is. */
  constructor({ clone, copy }: { clone?: { of: FakeRepository; depth?: number; filter?: string }; copy?: FakeRepository } = {}) {
    this.home = mkdtempSync(join(tmpdir(), 'visual-repository-'))
    this.root = join(this.home, 'clone')
    this.cache = join(this.home, 'cache')
    if (clone) {
      const address = pathToFileURL(clone.of.root).href
      const { depth, filter } = clone
      const limits = [...(depth ? [`--depth=${depth}`] : []), ...(filter ? [`--filter=${filter}`] : [])]
      execFileSync('git', ['clone', '--quiet', ...limits, address, this.root], { env: environment, stdio: 'pipe' })
    } else if (copy) {
      cpSync(copy.root, this.root, { recursive: true })
    } else {
      mkdirSync(this.root)
      this.git('init', '--quiet')
    }
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true })
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', [...identity, ...args], { cwd: this.root, encoding: 'utf8', env: environment, stdio: 'pipe' }).trim()
  }

  write(storyId: string, colour: string): void {
    const file = join(this.root, 'src', storyId)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, colour)
  }

  commit(message: string): string {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '-m', message)
    return this.git('rev-parse', 'HEAD')
  }

  get baselines(): Baselines {
    return new Baselines(join(this.root, baselineFolder))
  }

  /** Accepts the shots as the working tree renders them. */
  async accept(shots: readonly Shot[]): Promise<void> {
    const accepted = shots.map(async (shot) => {
      const colour = readFileSync(join(this.root, 'src', shot.story.id), 'utf8')
      return [shotKey(shot), await fingerprint(await pictureOf(colour, this.width))] as const
    })
    this.baselines.accept(new Map(await Promise.all(accepted)))
  }

  #camera(colourOf: (story: Story) => string): Camera {
    return {
      renderer: '156',
      close: async () => undefined,
      capture: async ({ brand, mode, stories }, onCapture) => {
        for (const { story, breakpoints } of stories)
          for (const breakpoint of breakpoints)
            onCapture({ story, brand, mode, breakpoint, png: await pictureOf(colourOf(story), this.width) })
      },
    }
  }

  readonly #renderCommit: RenderCommit = async (commit, shots, isExpected, onCapture) => {
    this.rendered.push(commit)
    const colours = new Map<string, string>()
    const camera = this.#camera(({ id }) => {
      const colour = colours.get(id) ?? this.git('show', `${commit}:src/${id}`)
      colours.set(id, colour)
      return colour
    })
    await captureShots(camera, shots, { isExpected }, onCapture)
  }

  /** Compares the working tree with the accepted screenshots. */
  compare(shots: readonly Shot[], options: Partial<ComparisonOptions> = {}): Promise<VisualRun> {
    const camera = this.#camera((story) => readFileSync(join(this.root, 'src', story.id), 'utf8'))
    const expected = new ExpectedScreenshots({
      history: new BaselineHistory(this.root, baselineFolder),
      pictures: new PictureCache(this.cache),
      renderCommit: this.#renderCommit,
    })
    const folder = join(this.home, 'report')
    return runComparison(shots, {
      camera,
      baselines: this.baselines,
      expected,
      folder,
      sourceHash: 'sources',
      selection: 'all',
      ...options,
    })
  }

  /** An image of the last comparison. */
  image(file = ''): Buffer {
    return readFileSync(join(this.home, 'report', file))
  }
}
