// npm run new:component -- Name   generates a component folder with its test, story and guide.
import { runCommand } from './lib/commandError.mjs'
import { componentFiles } from './lib/componentFiles.mjs'
import { generate } from './lib/generate.mjs'

const name = process.argv[2] ?? ''
const usage = 'npm run new:component -- Name   (PascalCase)'
await runCommand(() => generate({ usage, valid: /^[A-Z][A-Za-z]+$/.test(name), make: () => componentFiles(name) }))
