// npm run new:component -- Name   generates a component folder with its test, story and guide.
import { componentFiles } from './lib/componentFiles.mjs'
import { generate } from './lib/generate.mjs'

const name = process.argv[2] ?? ''
generate({ usage: 'npm run new:component -- Name   (PascalCase)', valid: /^[A-Z][A-Za-z]+$/.test(name), make: () => componentFiles(name) })
