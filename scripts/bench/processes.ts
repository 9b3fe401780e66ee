import { spawn } from 'node:child_process'
import { root } from '../run.ts'
import { residentMemoryMib } from '../shop-processes.ts'

export interface StartedProcess {
  /** Lets it end. */
  stop(): Promise<void>
  /** Ends it at once, in whatever it is doing. */
  kill(): Promise<void>
  hasEnded(): boolean
  /** MiB resident. */
  memory(): number
}

/** Starts one more process and waits until it says that it listens. */
export async function startProcess(script: string, env: Record<string, string>): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise<void>((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`${script} ended with ${code}.`)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (/listening/i.test(chunk.toString())) ready()
    })
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  return {
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    memory: () => residentMemoryMib(child),
  }
}
