import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')

/** The API as `global-setup.ts` builds it, relative to the root; a build of its own, so that no running shop uses it. */
export const builtApi = 'packages/api/build/faults/main.js'

/** Far longer than a start or the recovery of the database takes. */
const READY_TIMEOUT_MS = 60_000

/** Exit code or signal of a process. */
export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The API in its own process. */
export class ApiProcess {
  /** Resolves when the process has exited. */
  readonly ended: Promise<End>
  #child: ChildProcess
  #url: string
  #output = ''

  private constructor(url: string, env: Record<string, string>) {
    this.#url = url
    this.#child = spawn(process.execPath, [builtApi], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        API_PORT: new URL(url).port,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    }
    this.ended = once(this.#child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
    }))
  }

  /** Starts the process without waiting. */
  static launch(url: string, env: Record<string, string>): ApiProcess {
    return new ApiProcess(url, env)
  }

  /** Starts the process and waits until it is ready. */
  static async start(url: string, env: Record<string, string>): Promise<ApiProcess> {
    const api = ApiProcess.launch(url, env)
    await api.ready()
    return api
  }

  /**
   * Waits for a successful readiness check, or until the fail point has killed the process: a webhook that is sent again
   * can reach it before the check.
   */
  async ready(): Promise<void> {
    const until = performance.now() + READY_TIMEOUT_MS
    while (!(await isReady(this.#url))) {
      if (this.#child.signalCode === 'SIGKILL') return
      if (!this.isRunning) throw new Error(`The API ended before it was ready:\n${this.output}`)
      if (performance.now() > until) throw new Error(`The API is not ready:\n${this.output}`)
      await wait(20)
    }
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The output of the process. */
  get output(): string {
    return this.#output
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<End> {
    this.#child.kill(signal)
    return this.ended
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
