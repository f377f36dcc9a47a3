// `npm run visual`; `--help` prints the options.
import { parseOptions, usage } from './options.ts'

try {
  const options = parseOptions(process.argv.slice(2))
  if (options.help) {
    console.info(usage)
  } else {
    const { runVisual } = await import('./runVisual.ts') // loads seconds of compilers and browsers
    process.exitCode = (await runVisual(options)) ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
