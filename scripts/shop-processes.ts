import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './run.ts'

const STOP_TIMEOUT_MS = 15_000
const MAX_START_OUTPUT_LENGTH = 8000
const MAX_OUTPUT_CHUNKS = 5000

/** Resident memory of a process in MiB; 0 where `/proc` does not exist. */
export function residentMemoryMib({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`
  const kib = existsSync(status) && /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
  return kib ? Math.round(Number(kib) / 1024) : 0
}

/** The child processes of a shop; stopped in the reverse order of their start. */
export class ShopProcesses {
  /** Resolves with the name of the first process that ends without {@link stop}. */
  readonly ended: Promise<string>
  #children: { name: string; child: ChildProcess; exited: Promise<void> }[] = []
  #printed: string[] = []
  #show: boolean
  #stopping = false
  #reportEnd: (name: string) => void

  constructor(output: 'show' | 'capture') {
    this.#show = output === 'show'
    const { promise, resolve } = Promise.withResolvers<string>()
    this.ended = promise
    this.#reportEnd = resolve
  }

  /**
   * Starts a process and waits until it prints `… listening on …`.
   *
   * @throws Error with its output when it exits before
   */
  async start(
    name: string,
    script: string,
    env: Record<string, string | undefined>,
    flags: readonly string[] = [],
  ) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    this.#children.push({ name, child, exited })
    const listening = Promise.withResolvers<void>()
    // Output from before that line is shown with it; when the process fails to start, it becomes the error.
    let startOutput = ''
    let isListening = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        if (isListening) return this.#record(text)
        startOutput = (startOutput + text).slice(-MAX_START_OUTPUT_LENGTH)
        if (!/listening on /i.test(startOutput)) return
        isListening = true
        this.#record(startOutput)
        listening.resolve()
      })
    }
    child.once('exit', (code) => {
      listening.reject(new Error(startOutput.trim() || `${name} ended with exit code ${code}.`))
      if (!this.#stopping) this.#reportEnd(name)
    })
    await listening.promise
  }

  output(): string {
    return this.#printed.join('')
  }

  memory(): Record<string, number> {
    const sizes = this.#children.map(({ name, child }) => [name, residentMemoryMib(child)] as const)
    return Object.fromEntries(sizes.filter(([, size]) => size > 0))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    for (const { child, exited } of this.#children.toReversed()) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await exited
      clearTimeout(timeout)
    }
  }

  #record(text: string) {
    if (this.#show) process.stdout.write(text)
    this.#printed.push(text)
    if (this.#printed.length > MAX_OUTPUT_CHUNKS) this.#printed.shift()
  }
}
