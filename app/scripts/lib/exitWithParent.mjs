// Preloaded (`node --import`) into processes that get a pipe as their stdin: asks the process to stop when the pipe ends, because its parent
// has died without stopping it, by SIGKILL or a crash.
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.resume()
process.stdin.unref()
