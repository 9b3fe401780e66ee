import { readdir, readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { tokenFiles, tokenFolder } from '../../packages/tokens/src/export.ts'

test('the committed token files are what the scale and the themes say', async () => {
  const files = tokenFiles()
  const committed = await readdir(tokenFolder)
  expect(committed.toSorted()).toEqual(Object.keys(files).toSorted())
  for (const [name, text] of Object.entries(files))
    expect(JSON.parse(await readFile(new URL(name, tokenFolder), 'utf8')), name).toEqual(JSON.parse(text))
})

test('every token has a type that the format knows, and a value', () => {
  const known = ['color', 'dimension', 'duration', 'cubicBezier', 'number', 'string']
  const walk = (node: Record<string, unknown>, path: string): void => {
    if ('$value' in node) {
      expect(known, path).toContain(node.$type)
      expect(String(node.$value), path).not.toBe('')
      return
    }
    for (const [name, child] of Object.entries(node))
      walk(child as Record<string, unknown>, `${path}.${name}`)
  }
  for (const [name, text] of Object.entries(tokenFiles())) walk(JSON.parse(text), name)
})
