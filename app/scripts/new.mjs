// npm run new:component -- Name                     a component folder with its test, story and guide.
// npm run new:feature -- name                       an account screen: texts, call and handler, query, screen, page, story and route.
// npm run new:brand -- name Title [--like brand]    the tokens of a brand, copied from another, and its entries in the seed.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { brandFiles } from './lib/brandFiles.mjs'
import { CommandError, runCommand } from './lib/commandError.mjs'
import { root } from './lib/install.mjs'
import { componentLists, featureLists, templateFiles, write } from './lib/newFiles.mjs'

await runCommand(() => {
  const { values, positionals } = parseArgs({ options: { like: { type: 'string', default: 'strand' } }, allowPositionals: true })
  const [kind, name = '', ...title] = positionals
  const expect = (valid, usage) => {
    if (!valid) throw new CommandError(`usage: npm run new:${kind} -- ${usage}`)
  }
  if (kind === 'component') {
    expect(/^[A-Z][A-Za-z]+$/.test(name), 'Name   (PascalCase)')
    write(templateFiles(kind, name), componentLists(name))
  } else if (kind === 'feature') {
    expect(/^[a-z]+$/.test(name), 'name   (lower case, one word)')
    write(templateFiles(kind, name), featureLists(name))
  } else if (kind === 'brand') {
    expect(/^[a-z]+$/.test(name) && title.length > 0, 'name Title [--like brand]   (name: lower case, one word)')
    const { files, edits } = brandFiles(name, title.join(' '), values.like)
    write(files, edits)
    execFileSync('npm', ['run', 'tokens'], { cwd: root, stdio: 'inherit' })
    console.info(`Now give ${name} its colours in tokens/src/${name}.tokens.json; \`npm run unit -- tokens\` names every contrast that is too low.
Choose its images in app/platform/seed: home.json, popups.json, images.json and bonuses.json. Its fingerprints: npm run visual -- --accept all, after looking at them.`)
  }
})
