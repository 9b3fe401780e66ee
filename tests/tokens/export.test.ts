import { readdir, readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { toToken } from '../../packages/tokens/src/dtcg.ts'
import { tokenFiles, tokenFolder } from '../../packages/tokens/src/export.ts'

test('the committed token files are what the scale and the themes say', async () => {
  const files = tokenFiles()
  const committed = await readdir(tokenFolder)
  expect(committed.toSorted()).toEqual(Object.keys(files).toSorted())
  for (const [name, text] of Object.entries(files))
    expect(JSON.parse(await readFile(new URL(name, tokenFolder), 'utf8')), name).toEqual(JSON.parse(text))
})

test.each([
  [
    '#2438A6',
    {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.1412, 0.2196, 0.651], alpha: 1, hex: '#2438a6' },
    },
  ],
  [
    'rgb(0 0 0 / 0.3)',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.3, hex: '#000000' } },
  ],
  ['0.75rem', { $type: 'dimension', $value: { value: 0.75, unit: 'rem' } }],
  ['clamp(1rem, 0.8rem + 1vw, 2rem)', { $type: 'dimension', $value: { value: 2, unit: 'rem' } }],
  ['120ms', { $type: 'duration', $value: { value: 120, unit: 'ms' } }],
  ['cubic-bezier(0.4, 0, 0.2, 1)', { $type: 'cubicBezier', $value: [0.4, 0, 0.2, 1] }],
  ["'Figtree Variable', Arial", { $type: 'fontFamily', $value: ['Figtree Variable', 'Arial'] }],
  ['600', { $type: 'number', $value: 600 }],
])('%s is written as the format wants it', (css, token) => {
  expect(toToken(css)).toEqual(token)
})

test('a shadow keeps its parts', () => {
  expect(toToken('0 6px 20px -6px rgb(20 33 61 / 0.22)')).toMatchObject({
    $type: 'shadow',
    $value: {
      color: { alpha: 0.22 },
      offsetX: { value: 0 },
      offsetY: { value: 6 },
      blur: { value: 20 },
      spread: { value: -6, unit: 'px' },
    },
  })
})

test('a length that depends on its text has no token', () => {
  expect(toToken('66ch')).toBeUndefined()
  expect(toToken('0.18em')).toBeUndefined()
})
