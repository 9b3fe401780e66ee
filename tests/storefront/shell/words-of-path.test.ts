import { expect, test } from 'vitest'
import { wordsOfPath } from '#storefront/shell/header/words-of-path.ts'

test.each([
  ['/tintoreria/camisa-de-seda', ['camisa', 'seda', 'tintoreria']],
  ['/en/ironing/silk%20shirt', ['silk', 'shirt', 'ironing']],
  ['/%E0%A4%A', []],
  ['/', []],
])('%s has the words %j', (path, words) => {
  expect(wordsOfPath(path)).toEqual(words)
})
