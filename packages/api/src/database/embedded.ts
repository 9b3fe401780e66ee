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
  /** Stops the server if this process started or adopted it, and gives the folder back. */
  stop(): Promise<void>
}

/**
 * Runs a real PostgreSQL in `<dataFolder>/postgres` for the shop: made on first use, on a free port of this
 * machine. A server that outlived its shop is adopted.
 *
 * @throws Error in a sentence when another running shop has the folder, or no PostgreSQL fits this machine
 */
export async function startEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const giveBack = lockDataFolder(dataFolder)
  try {
    const cluster = await openCluster(dataFolder)
    if (!(await isRunning(cluster))) await start(cluster)
    await ensureDatabase(cluster)
    return {
      url: urlOf(cluster, database),
      stop: async () => {
        await stop(cluster).finally(giveBack)
      },
    }
  } catch (error) {
    giveBack()
    throw error
  }
}

/**
 * The database of a shop for a short errand beside it: uses the server of a running shop, or starts one for as
 * long as the errand takes.
 */
export async function connectEmbeddedPostgres(dataFolder: string): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataFolder)
  if (await isRunning(cluster)) return { url: urlOf(cluster, database), stop: async () => undefined }
  return startEmbeddedPostgres(dataFolder)
}

/** A cluster's folder, and how to speak to its programs. */
interface Cluster {
  readonly folder: string
  readonly logFile: string
  readonly password: string
  readonly binaries: PostgresBinaries
  readonly runner: Runner
}

async function openCluster(dataFolder: string): Promise<Cluster> {
  const binaries = await findBinaries()
  const home = join(dataFolder, 'postgres')
  mkdirSync(home, { recursive: true })
  const runner = findRunner(home, binaries.pg_ctl)
  const cluster = {
    folder: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    password: readPassword(join(dataFolder, 'postgres-password')),
    binaries,
    runner,
  }
  // Written last: a folder without it was cut short, and is made anew.
  if (!existsSync(join(home, 'made'))) await initCluster(cluster, home)
  return cluster
}

function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function initCluster(cluster: Cluster, home: string): Promise<void> {
  rmSync(cluster.folder, { recursive: true, force: true })
  const passwordFile = join(home, 'initial-password')
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
  writeFileSync(join(home, 'made'), '')
}

async function start(cluster: Cluster): Promise<void> {
  const settings = {
    port: await freePort(),
    listen_addresses: '127.0.0.1',
    // No socket file: its folder may belong to somebody else, and its path may be too long.
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
  // No inherited pipes: the server must not hold ours open after pg_ctl is done.
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
