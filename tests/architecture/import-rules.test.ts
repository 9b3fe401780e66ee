import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

/** It takes a second, or more on a busy machine. */
const TIMEOUT_MS = 60_000

/** One file with its import, and the rules that forbid it. */
interface Fixture {
  readonly name: string
  readonly file: string
  /** What the violation names instead of the file: its folder. */
  readonly from?: string
  readonly text: string
  readonly rules: readonly string[]
}

const fixtures: readonly Fixture[] = [
  {
    name: 'ui importing domain',
    file: 'packages/ui/src/shop/cart/line.tsx',
    text: "import { roundCents } from '@colada/domain/money/money'",
    rules: ['packages'],
  },
  {
    name: 'the storefront importing the API',
    file: 'packages/storefront/src/screens/about.tsx',
    text: "import '@colada/api/app'",
    rules: ['packages'],
  },
  {
    name: 'the API importing the sandbox, as a type',
    file: 'packages/api/src/main.ts',
    text: "import type { Sandbox } from '@colada/sandbox/sandbox'",
    rules: ['packages'],
  },
  {
    name: 'mails importing tokens',
    file: 'packages/mails/src/style.ts',
    text: "export { colours } from '@colada/tokens/scale'",
    rules: ['packages'],
  },
  {
    name: 'the storefront importing mails',
    file: 'packages/storefront/src/screens/help.tsx',
    text: "import { renderMail } from '@colada/mails'",
    rules: ['packages'],
  },
  {
    name: 'client importing the storefront',
    file: 'packages/client/src/notices/notices.ts',
    text: "import { slice } from '@colada/storefront/src/features/orders/slice.ts'",
    rules: ['packages'],
  },
  {
    name: 'client importing the router',
    file: 'packages/client/src/api/query-view.tsx',
    text: "import { Link } from 'react-router-dom'",
    rules: ['client-without-routes'],
  },
  {
    name: 'the API importing client',
    file: 'packages/api/src/orders/present.ts',
    text: "import { formatDay } from '@colada/client/format/dates'",
    rules: ['packages'],
  },
  {
    name: 'server importing the API',
    file: 'packages/server/src/health.ts',
    text: "import { buildApp } from '@colada/api/app'",
    rules: ['packages'],
  },
  {
    name: 'server importing the storefront',
    file: 'packages/server/src/gateway/forward.ts',
    text: "import { slice } from '@colada/storefront/src/features/orders/slice.ts'",
    rules: ['packages'],
  },
  ...['domain', 'mails', 'sandbox', 'tokens', 'ui'].map((name) => ({
    name: `${name} importing server`,
    file: `packages/${name}/src/metrics.ts`,
    text: "import { createMetrics } from '@colada/server/metrics'",
    rules: ['packages'],
  })),
  {
    name: 'a package importing a test',
    file: 'packages/domain/src/cart/cart.ts',
    text: "import { cart } from '../../../../tests/cart.ts'",
    rules: ['tools'],
  },
  {
    name: 'a relative path to another package',
    file: 'packages/ui/src/text/text.tsx',
    text: "export { space } from '../../../tokens/src/scale.ts'",
    rules: ['relative-paths'],
  },
  {
    name: 'a folder of domain importing one that imports it, as a type',
    file: 'packages/domain/src/payment/payable.ts',
    from: 'packages/domain/src/payment',
    text: "import type { Order } from '../orders/order.ts'",
    rules: ['domain-folders'],
  },
  {
    name: 'a folder of domain importing one that imports it',
    file: 'packages/domain/src/orders/order.ts',
    from: 'packages/domain/src/orders',
    text: "import { isPayable } from '../payment/payable.ts'",
    rules: ['domain-folders'],
  },
  {
    name: 'ui importing the store',
    file: 'packages/ui/src/text/heading.tsx',
    text: "import { useSelector } from 'react-redux'",
    rules: ['ui-without-data'],
  },
  {
    name: 'a folder of ui importing a later one, as a type',
    file: 'packages/ui/src/internal/bar.tsx',
    text: "import type { StatusTone } from '../feedback/tone-icons.ts'",
    rules: ['ui-folders'],
  },
  {
    name: 'a component of ui importing one of a later folder',
    file: 'packages/ui/src/controls/button.tsx',
    text: "import { PasswordField } from '../fields/password-field.tsx'",
    rules: ['ui-folders'],
  },
  {
    name: 'a component of ui importing the package root',
    file: 'packages/ui/src/overlays/dialog.tsx',
    text: "import { PasswordField } from '../index.ts'",
    rules: ['ui-folders'],
  },
  {
    name: 'a folder of ui without a place in the order',
    file: 'packages/ui/src/charts/pie.tsx',
    text: "import { PasswordField } from '../fields/password-field.tsx'",
    rules: ['ui-folders'],
  },
  {
    name: 'a component of ui importing parts of an earlier folder',
    file: 'packages/ui/src/shop/payment/card-form-frame.tsx',
    text: "import { FieldError } from '../../fields/internal/field.tsx'",
    rules: [],
  },
  {
    name: 'browser code importing server, as a type',
    file: 'packages/storefront/src/platform/store/store.ts',
    text: "import type { Metrics } from '@colada/server/metrics'",
    rules: ['server-in-processes'],
  },
  {
    name: 'the entry for rendering importing server',
    file: 'packages/storefront/src/entry.server.tsx',
    text: "import { createMetrics } from '@colada/server/metrics'",
    rules: ['server-in-processes'],
  },
  {
    name: 'tokens outside a style',
    file: 'packages/storefront/src/shell/header.tsx',
    text: "import { space } from '@colada/tokens/scale'",
    rules: ['tokens-in-styles'],
  },
  {
    name: 'a feature importing a flow',
    file: 'packages/storefront/src/features/cart/cart-link.tsx',
    text: "import '../../flows/cart/cart-view.tsx'",
    rules: ['storefront-layers'],
  },
  {
    name: 'the platform importing a screen',
    file: 'packages/storefront/src/platform/seo.ts',
    text: "import '../screens/catalogue/home.tsx'",
    rules: ['storefront-layers'],
  },
  {
    name: 'a feature importing a later one, even lazily',
    file: 'packages/storefront/src/features/cart/cart-view.tsx',
    text: "const slice = import('../orders/slice.ts')",
    rules: ['storefront-features'],
  },
  {
    name: 'a feature without a place in the order',
    file: 'packages/storefront/src/features/weather/forecast.ts',
    text: "import { cart } from '../cart/slice.ts'",
    rules: ['storefront-features'],
  },
  {
    name: 'a feature importing an earlier one',
    file: 'packages/storefront/src/features/payment/pay.ts',
    text: "import { slice } from '../orders/slice.ts'",
    rules: [],
  },
  {
    name: 'a flow importing another',
    file: 'packages/storefront/src/flows/order-changes/view.tsx',
    text: "import { view } from '../cart/cart-view.tsx'",
    rules: ['storefront-folders'],
  },
  {
    name: 'a subject importing a later one, as a type',
    file: 'packages/api/src/cart/service.ts',
    text: "import type { OrderRow } from '../orders/service.ts'",
    rules: ['api-order'],
  },
  {
    name: 'a plugin importing a subject',
    file: 'packages/api/src/plugins/access.ts',
    text: "import { findSession } from '../account/service.ts'",
    rules: ['api-order'],
  },
  {
    name: 'a subject importing the app',
    file: 'packages/api/src/jobs/jobs.ts',
    text: "import type { buildApp } from '../app.ts'",
    rules: ['api-order'],
  },
  {
    name: 'a folder of the API without a place in the order',
    file: 'packages/api/src/weather/service.ts',
    text: "import { log } from '../config.ts'",
    rules: ['api-unordered'],
  },
  {
    name: 'another subject’s repository',
    file: 'packages/api/src/orders/due.ts',
    text: "import { find } from '../account/repository.ts'",
    rules: ['api-services'],
  },
  {
    name: 'a subject importing its own service',
    file: 'packages/api/src/orders/reserve.ts',
    text: "import { lockOrder } from './service.ts'",
    rules: ['api-own-service'],
  },
  {
    name: 'tables importing more than tables',
    file: 'packages/api/src/account/tables.ts',
    text: "import { hasOrders } from '../orders/service.ts'",
    rules: ['api-order', 'api-tables'],
  },
  {
    name: 'the outbox referencing the tables of a subject',
    file: 'packages/api/src/mail/tables.ts',
    text: "import { orders } from '../orders/tables.ts'",
    rules: ['api-order'],
  },
  {
    name: 'a story importing the API',
    file: 'stories/screens/home.stories.tsx',
    text: "import '@colada/api/app'",
    rules: ['stories-packages'],
  },
  {
    name: 'a story importing server',
    file: 'stories/screens/cart-page.stories.tsx',
    text: "import { createMetrics } from '@colada/server/metrics'",
    rules: ['stories-packages'],
  },
  {
    name: 'a component’s story importing a whole screen',
    file: 'stories/shop/cart/cart-line.stories.tsx',
    text: "import Home from '#storefront/screens/catalogue/home.tsx'",
    rules: ['stories-storefront'],
  },
  {
    name: 'a screen’s story importing a flow',
    file: 'stories/screens/cart.stories.tsx',
    text: "import { View } from '#storefront/flows/cart/cart-view.tsx'",
    rules: ['stories-storefront'],
  },
  {
    name: 'the back office importing the storefront',
    file: 'packages/backoffice/src/features/orders/order-list.tsx',
    text: "import { slice } from '@colada/storefront/src/features/orders/slice.ts'",
    rules: ['packages'],
  },
  {
    name: 'a screen of the back office importing server',
    file: 'packages/backoffice/src/screens/figures.tsx',
    text: "import { createMetrics } from '@colada/server/metrics'",
    rules: ['server-in-processes'],
  },
  {
    name: 'a feature of the back office importing its shell',
    file: 'packages/backoffice/src/features/orders/order-view.tsx',
    text: "import { Shell } from '../../shell/shell.tsx'",
    rules: ['backoffice-layers'],
  },
  {
    name: 'a screen of the back office importing another',
    file: 'packages/backoffice/src/screens/order.tsx',
    text: "import Figures from './figures.tsx'",
    rules: ['backoffice-folders'],
  },
  {
    name: 'a component’s story importing the back office',
    file: 'stories/layout/data-table.stories.tsx',
    text: "import { Shell } from '#backoffice/shell/shell.tsx'",
    rules: ['stories-backoffice'],
  },
  {
    name: 'a story of the back office importing its shell',
    file: 'stories/screens/backoffice/screen.tsx',
    text: "import { Shell } from '#backoffice/shell/shell.tsx'",
    rules: [],
  },
  {
    name: 'the API importing mails, lazily',
    file: 'packages/api/src/mail/create-mail.ts',
    text: "const { renderMail } = await import('@colada/mails')",
    rules: [],
  },
  ...['packages/api/src/plugins/metrics.ts', 'packages/storefront/src/server/metrics.ts'].map((file) => ({
    name: `${file} importing server`,
    file,
    text: "import { createMetrics } from '@colada/server/metrics'",
    rules: [],
  })),
  {
    name: 'server importing domain',
    file: 'packages/server/src/gateway/session-cookie.ts',
    text: "import { roundCents } from '@colada/domain/money/money'",
    rules: [],
  },
  {
    name: 'an allowed import',
    file: 'packages/storefront/src/features/cart/cart-view.css.ts',
    text: "import { space } from '@colada/tokens/scale'",
    rules: [],
  },
  {
    name: 'tables importing tables of an earlier subject',
    file: 'packages/api/src/payment/tables.ts',
    text: "import { orders } from '../orders/tables.ts'",
    rules: [],
  },
  {
    name: 'coupons referencing orders',
    file: 'packages/api/src/promotions/tables.ts',
    text: "import { orders } from '../orders/tables.ts'",
    rules: [],
  },
]

/** Files that the fixtures import. */
const targets = [
  'packages/client/src/format/dates.ts',
  'packages/domain/src/money/money.ts',
  'packages/mails/src/index.ts',
  'packages/sandbox/src/sandbox.ts',
  'packages/server/src/metrics.ts',
  'packages/tokens/src/scale.ts',
  'packages/ui/src/feedback/tone-icons.ts',
  'packages/ui/src/fields/internal/field.tsx',
  'packages/ui/src/fields/password-field.tsx',
  'packages/ui/src/index.ts',
  'packages/backoffice/src/shell/shell.tsx',
  'packages/storefront/src/features/orders/slice.ts',
  'packages/storefront/src/flows/cart/cart-view.tsx',
  'packages/storefront/src/screens/catalogue/home.tsx',
  'packages/api/src/account/repository.ts',
  'packages/api/src/account/service.ts',
  'packages/api/src/app.ts',
  'packages/api/src/config.ts',
  'packages/api/src/orders/service.ts',
  'packages/api/src/orders/tables.ts',
  'tests/cart.ts',
]

const folder = mkdtempSync(join(tmpdir(), 'colada-import-rules-'))
let result: ICruiseResult

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(async () => {
  for (const path of targets) write(path, 'export {}\n')
  for (const { file, text } of fixtures) write(file, `${text}\n`)
  const copyManifest = (path: string) => write(path, readFileSync(join(root, path), 'utf8'))
  copyManifest('package.json')
  mkdirSync(join(folder, 'node_modules/@colada'), { recursive: true })
  for (const name of [
    'api',
    'backoffice',
    'client',
    'domain',
    'mails',
    'sandbox',
    'server',
    'storefront',
    'tokens',
  ]) {
    copyManifest(`packages/${name}/package.json`)
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@colada', name))
  }
  const { stdout } = await promisify(execFile)(
    'depcruise',
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'packages', 'stories'],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error)
  result = JSON.parse(stdout) as ICruiseResult
}, TIMEOUT_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(fixtures)('the rules for imports find $name', ({ file, from: source = file, rules }) => {
  const found = result.summary.violations.filter(({ from }) => from === source)
  expect(found.map(({ rule }) => rule.name)).toEqual(rules)
})

it('has a violation for each rule', () => {
  const names = result.summary.ruleSetUsed?.forbidden?.map(({ name }) => name)
  expect(new Set(fixtures.flatMap(({ rules }) => rules))).toEqual(new Set(names))
})
