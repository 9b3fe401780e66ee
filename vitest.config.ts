import yaml from '@rollup/plugin-yaml'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isLongRun } from './tests/long-run.ts'

/** The slowest files, slowest first: started first, so that no worker runs one of them alone at the end. */
const slowestFiles = [
  'tests/scripts/start.test.ts',
  'tests/api/tampering/identity.test.ts',
  'tests/api/tampering/shapes.test.ts',
  'tests/contract/ten-thousand-carts.test.ts',
  'tests/sandbox/browser.test.ts',
  'tests/sandbox/pages.test.ts',
  'tests/sandbox/paypal-browser.test.ts',
]

class SlowestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slowestFiles.findIndex((path) => moduleId.endsWith(path))
      return index === -1 ? slowestFiles.length : index
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- not a method of Array
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Limits that a machine with other work does not reach; a condition that holds ends a wait at once. */
const POLL_TIMEOUT_MS = 20_000
const TEST_TIMEOUT_MS = 60_000

/** Tests of the storefront that run in Node: setting up jsdom takes as long as such a file. */
const nodeTests = ['tests/storefront/{catalogue,routes,seo,server}/**/*.test.ts']

/** Tests of components that replace modules, or that need a page in which nothing has run. */
const isolatedTests = 'tests/{ui,client,storefront}/**/*.isolated.test.{ts,tsx}'

/** A shared machine may stall; tests that pass on retry are listed as flaky. */
const retry = process.env.CI ? 1 : 0

/** Options of tests in a page. */
const pageTests = {
  environment: 'jsdom',
  setupFiles: ['tests/storefront/support/set-up-page.ts'],
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
  retry,
  testTimeout: TEST_TIMEOUT_MS,
}

/** Tests outside a browser; `vitest.stories.config.ts` runs the stories in one. */
export default defineConfig({
  test: {
    // The smallest machine has two cores, and PostgreSQL needs one.
    maxWorkers: 2,
    reporters: ['default', './tests/flaky-tests-reporter.ts'],
    sequence: { sequencer: SlowestFirstSequencer },
    projects: [
      {
        test: {
          name: 'types',
          typecheck: {
            enabled: true,
            only: true,
            include: ['tests/**/*.test-d.ts'],
            tsconfig: 'tests/tsconfig.types.json',
          },
        },
      },
      {
        plugins: [yaml(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{api,client,contract,faults,storefront,ui}/**'],
          isolate: false,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          retry,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        plugins: [yaml(), vanillaExtractPlugin()],
        test: {
          ...pageTests,
          name: 'components',
          include: ['tests/{ui,client,storefront}/**/*.test.{ts,tsx}'],
          exclude: [...nodeTests, isolatedTests],
          // One jsdom for all files: creating one takes longer than most files.
          isolate: false,
        },
      },
      {
        plugins: [yaml(), vanillaExtractPlugin()],
        test: {
          ...pageTests,
          name: 'isolated components',
          include: [isolatedTests],
          // Loads jsdom once per worker instead of once per file.
          pool: 'vmThreads',
        },
      },
      {
        plugins: [yaml(), vanillaExtractPlugin()],
        test: {
          name: 'storefront',
          // A file that needs jsdom declares it in its first line.
          environment: 'node',
          include: [...nodeTests],
          isolate: false,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          retry,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{api,contract}/**/*.test.ts'],
          globalSetup: ['tests/api/support/global-setup.ts'],
          // The API's modules hold no state, and every file has its own API and database.
          isolate: false,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          retry,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/support/global-setup.ts'],
          // These kill real processes: one file at a time, after all others, at most one shop per core.
          fileParallelism: false,
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          retry,
          // Each of up to twenty rounds starts a process, for which a busy machine needs many seconds.
          testTimeout: isLongRun ? 1_200_000 : 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
