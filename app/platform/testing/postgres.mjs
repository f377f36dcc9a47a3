import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePorts } from '../../scripts/lib/freePorts.mjs'

/**
 * A temporary PostgreSQL server for a test run: separate data folder, loopback only, removed afterwards.
 * `node app/platform/testing/postgres.mjs COMMAND…` runs a command with TEST_DATABASE_URL set, or as it is where PostgreSQL is not installed.
 */

/** Folder of `initdb` and `postgres` of the newest installed version; null when PostgreSQL is not installed. */
export function findPostgres() {
  const packaged = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((root) =>
    existsSync(root)
      ? readdirSync(root).map((name) => ({ version: Number.parseFloat(name.replace('postgresql@', '')), folder: join(root, name, 'bin') }))
      : [],
  )
  const newestFirst = packaged.filter(({ version }) => version > 0).sort((a, b) => b.version - a.version)
  const folders = [...newestFirst.map(({ folder }) => folder), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/**
 * Starts a temporary server. Returns its URL, version and a function that stops it and removes its data; null when PostgreSQL is
 * not installed. Throws with the server's output when it does not start.
 */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) return null
  const owner = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'platform-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const data = join(folder, 'data')
    const options = { ...owner, cwd: folder, stdio: 'pipe' }
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options)
    const [port] = await freePorts(1)
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200']
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], options)
    const ended = new Promise((resolve) => server.once('exit', resolve))
    await ready(server)
    const stop = async () => {
      server.kill('SIGINT')
      await ended
      remove()
    }
    const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
    return { url: `postgresql://tester@127.0.0.1:${port}/postgres`, version, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** User to run the server as, since PostgreSQL does not run as root. Null when this process is not root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      )
      return { uid, gid }
    } catch {
      // no such user: try the next
    }
  }
  throw new Error('PostgreSQL requires a non-root user: neither "postgres" nor "nobody" exists')
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    const read = (chunk) => {
      log += chunk
      if (log.includes('database system is ready to accept connections')) resolve()
    }
    server.stderr.on('data', read)
    server.stdout.on('data', read)
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL exited with status ${code}:\n${log}`)))
  })
}

async function runWith(command) {
  const postgres = await startPostgres()
  const env = { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) }
  const child = spawn(command[0], command.slice(1), { stdio: 'inherit', env })
  const code = await new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)))
  await postgres?.stop()
  process.exitCode = code
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runWith(process.argv.slice(2))
