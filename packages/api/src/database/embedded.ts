import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries, type PostgresBinaries } from './binaries.ts'
import { lockDataFolder } from './data-folder.ts'
import { type Runner, findRunner } from './runner.ts'

const run = promisify(execFile)
const user = 'colada'
const database = 'colada'

export interface EmbeddedPostgres {
  readonly url: string
  /** Stops the server if this process started or adopted it, and releases the data folder. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL in `<dataFolder>/postgres` on a free port; the cluster is created on first use. A server that is still
 * running after a crash of its shop is adopted.
 *
 * @throws Error when another running shop has locked the folder, or there is no PostgreSQL for this platform
 */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const unlock = lockDataFolder(dataFolder)
  try {
    const cluster = await openCluster(dataFolder)
    if (!(await isRunning(cluster))) await start(cluster)
    await ensureDatabase(cluster)
    return {
      url: urlOf(cluster, database),
      stop: async () => {
        await stop(cluster).finally(unlock)
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Connects to the database of a shop for a short task: uses the server of a running shop, or starts one until `stop` is
 * called.
 */
export async function connectEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataFolder)
  if (await isRunning(cluster)) return { url: urlOf(cluster, database), stop: async () => undefined }
  return startEmbeddedPostgres(dataFolder)
}

interface Cluster {
  readonly folder: string
  readonly logFile: string
  readonly password: string
  readonly binaries: PostgresBinaries
  readonly runner: Runner
}

async function openCluster(dataFolder: string): Promise<Cluster> {
  const binaries = await findBinaries()
  const parent = join(dataFolder, 'postgres')
  mkdirSync(parent, { recursive: true })
  const runner = findRunner(parent, binaries.pg_ctl)
  const cluster = {
    folder: join(parent, 'cluster'),
    logFile: join(parent, 'postgres.log'),
    password: readPassword(join(dataFolder, 'postgres-password')),
    binaries,
    runner,
  }
  // Written last: without it, an earlier initialization was interrupted.
  if (!existsSync(join(parent, 'made'))) await initCluster(cluster, parent)
  return cluster
}

function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function initCluster(cluster: Cluster, parent: string): Promise<void> {
  rmSync(cluster.folder, { recursive: true, force: true })
  const passwordFile = join(parent, 'initial-password')
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  const { uid, gid } = cluster.runner
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid)
  try {
    await execute(cluster, cluster.binaries.initdb, [
      `--pgdata=${cluster.folder}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  writeFileSync(join(parent, 'made'), '')
}

async function start(cluster: Cluster): Promise<void> {
  const settings = {
    port: await freePort(),
    listen_addresses: '127.0.0.1',
    // No socket file: its folder may not be writable, and its path may be too long.
    unix_socket_directories: '',
    max_connections: 100,
    timezone: 'UTC',
  }
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}=${value === '' ? "''" : value}`)
  try {
    await execute(cluster, cluster.binaries.pg_ctl, [
      'start',
      '--wait',
      '--timeout=60',
      `--pgdata=${cluster.folder}`,
      `--log=${cluster.logFile}`,
      `--options=${options.join(' ')}`,
    ])
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL did not start; its log is ${cluster.logFile}.`, { cause })
  }
}

async function stop(cluster: Cluster): Promise<void> {
  if (!(await isRunning(cluster))) return
  await execute(cluster, cluster.binaries.pg_ctl, [
    'stop',
    '--wait',
    '--mode=fast',
    `--pgdata=${cluster.folder}`,
  ])
}

async function isRunning(cluster: Cluster): Promise<boolean> {
  try {
    await execute(cluster, cluster.binaries.pg_ctl, ['status', `--pgdata=${cluster.folder}`])
    return true
  } catch {
    return false
  }
}

async function execute({ runner }: Cluster, program: string, args: readonly string[]): Promise<void> {
  const [command, rest] = runner.command(program, args)
  const identity = runner.uid === undefined ? {} : { uid: runner.uid, gid: runner.gid }
  // Pipes are not inherited: the server would keep them open after pg_ctl has ended.
  await run(command, rest, { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...identity })
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(cluster, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

function urlOf(cluster: Cluster, name: string): string {
  const port = readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${name}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
