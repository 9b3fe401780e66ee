// Makes every command work straight after `git clone`: installs the dependencies of package-lock.json unless they
// are installed, then runs the command on the pinned version of Node. This file itself runs on any Node from 20.19.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PARENT_POLL_MS = 500

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const [command, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', 'commands', `${command?.replace(':', '-')}.ts`)
if (!command || !existsSync(script)) {
  console.error(`There is no command "${command}". See the scripts in package.json.`)
  process.exit(2)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Colada needs Node 20.19 or newer to install itself; this is ${process.versions.node}.`)
  process.exit(1)
}

let child
let isStopping = false

// Ctrl-C reaches the whole process group, `kill` this process alone: the child always gets a SIGTERM.
function stop() {
  isStopping = true
  child?.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

// npm forwards SIGINT and SIGTERM to its own child only, which is a shell unless the script starts with `exec`; other
// signals end npm alone. The end of the parent is then the only sign.
const { ppid } = process
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== ppid) stop()
  }, PARENT_POLL_MS).unref()

/** Returns the exit code of a program, or 128 and the signal's number after a signal. */
function run(program, parameters, options) {
  const started = spawn(program, parameters, { cwd: root, stdio: 'inherit', ...options })
  child = started
  return new Promise((resolve, reject) => {
    started.on('error', reject)
    started.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const stamp = join(root, 'node_modules', '.installed')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies…')
  // The test tools require a newer Node than the machine may have; they run on the pinned one.
  const code = await run(
    isWindows ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { shell: isWindows },
  )
  if (code !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(code)
  }
  writeFileSync(stamp, lock)
}
if (isStopping) process.exit(128 + constants.signals.SIGTERM)

const binaries = join(root, 'node_modules', '.bin')
const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')
const code = await run(node, [script, ...args], {
  env: { ...process.env, PATH: `${binaries}${isWindows ? ';' : ':'}${process.env.PATH}` },
})
process.exit(code)
