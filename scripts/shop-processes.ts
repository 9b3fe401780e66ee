import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './run.ts'

/** Memory of a process, MiB resident; 0 where the system does not tell. */
export function memoryOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`
  const kib = existsSync(status) && /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
  return kib ? Math.round(Number(kib) / 1024) : 0
}

/** The child processes of a shop, stopped in the reverse order of their start. */
export class Processes {
  readonly ended: Promise<string>
  #children: { name: string; child: ChildProcess; gone: Promise<void> }[] = []
  #printed: string[] = []
  #show: boolean
  #stopping = false
  #reportEnd: (name: string) => void

  constructor(output: 'show' | 'capture') {
    this.#show = output === 'show'
    const { promise, resolve: report } = Promise.withResolvers<string>()
    this.ended = promise
    this.#reportEnd = report
  }

  /** Starts a process and waits for the line `… listening on …` that says it answers. */
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
    const gone = new Promise<void>((done) => child.once('exit', () => done()))
    this.#children.push({ name, child, gone })
    const listening = Promise.withResolvers<void>()
    // What a process says before it answers is shown once it does; when it never does, it is why it failed.
    let said = ''
    let isUp = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        if (isUp) return this.#keep(text)
        said = (said + text).slice(-8000)
        if (!/listening on /i.test(said)) return
        isUp = true
        this.#keep(said)
        listening.resolve()
      })
    }
    child.once('exit', (code) => {
      listening.reject(new Error(said.trim() || `${name} ended with exit code ${code}.`))
      if (!this.#stopping) this.#reportEnd(name)
    })
    await listening.promise
  }

  output(): string {
    return this.#printed.join('')
  }

  memory(): Record<string, number> {
    const sizes = this.#children.map(({ name, child }) => [name, memoryOf(child)] as const)
    return Object.fromEntries(sizes.filter(([, size]) => size > 0))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    for (const { child, gone } of this.#children.toReversed()) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const slow = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await gone
      clearTimeout(slow)
    }
  }

  #keep(text: string) {
    if (this.#show) process.stdout.write(text)
    this.#printed.push(text)
    if (this.#printed.length > 5000) this.#printed.shift()
  }
}
