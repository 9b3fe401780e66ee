import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '#scripts/run.ts'

test('lists tests that passed on retry, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colada-flaky-tests-'))
  try {
    writeFileSync(
      join(folder, 'cart.test.ts'),
      `let attempts = 0
       test('pays once', { retry: 1 }, () => expect((attempts += 1)).toBe(2))
       test('pays again', { retry: 1 }, () => {})`,
    )
    const reporter = join(root, 'tests/flaky-tests-reporter.ts')
    const { stdout } = await promisify(execFile)(
      'vitest',
      ['run', '--globals', '--root', folder, '--reporter', reporter],
      { cwd: folder },
    )
    expect(stdout).toContain('1 flaky, passed on retry')
    expect(stdout).toMatch(/cart\.test\.ts {2}pays once: expected 1 to be 2/)
    expect(stdout).not.toContain('pays again')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
