import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textCatalogue } from '@casino/features/content/texts'
import { expect, it } from 'vitest'
import { parseLayer, repositoryRoot } from './lib/conventions/sourceTree.ts'

const seedFolder = join(repositoryRoot, 'app/platform/seed')
const seeds = readdirSync(seedFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(join(seedFolder, file), 'utf8'))
const code = ['features', 'app']
  .flatMap(parseLayer)
  .filter(({ fileName }) => !/\.test\.tsx?$|\/testing\/|^app\/(?:e2e|bench|scripts)\//.test(fileName))
  .map(({ text }) => text)
const source = [...code, ...seeds].join('\n')

/** Groups of which a text is chosen by a name alone: `menu.${section}`. The name stands elsewhere in the code. */
const groupsByName = ['consent', 'error', 'games', 'limitations', 'menu', 'profile', 'transactions']

/** A template as the keys or names that it can make: `register.${step}_title`. */
const toPattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace('.', '\\.'))
      .join('\\w+')}$`,
  )
const templates = [...source.matchAll(/`((?:[a-z_]+\.)?(?:\w|\$\{[^}]*\})+)`/g)].flatMap(([, template = '']) =>
  template.includes('$') ? [template] : [],
)
/** With more than the name of its group written out. */
const keyPatterns = templates.filter((template) => /\.(?:\w|\$\{[^}]*\}\w)/.test(template)).map(toPattern)
const namePatterns = templates
  .filter((template) => /^[a-z]+_/.test(template) && !template.replaceAll(/\$\{[^}]*\}/g, '').includes('.'))
  .map(toPattern)
const quoted = new Set([...source.matchAll(/['"`]([a-z_]+\.\w+)['"`]/g)].map(([, key]) => key))
const words = new Set(source.match(/\w+/g))

const isRead = (group: string, name: string): boolean =>
  quoted.has(`${group}.${name}`) ||
  keyPatterns.some((pattern) => pattern.test(`${group}.${name}`)) ||
  (groupsByName.includes(group) && (words.has(name) || namePatterns.some((pattern) => pattern.test(name))))

it('something reads every text', () => {
  const keys = Object.entries(textCatalogue).flatMap(([group, texts]) => Object.keys(texts).map((key) => [group, key] as const))
  expect(keys.filter(([group, key]) => !isRead(group, key)).map((key) => key.join('.'))).toEqual([])
})
