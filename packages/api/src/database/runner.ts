import { execFileSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Starts programs that refuse to run as root. */
export interface Runner {
  readonly command: (program: string, args: readonly string[]) => readonly [string, string[]]
  readonly uid?: number
  readonly gid?: number
}

const currentUser: Runner = { command: (program, args) => [program, [...args]] }

/**
 * Returns how to run PostgreSQL's programs. As root, which PostgreSQL refuses and which is common in containers, they run
 * as `postgres` or else `nobody`, who then owns the folder.
 *
 * @throws Error where that user cannot access the folder
 */
export function findRunner(folder: string, program: string): Runner {
  if (process.getuid?.() !== 0) return currentUser
  const user = findUser('postgres') ?? findUser('nobody')
  if (!user) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has no other user. Set DATABASE_URL.',
    )
  }
  chownSync(folder, user.uid, user.gid)
  if (isReachable(folder) && isReachable(program)) return { ...currentUser, ...user }
  // Inside a private folder such as /root: keep the one capability that gives access.
  if (!hasSetpriv()) {
    throw new Error(
      `PostgreSQL refuses to run as root, and other users cannot reach ${folder}. ` +
        'Start the shop as another user, move it below a folder everybody may enter, or set DATABASE_URL.',
    )
  }
  const options = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return { command: (name, args) => ['setpriv', [...options, '--', name, ...args]] }
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

const OTHERS_EXECUTE = 0o001

function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_EXECUTE) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
