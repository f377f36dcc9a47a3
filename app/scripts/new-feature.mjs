// npm run new:feature -- name   generates an account screen: texts, call and handler, query, screen, page, story and route.
import { runCommand } from './lib/commandError.mjs'
import { featureFiles } from './lib/featureFiles.mjs'
import { generate } from './lib/generate.mjs'

const name = process.argv[2] ?? ''
const usage = 'npm run new:feature -- name   (lower case, one word)'
await runCommand(() => generate({ usage, valid: /^[a-z]+$/.test(name), make: () => featureFiles(name) }))
