// `npm run chromatic`: publishes Storybook to Chromatic and waits for its verdict. Everything but the token stands in `chromatic.config.json`.
import { spawn } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was published.\nIts value stands in Chromatic under the project, Manage → Configure. `npm run visual` needs no token.',
  )
  process.exitCode = 2
} else {
  const child = spawn('npx', ['chromatic', ...process.argv.slice(2)], { stdio: 'inherit' })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
