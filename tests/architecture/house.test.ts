import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { houseRules } from '#scripts/architecture/house.ts'
import { root } from '#scripts/run.ts'

describe('the house', () => {
  it.each(Object.entries(houseRules))('keeps its rule: %s', (_, rule) => {
    expect(rule(root)).toEqual([])
  })
})

/** A small tree with one thing wrong in it, and the rule and words that must find it. */
interface Plant {
  readonly what: string
  readonly rule: string
  readonly files: Readonly<Record<string, string>>
  readonly found: RegExp
}

const words = (text: object) => JSON.stringify(text)

const plants: readonly Plant[] = [
  {
    what: 'ui importing domain',
    rule: 'import directions',
    files: {
      'packages/ui/src/shop/cart/line.tsx': "import { roundCents } from '@colada/domain/money/money'",
    },
    found: /ui may not import domain/,
  },
  {
    what: 'the storefront importing the API',
    rule: 'import directions',
    files: { 'packages/storefront/src/screens/home.tsx': "import '@colada/api/app'" },
    found: /storefront may not import api/,
  },
  {
    what: 'the API importing the sandbox',
    rule: 'import directions',
    files: { 'packages/api/src/main.ts': "import { createSandbox } from '@colada/sandbox/sandbox'" },
    found: /api may not import sandbox/,
  },
  {
    what: 'a way around by a relative path',
    rule: 'import directions',
    files: { 'packages/ui/src/text/text.tsx': "export { x } from '../../../domain/src/money/money.ts'" },
    found: /relative path/,
  },
  {
    what: 'an import below the root of ui',
    rule: 'import directions',
    files: { 'packages/storefront/src/shell/nav.tsx': "import { Box } from '@colada/ui/layout/box'" },
    found: /below the root/,
  },
  {
    what: 'a feature importing another, even lazily',
    rule: 'import directions',
    files: { 'packages/storefront/src/features/cart/view.tsx': "const x = import('../orders/slice.ts')" },
    found: /feature cart imports feature orders/,
  },
  {
    what: 'a flow importing another',
    rule: 'import directions',
    files: {
      'packages/storefront/src/flows/order-changes/view.tsx': "import { x } from '../checkout/use-legs.ts'",
    },
    found: /flow order-changes imports flow checkout/,
  },
  {
    what: 'a feature importing a flow',
    rule: 'import directions',
    files: { 'packages/storefront/src/features/cart/view.tsx': "import '../../flows/cart/cart-view.tsx'" },
    found: /features may not import flows/,
  },
  {
    what: 'the platform importing a screen',
    rule: 'import directions',
    files: { 'packages/storefront/src/platform/seo.ts': "import '../screens/home.tsx'" },
    found: /platform may not import screens/,
  },
  {
    what: 'another subject’s repository',
    rule: 'import directions',
    files: { 'packages/api/src/orders/service.ts': "import { find } from '../account/repository.ts'" },
    found: /orders may import only the service\.ts of account/,
  },
  {
    what: 'a subject importing a later one, as a type',
    rule: 'import directions',
    files: {
      'packages/api/src/cart/service.ts': "import type { OrderRow } from '../orders/service.ts'",
    },
    found: /cart may not import orders, which comes after it/,
  },
  {
    what: 'a plugin importing a subject',
    rule: 'import directions',
    files: { 'packages/api/src/plugins/access.ts': "import { findSession } from '../account/service.ts'" },
    found: /plugins may not import account/,
  },
  {
    what: 'a subject importing the app',
    rule: 'import directions',
    files: { 'packages/api/src/jobs/jobs.ts': "import type { buildApp } from '../app.ts'" },
    found: /jobs may not import app\.ts/,
  },
  {
    what: 'tables importing more than tables',
    rule: 'import directions',
    files: { 'packages/api/src/account/tables.ts': "import { hasOrders } from '../orders/service.ts'" },
    found: /account may not import orders/,
  },
  {
    what: 'a folder of the API without a place in the order',
    rule: 'import directions',
    files: { 'packages/api/src/invoices/service.ts': "import { log } from '../plugins/log.ts'" },
    found: /invoices has no place in the order/,
  },
  {
    what: 'a story importing the API',
    rule: 'import directions',
    files: { 'stories/screens/home.stories.tsx': "import '@colada/api/app'" },
    found: /stories may not import api/,
  },
  {
    what: 'a component’s story opening a whole screen',
    rule: 'import directions',
    files: {
      'stories/shop/cart/cart-line.stories.tsx':
        "import Cart from '../../../packages/storefront/src/screens/cart.tsx'",
    },
    found: /only views and locales/,
  },
  {
    what: 'a clock in the domain',
    rule: 'purity',
    files: { 'packages/domain/src/cart/cart.ts': 'export const now = () => Date.now()' },
    found: /domain is pure/,
  },
  {
    what: 'a colour by hand',
    rule: 'raw values in styles',
    files: { 'packages/ui/src/text/text.css.ts': "export const a = style({ color: '#fff' })" },
    found: /raw value #fff/,
  },
  {
    what: 'a length by hand',
    rule: 'raw values in styles',
    files: { 'packages/ui/src/text/text.css.ts': "export const a = style({\n  padding: '12px',\n})" },
    found: /raw value 12px/,
  },
  {
    what: 'a component without a story',
    rule: 'a story for every component',
    files: { 'packages/ui/src/text/heading.tsx': 'export const Heading = () => null' },
    found: /no story at stories\/text\/heading\.stories\.tsx/,
  },
  {
    what: 'a component whose story says nothing of its use',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/text/heading.tsx': '',
      'stories/text/heading.stories.tsx': 'export const Default: Story = {}',
    },
    found: /has no guide/,
  },
  {
    what: 'a guide with a part left empty',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/text/heading.tsx': '',
      'stories/text/heading.stories.tsx':
        "const meta = { parameters: guide({ status: 'ready', summary: 'It', use: ['a'], avoid: [], keys: [] }) }",
    },
    found: /says nothing of: avoid, anatomy/,
  },
  {
    what: 'a control whose guide names no key',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/controls/chip.tsx': 'export const Chip = () => <button />',
      'stories/controls/chip.stories.tsx':
        "const meta = { parameters: guide({ status: 'ready', keys: [] }) }",
    },
    found: /says nothing of: .*keys/,
  },
  {
    what: 'a component whose props nobody can try',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/text/heading.tsx': '',
      'stories/text/heading.stories.tsx': "const meta = { parameters: guide({ status: 'ready', keys: [] }) }",
    },
    found: /names no component/,
  },
  {
    what: 'a component in the room of coverage',
    rule: 'a story for every component',
    files: { 'packages/ui/src/shop/coverage/map.tsx': '' },
    found: /has no story at stories\/shop\/coverage\/map/,
  },
  {
    what: 'a control whose states are in no picture',
    rule: 'every state of a control in a picture',
    files: {
      'packages/ui/src/controls/chip.tsx': 'export const Chip = () => <button />',
      'stories/controls/chip.stories.tsx': 'export const Default = {}',
    },
    found: /pictures no state of its control/,
  },
  {
    what: 'a state that was left out',
    rule: 'every state of a control in a picture',
    files: {
      'packages/ui/src/controls/chip.tsx':
        'export const Chip = ({ disabled }) => <button {...{ disabled }} />',
      'stories/controls/chip.stories.tsx':
        'export const States: Story = states(Default)\nexport const Off = { disabled: true }',
    },
    found: /leave out disabled/,
  },
  {
    what: 'a control that no test uses by keyboard',
    rule: 'a keyboard test for every control',
    files: {
      'packages/ui/src/controls/tabs.tsx': "import * as Radix from '@radix-ui/react-tabs'",
      'stories/controls/tabs.stories.tsx': 'play: () => userEvent.click(tab)',
    },
    found: /never used by keyboard/,
  },
  {
    what: 'another’s control that no test uses by keyboard',
    rule: 'a keyboard test for every control',
    files: {
      'packages/ui/src/controls/button.tsx': 'export const Button = () => <button />',
      'packages/ui/src/shop/offer.tsx':
        "import { Button } from '../controls/button.tsx'\nexport const Offer = () => <Button />",
      'stories/shop/offer.stories.tsx': 'play: () => userEvent.click(button)',
    },
    found: /never used by keyboard/,
  },
  {
    what: 'a missing translation',
    rule: 'both languages',
    files: {
      'packages/storefront/src/locales/es/cart.json': words({ title: 'Cesto', empty: { text: 'Vacío' } }),
      'packages/storefront/src/locales/en/cart.json': words({ title: 'Cart' }),
    },
    found: /no en translation/,
  },
  {
    what: 'a placeholder lost in translation',
    rule: 'both languages',
    files: {
      'packages/storefront/src/locales/es/cart.json': words({ hint: 'Faltan {{amount}}' }),
      'packages/storefront/src/locales/en/cart.json': words({ hint: 'Some missing' }),
    },
    found: /\{\{amount\}\} is missing in en/,
  },
  {
    what: 'a whole file of words in one language',
    rule: 'both languages',
    files: { 'packages/storefront/src/locales/en/cart.json': words({ title: 'Cart' }) },
    found: /no es translation/,
  },
  {
    what: 'a price as another shop writes it',
    rule: 'money as the shop writes it',
    files: { 'stories/text/messages.ts': "const en = { price: '€12.95' }" },
    found: /€12\.95 is not how the shop writes money/,
  },
  {
    what: 'a point in four digits',
    rule: 'money as the shop writes it',
    files: { 'stories/text/messages.ts': "const es = { price: '1.234,50 €', more: '12.499,50 €' }" },
    found: /^1\.234,50 € is not how the shop writes money[^\n]*$/,
  },
  {
    what: 'a link to a file that is gone',
    rule: 'links of the Markdown',
    files: { 'README.md': 'See [the guide](docs/guide.md).' },
    found: /docs\/guide\.md, which is not there/,
  },
  {
    what: 'a file of two ideas',
    rule: 'file sizes',
    files: { 'packages/api/src/app.ts': 'const a = 1\n'.repeat(251) },
    found: /251 lines/,
  },
  {
    what: 'a long screen',
    rule: 'file sizes',
    files: { 'packages/storefront/src/screens/home.tsx': 'const a = 1\n'.repeat(81) },
    found: /81 lines; a screen has at most 80/,
  },
  {
    what: 'a folder of screens',
    rule: 'file sizes',
    files: { 'packages/storefront/src/screens/cart/view.tsx': '' },
    found: /in a folder of screens/,
  },
]

describe('the rules notice', () => {
  let planted = ''
  afterEach(() => rmSync(planted, { recursive: true, force: true }))

  it.each(plants)('$what', ({ rule, files, found }) => {
    planted = mkdtempSync(join(tmpdir(), 'house-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(planted, path)), { recursive: true })
      writeFileSync(join(planted, path), text)
    }
    const violations = houseRules[rule]!(planted)
    expect(violations.map(({ problem }) => problem).join('\n')).toMatch(found)
  })

  it('a raw value with its reason is let through', () => {
    planted = mkdtempSync(join(tmpdir(), 'house-'))
    const file = join(planted, 'packages/ui/src/a.css.ts')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, "export const a = style({ width: '1px' }) // raw: a hairline is one device pixel")
    expect(houseRules['raw values in styles']!(planted)).toEqual([])
  })
})
