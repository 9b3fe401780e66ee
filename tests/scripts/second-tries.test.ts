import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteSecondTries, secondTriesIn, secondTriesVariable } from '#scripts/second-tries/list.ts'

let folder = ''
const file = () => join(folder, 'second-tries.txt')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colada-second-tries-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('what parts of a run noted is told together at its end', () => {
  vi.stubEnv(secondTriesVariable, file())
  noteSecondTries([{ test: 'api  pays once', because: '\u001B[31mexpected 2\n  to be 1\u001B[39m' }])
  noteSecondTries([])
  noteSecondTries([{ test: 'es-367  two tabs pay once', because: undefined }])
  expect(secondTriesIn(file())).toBe(
    'Passed at the second try only (2):\n  api  pays once: expected 2 to be 1\n  es-367  two tabs pay once',
  )
})

test('a run in which all passed at once says nothing', () => {
  vi.stubEnv(secondTriesVariable, file())
  noteSecondTries([])
  expect(secondTriesIn(file())).toBe('')
})

test('a part that runs alone writes nothing down', () => {
  vi.stubEnv(secondTriesVariable, undefined)
  noteSecondTries([{ test: 'api  pays once', because: undefined }])
  expect(secondTriesIn(file())).toBe('')
})
