import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The checkout's root. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface RunOptions {
  readonly env?: Record<string, string | undefined>
  readonly cwd?: string
  /** `capture` returns what was printed instead of showing it. */
  readonly output?: 'show' | 'capture'
}

/** Runs a program to its end; answers its exit code and, when captured, what it printed. */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, cwd = root, output = 'show' }: RunOptions = {},
): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, printed: Buffer.concat(chunks).toString() }))
  })
}

/** One named part of a longer command. */
export interface Step {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Record<string, string | undefined>
}

/**
 * Runs steps one after the other, each with its time, all of them even when one fails, so that one run shows
 * everything there is to mend. Answers the names of those that failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) {
    const began = performance.now()
    console.log(`\n── ${step.name}`)
    const { code } = await run(step.program, step.args, { env: step.env })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`── ${step.name}: ${code === 0 ? 'passed' : `FAILED (exit ${code})`} in ${seconds} s`)
    if (code !== 0) failed.push(step.name)
  }
  return failed
}
