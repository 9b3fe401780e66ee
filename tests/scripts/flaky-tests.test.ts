import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flakyTestsVariable, formatFlakyTests, recordFlakyTests } from '#scripts/flaky-tests/list.ts'

let folder = ''
const file = () => join(folder, 'flaky-tests.txt')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colada-flaky-tests-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('lists the flaky tests of all steps, one line each', () => {
  vi.stubEnv(flakyTestsVariable, file())
  recordFlakyTests([{ test: 'api  pays once', error: '\u001B[31mexpected 2\n  to be 1\u001B[39m' }])
  recordFlakyTests([])
  recordFlakyTests([{ test: 'es-367  two tabs pay once', error: undefined }])
  expect(formatFlakyTests(file())).toBe(
    'Flaky tests, passed on retry (2):\n  api  pays once: expected 2 to be 1\n  es-367  two tabs pay once',
  )
})

test('returns an empty string when no test was flaky', () => {
  vi.stubEnv(flakyTestsVariable, file())
  recordFlakyTests([])
  expect(formatFlakyTests(file())).toBe('')
})

test('records nothing without the environment variable', () => {
  vi.stubEnv(flakyTestsVariable, undefined)
  recordFlakyTests([{ test: 'api  pays once', error: undefined }])
  expect(formatFlakyTests(file())).toBe('')
})
