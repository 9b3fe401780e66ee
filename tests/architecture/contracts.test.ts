import { expect, test } from 'vitest'
import { formatPublicContract } from '#scripts/contracts/public-contract.ts'
import { root } from '#scripts/run.ts'

/** The type checker reads both packages with their dependencies. */
const TIMEOUT_MS = 300_000

test.each([
  { name: 'ui', entries: ['packages/ui/src/index.ts'] },
  { name: 'illustrations', entries: ['packages/illustrations/src/index.ts'] },
  { name: 'tokens', entries: ['packages/tokens/src/index.ts', 'packages/tokens/src/layered.ts'] },
])(
  'the public contract of $name matches its snapshot (accept with -u)',
  async ({ name, entries }) => {
    await expect(formatPublicContract(root, entries)).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
  },
  TIMEOUT_MS,
)
