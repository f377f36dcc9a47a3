import { indexFileOf } from './baselines.ts'
import { git } from './git.ts'

/** The commit from which an accepted screenshot can be rendered, or a sentence that says why there is none and what helps. */
export type AcceptedCommit = { type: 'commit'; commit: string } | { type: 'missing'; reason: string }

const missing = (reason: string): AcceptedCommit => ({ type: 'missing', reason })
const shallow = missing('this clone is shallow and may not contain the commit that accepted it: run `git fetch --unshallow`')

/**
 * Finds accepted commits in git. A commit cannot contain its own hash, so the indexes do not name it: it is the commit that wrote the line.
 * Pictures are accepted together with the code that renders them; merges, squashes and rebases keep both together.
 * One history serves one run: it asks git each question once, not once for each screenshot.
 */
export class BaselineHistory {
  readonly #root: string
  readonly #folder: string
  readonly #answers = new Map<string, string | undefined>()
  readonly #lines = new Map<string, ReadonlySet<string>>()
  readonly #blamed = new Map<string, ReadonlyMap<string, string>>()

  /** `folder`: the indexes, relative to `root`. */
  constructor(root: string, folder: string) {
    this.#root = root
    this.#folder = folder
  }

  #git(...args: readonly string[]): string | undefined {
    const question = args.join('\0')
    if (!this.#answers.has(question)) this.#answers.set(question, this.#ask(args))
    return this.#answers.get(question)
  }

  #ask(args: readonly string[]): string | undefined {
    try {
      return git(this.#root, ...args)
    } catch {
      return undefined // no repository, no commit, or no such file in it: the caller says which
    }
  }

  #checked(commit: string | undefined): AcceptedCommit {
    if (this.#git('rev-parse', '--git-dir') === undefined)
      return missing('this folder is not a git repository: clone the repository instead of copying its files')
    if (commit) return { type: 'commit', commit }
    if (this.#git('config', '--get-regexp', '^remote\\..*\\.promisor$') !== undefined)
      return missing('no commit of this partial clone contains it, or its remote, from which git loads the history, does not answer')
    return missing(`no commit contains it: commit ${this.#folder} together with the code`)
  }

  /** Whether history ends at this commit because the clone is shallow: it may have changed code without changing the line. */
  isShallowBoundary(commit: string): boolean {
    if (this.#git('rev-parse', '--is-shallow-repository') !== 'true') return false
    return (this.#git('rev-list', '--max-parents=0', 'HEAD') ?? '').split('\n').includes(commit)
  }

  /** The last commit that changed any index: it contains all accepted lines as they are now. */
  latest(): AcceptedCommit {
    return this.#checked(this.#git('log', '-1', '--format=%H', '--', this.#folder))
  }

  /** Whether the index in this commit contains the line. */
  contains(commit: string, line: string): boolean {
    const place = `${commit}:./${this.#folder}/${indexFileOf(line)}`
    const lines = this.#lines.get(place) ?? new Set(this.#git('show', place)?.split('\n'))
    this.#lines.set(place, lines)
    return lines.has(line)
  }

  /** The commit that wrote the line. */
  commitOf(line: string): AcceptedCommit {
    const file = indexFileOf(line)
    const commits = this.#blamed.get(file) ?? parseBlame(this.#git('blame', '--porcelain', 'HEAD', '--', `${this.#folder}/${file}`))
    this.#blamed.set(file, commits)
    const found = this.#checked(commits.get(line))
    return found.type === 'commit' && this.isShallowBoundary(found.commit) ? shallow : found
  }
}

/** Commits by line, from `git blame --porcelain`: a heading with the commit, then the line behind a tab. */
function parseBlame(porcelain = ''): ReadonlyMap<string, string> {
  const commits = new Map<string, string>()
  let commit = ''
  for (const line of porcelain.split('\n')) {
    if (line.startsWith('\t')) commits.set(line.slice(1), commit)
    else commit = /^[\da-f]{40}(?= \d)/.exec(line)?.[0] ?? commit
  }
  return commits
}
