import { spawn } from 'node:child_process'
import { root } from '#scripts/run.ts'

export interface OpsResult {
  readonly code: number | null
  readonly output: string
}

/** Runs `npm run ops -- …` on the data of the shop. */
export async function runOps(...args: readonly string[]): Promise<OpsResult> {
  const child = spawn(process.execPath, ['scripts/commands/ops.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}
