import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Path of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface RunOptions {
  readonly env?: Record<string, string | undefined>
  readonly cwd?: string
  /** `capture` returns stdout and stderr, interleaved, instead of showing them; `both` does both. */
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

/** One step of a longer command. */
export interface Step {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Record<string, string | undefined>
}

/** Lines of a failed step's output that are repeated at the end. */
const FAILURE_TAIL_LINES = 120

/**
 * Runs all steps in order, also after a failure, and prints the duration of each. The steps of a nested list run in
 * parallel; their output is printed as each ends.
 *
 * @param options.repeatFailures prints the last lines of each failed step again at the end, since CI may truncate the log
 * @returns the names of the failed steps
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  { repeatFailures = false }: { readonly repeatFailures?: boolean } = {},
): Promise<string[]> {
  const failed: string[] = []
  const failureLogs: string[] = []
  const runStep = async (step: Step, output: 'show' | 'both' | 'capture') => {
    const startedAt = performance.now()
    if (output !== 'capture') console.log(`\n── ${step.name}`)
    const { code, printed } = await run(step.program, step.args, { env: step.env, output })
    if (output === 'capture') console.log(`\n── ${step.name}\n${printed.trimEnd()}`)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`── ${step.name}: ${code === 0 ? 'passed' : `FAILED (exit ${code})`} in ${seconds} s`)
    if (code === 0) return
    failed.push(step.name)
    const tail = printed.trimEnd().split('\n').slice(-FAILURE_TAIL_LINES)
    failureLogs.push(`\n── ${step.name}: last lines\n${tail.join('\n')}`)
  }
  for (const step of steps) {
    if ('name' in step) await runStep(step, repeatFailures ? 'both' : 'show')
    else await Promise.all(step.map((one) => runStep(one, 'capture')))
  }
  if (repeatFailures) for (const log of failureLogs) console.log(log)
  return failed
}
