// Makes every command work straight after `git clone`: installs what package-lock.json names when it is not
// there yet, then runs the command on the Node that the project pins. This file itself runs on whatever Node
// the machine has (20.19 or newer).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
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

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const stamp = join(root, 'node_modules', '.installed')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies…')
  // The packages of the test tools ask for a newer Node than the machine may have; they run on the pinned one.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    console.error('npm ci failed; see above.')
    process.exit(install.status ?? 1)
  }
  writeFileSync(stamp, lock)
}

const binaries = join(root, 'node_modules', '.bin')
const separator = process.platform === 'win32' ? ';' : ':'
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const child = spawn(node, [script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${binaries}${separator}${process.env.PATH}` },
})
// The terminal sends Ctrl-C to the whole group; a plain `kill` reaches only us and is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
