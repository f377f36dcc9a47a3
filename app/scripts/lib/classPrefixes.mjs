import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const repository = new URL('../../../', import.meta.url)
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
/** Without `h`: a class `h1` would be found in selectors of headings. */
const letters = alphabet.filter((letter) => letter !== 'h')
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second))

/** Style files that most pages have: one letter each, in this order. */
const onMostPages = [
  'components/Badge/Badge',
  'components/Button/Button',
  'components/CheckboxField/CheckboxField',
  'components/Container/Container',
  'components/Field/Field',
  'components/Field/select',
  'components/FormActions/FormActions',
  'components/Grid/Grid',
  'components/Heading/Heading',
  'components/IconButton/IconButton',
  'components/Inline/Inline',
  'components/Link/Link',
  'components/Logo/Logo',
  'components/Stack/Stack',
  'components/Text/Text',
  'components/Tile/Tile',
  'icons/icon',
  'patterns/FormLayout/FormLayout',
  'patterns/HeaderZones/HeaderZones',
  'patterns/MenuBar/MenuBar',
  'patterns/PageBody/PageBody',
  'patterns/PageFrame/PageFrame',
  'styling/hiddenAt',
  'styling/imagePlaceholder',
  'theme/space',
].map((path) => `design-system/${path}.css.ts`)

/**
 * A prefix for each file: a letter, or two letters by its hash, or the next free ones. Another file changes those of few others, so that a
 * release leaves most names as they are. Throws for more files than prefixes.
 * @param {readonly string[]} files
 * @returns {Map<string, string>} prefix by file
 */
export function assignPrefixes(files) {
  const byHash = files.filter((file) => !onMostPages.includes(file)).sort()
  if (byHash.length > pairs.length) throw new Error(`${byHash.length} style files: two letters name at most ${pairs.length}`)
  const prefixes = new Map(onMostPages.map((file, index) => [file, letters[index]]))
  const taken = new Set()
  for (const file of byHash) {
    let index = createHash('sha256').update(file).digest().readUInt32BE() % pairs.length
    while (taken.has(index)) index = (index + 1) % pairs.length
    taken.add(index)
    prefixes.set(file, pairs[index])
  }
  return prefixes
}

/** The style files of all workspaces that are here, as paths in the repository: the site runs without the stories. */
export function styleFiles() {
  const { workspaces } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8'))
  return workspaces.flatMap((workspace) => {
    const folder = fileURLToPath(new URL(workspace, repository))
    if (!existsSync(folder)) return []
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return paths.filter((path) => path.endsWith('.css.ts') && !path.includes('node_modules')).map((path) => `${workspace}/${path}`)
  })
}
