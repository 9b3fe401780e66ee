import { spawn } from 'node:child_process'
import { root } from '../run.ts'

/** Starts one more process and waits until it says that it listens. */
export async function startProcess(
  script: string,
  env: Record<string, string>,
): Promise<{ stop(): Promise<void> }> {
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
  return {
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
