import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The checkout's root. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface RunOptions {
  readonly env?: Record<string, string | undefined>
  readonly cwd?: string
  /** `capture` returns what was printed, in the order it was, instead of showing it; `both` does both. */
  readonly output?: 'show' | 'capture' | 'both'
}

/**
 * Runs a program to its end. A SIGTERM is forwarded to it, and takes effect here once it has ended, so that no program
 * outlives the command that started it.
 *
 * @returns its exit code (1 after a signal) and, when captured, its output
 */
export async function run(
  program: string,
  args: readonly string[],
  { env = {}, cwd = root, output = 'show' }: RunOptions = {},
): Promise<{ code: number; printed: string }> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let isTerminated = false
  const forward = () => {
    isTerminated = true
    child.kill('SIGTERM')
  }
  const chunks: Buffer[] = []
  const collect = (terminal: NodeJS.WriteStream) => (chunk: Buffer) => {
    chunks.push(chunk)
    if (output === 'both') terminal.write(chunk)
  }
  child.stdout?.on('data', collect(process.stdout))
  child.stderr?.on('data', collect(process.stderr))
  process.on('SIGTERM', forward)
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (exitCode) => resolve(exitCode ?? 1))
    })
    return { code, printed: Buffer.concat(chunks).toString() }
  } finally {
    process.off('SIGTERM', forward)
    if (isTerminated) process.kill(process.pid, 'SIGTERM')
  }
}

/** One named part of a longer command. */
export interface Step {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Record<string, string | undefined>
}

/** Lines of a failed step that are said again at the end. */
const lastWords = 120

/**
 * Runs steps one after the other, each with its time, all of them even when one fails, so that one run shows
 * everything there is to mend. Steps in a list of their own run side by side, and each is shown when it has ended. With
 * `repeatFailures` the last lines of each failed one stand again at the very end, where they survive a log that was cut.
 * Answers the names of those that failed.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  { repeatFailures = false }: { readonly repeatFailures?: boolean } = {},
): Promise<string[]> {
  const failed: string[] = []
  const endings: string[] = []
  const take = async (step: Step, output: 'show' | 'both' | 'capture') => {
    const began = performance.now()
    if (output !== 'capture') console.log(`\n── ${step.name}`)
    const { code, printed } = await run(step.program, step.args, { env: step.env, output })
    if (output === 'capture') console.log(`\n── ${step.name}\n${printed.trimEnd()}`)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`── ${step.name}: ${code === 0 ? 'passed' : `FAILED (exit ${code})`} in ${seconds} s`)
    if (code === 0) return
    failed.push(step.name)
    endings.push(
      `\n── ${step.name} ended with\n${printed.trimEnd().split('\n').slice(-lastWords).join('\n')}`,
    )
  }
  for (const step of steps) {
    if ('name' in step) await take(step, repeatFailures ? 'both' : 'show')
    else await Promise.all(step.map((one) => take(one, 'capture')))
  }
  if (repeatFailures) for (const ending of endings) console.log(ending)
  return failed
}
