import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Locks a data folder for this process with a PID file; the lock of a process that no longer runs is replaced.
 *
 * @returns a function that releases the lock
 * @throws Error when a running shop has locked it
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'shop.pid')
  for (;;) {
    try {
      const lock = openSync(file, 'wx')
      writeSync(lock, identityOf(process.pid))
      closeSync(lock)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
    }
    const owner = readOwner(file)
    if (owner !== null && isRunning(owner)) {
      throw new Error(
        `The data folder ${folder} is in use by another running shop (process ${owner.split(' ')[0]}). ` +
          'Stop that one first, or choose another folder with COLADA_DATA.',
      )
    }
    rmSync(file, { force: true })
  }
}

function readOwner(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Released in the meantime.
    return null
  }
}

function isRunning(owner: string): boolean {
  const pid = Number(owner.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // The process of another user exists although it cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' && identityOf(pid) === owner
  }
  return identityOf(pid) === owner
}

/** Returns the PID and, where available, the start time: PIDs are reused. */
function identityOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return `${pid} ${fields[19]}`
  } catch {
    return `${pid}`
  }
}
