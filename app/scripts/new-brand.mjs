// npm run new:brand -- name Title [--like brand]   adds a brand: its tokens, copied from another brand, and its entries in the seed.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { brandFiles } from './lib/brandFiles.mjs'
import { runCommand } from './lib/commandError.mjs'
import { generate } from './lib/generate.mjs'
import { root } from './lib/install.mjs'

await runCommand(() => {
  const { values, positionals } = parseArgs({ options: { like: { type: 'string', default: 'strand' } }, allowPositionals: true })
  const [name, ...title] = positionals
  generate({
    usage: 'npm run new:brand -- name Title [--like brand]   (name: lower case, one word)',
    valid: /^[a-z]+$/.test(name ?? '') && title.length > 0,
    make: () => brandFiles(name, title.join(' '), values.like),
  })
  execFileSync('npm', ['run', 'tokens'], { cwd: root, stdio: 'inherit' })
  console.info(`Now give ${name} its colours in tokens/src/${name}.tokens.json; \`npm run unit -- tokens\` names every contrast that is too low.
Choose its images in app/platform/seed: home.json, popups.json, images.json and bonuses.json. Its fingerprints: npm run visual -- --accept all, after looking at them.`)
})
