import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { acceptRun } from '../accept.ts'
import { Baselines, baselineFolder } from '../baselines.ts'
import { PictureCache } from '../cache.ts'
import { captureShots } from '../captureShots.ts'
import { compareShots } from '../compareShots.ts'
import type { VisualRun } from '../results.ts'
import type { Camera } from '../screenshotBrowser.ts'
import { type Shot, type Story, shotKey } from '../shots.ts'

const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
const identity = ['user.name=Test', 'user.email=test@example.test', 'commit.gpgsign=false', 'init.defaultBranch=main'].flatMap((each) => [
  '-c',
  each,
])

/**
 * A git repository whose "stories" are files with a colour, `src/{story id}`, and a camera that renders them as a square: real history
 * without a Storybook and a browser.
 */
export class FakeRepository {
  readonly home = mkdtempSync(join(tmpdir(), 'visual-repository-'))
  readonly root = join(this.home, 'clone')
  /** Commits that were rendered, in order. */
  readonly rendered: string[] = []
  readonly baselines: Baselines
  readonly #pictures = new PictureCache(join(this.home, 'cache'))
  /** Width of the pictures: they are others on another machine. */
  width = 12
  /** The working tree renders another picture where stories share a page. */
  isFlaky = false

  constructor(shallowCloneOf?: FakeRepository) {
    mkdirSync(this.root)
    if (shallowCloneOf) this.git('clone', '--quiet', '--depth=1', pathToFileURL(shallowCloneOf.root).href, '.')
    else this.git('init', '--quiet')
    this.baselines = new Baselines(join(this.root, baselineFolder))
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true })
  }

  /** Empties the cache: a picture is rendered from its commit again. */
  forgetPictures(): void {
    rmSync(join(this.home, 'cache'), { recursive: true, force: true })
  }

  git(...args: readonly string[]): string {
    return execFileSync('git', [...identity, ...args], { cwd: this.root, encoding: 'utf8', env: environment, stdio: 'pipe' }).trim()
  }

  write({ id }: Story, colour: string): void {
    mkdirSync(join(this.root, 'src'), { recursive: true })
    writeFileSync(join(this.root, 'src', id), colour)
  }

  commit(message = 'Change'): string {
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '-m', message)
    return this.git('rev-parse', 'HEAD')
  }

  #camera(colourOf: (story: Story) => string, isFlaky = false): Camera {
    const { width } = this
    return {
      renderer: '156',
      async *capture(shots) {
        const isShared = new Set(shots.map(({ story }) => story)).size > 1
        for (const shot of shots) {
          const background = isFlaky && isShared ? '#ffffff' : colourOf(shot.story)
          const square = sharp({ create: { width, height: 8, channels: 3, background } })
          yield { ...shot, png: await square.png().toBuffer() }
        }
      },
    }
  }

  /** Compares the working tree with the accepted screenshots. */
  compare(
    shots: readonly Shot[],
    camera = this.#camera(({ id }) => readFileSync(join(this.root, 'src', id), 'utf8'), this.isFlaky),
  ): Promise<VisualRun> {
    return compareShots(shots, {
      camera,
      baselines: this.baselines,
      expected: {
        root: this.root,
        folder: baselineFolder,
        pictures: this.#pictures,
        renderCommit: (commit, wanted, onCapture) => {
          this.rendered.push(commit)
          return captureShots(
            this.#camera(({ id }) => this.git('show', `${commit}:src/${id}`)),
            wanted,
            onCapture,
          )
        },
      },
      folder: join(this.home, 'report'),
      sourceHash: 'sources',
      selection: 'all',
    })
  }

  /** Accepts the shots as the working tree renders them. */
  async accept(shots: readonly Shot[]): Promise<ReturnType<typeof acceptRun>> {
    const run = await this.compare(shots)
    const wanted = { folder: join(this.home, 'report'), keys: new Set(shots.map(shotKey)), removed: [] }
    return acceptRun(run, wanted, { baselines: this.baselines, pictures: this.#pictures })
  }
}
