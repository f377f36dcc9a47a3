/** A failure that a command expects, such as a wrong argument: its message says all, so that no stack trace is printed. */
export class CommandError extends Error {
  name = 'CommandError'
}

const isExpected = (error) => error instanceof CommandError || String(error?.code).startsWith('ERR_PARSE_ARGS_')

/**
 * Runs a command. An expected failure, or arguments that `parseArgs` refuses, are its message on stderr and the exit code 1; any other
 * error is a programming error and keeps its stack trace.
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    if (!isExpected(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
