import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from '#api/database/binaries.ts'
import { findRunner } from '#api/database/runner.ts'

/** Restarts the embedded database of a data folder in immediate mode, which ends it as a crash does. */
export async function restartPostgresImmediately(data: string): Promise<void> {
  const { pg_ctl: program } = await findBinaries()
  const home = join(data, 'postgres')
  const { command, uid, gid } = findRunner(home, program)
  const log = join(home, 'postgres.log')
  const options = [
    'restart',
    '--mode=immediate',
    '--wait',
    `--pgdata=${join(home, 'cluster')}`,
    `--log=${log}`,
  ]
  const [file, args] = command(program, options)
  await promisify(execFile)(file, args, { cwd: '/', ...(uid !== undefined && { uid, gid }) })
}
