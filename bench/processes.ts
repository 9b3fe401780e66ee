import { spawn } from 'node:child_process'
import { root } from '../scripts/run.ts'
import { residentMemoryMib } from '../scripts/shop-processes.ts'

export interface StartedProcess {
  /** Sends SIGTERM. */
  stop(): Promise<void>
  /** Sends SIGKILL. */
  kill(): Promise<void>
  hasEnded(): boolean
  /** Resident memory in MiB. */
  memory(): number
}

/** Starts a process and waits until it prints that it listens. */
export async function startProcess(script: string, env: Record<string, string>): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}.`)))
    child.stdout.on('data', (chunk: Buffer) => {
      if (/listening/i.test(chunk.toString())) resolve()
    })
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return {
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    memory: () => residentMemoryMib(child),
  }
}
