// npm run new:feature -- name   generates a feature folder with its model, screen, test and story, and exports the screen.
import { featureFiles } from './lib/featureFiles.mjs'
import { generate } from './lib/generate.mjs'

const name = process.argv[2] ?? ''
generate({ usage: 'npm run new:feature -- name   (lower case, one word)', valid: /^[a-z]+$/.test(name), files: () => featureFiles(name) })
