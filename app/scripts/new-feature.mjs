// npm run new:feature -- name   generates an account screen: texts, call and handler, model and test, screen, page, story and route.
import { featureFiles } from './lib/featureFiles.mjs'
import { generate } from './lib/generate.mjs'

const name = process.argv[2] ?? ''
generate({ usage: 'npm run new:feature -- name   (lower case, one word)', valid: /^[a-z]+$/.test(name), make: () => featureFiles(name) })
