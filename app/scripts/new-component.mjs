// npm run new:component -- Name   generates a component folder with its test, story and guide.
import { componentFiles } from './lib/componentFiles.mjs'
import { generate } from './lib/generate.mjs'

generate({ usage: 'npm run new:component -- Name   (PascalCase)', pattern: /^[A-Z][A-Za-z]+$/, files: componentFiles })
