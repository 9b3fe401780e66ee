import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { architectureRules } from '#scripts/architecture/architecture-rules.ts'
import { root } from '#scripts/run.ts'

describe('the repository', () => {
  it.each(Object.entries(architectureRules))('has no violations of: %s', (_, rule) => {
    expect(rule(root)).toEqual([])
  })
})

/** Files with one violation, and the rule and message that report it. */
interface ViolationFixture {
  readonly violation: string
  readonly rule: string
  readonly files: Readonly<Record<string, string>>
  readonly found: RegExp
}

const json = (text: object) => JSON.stringify(text)

const violationFixtures: readonly ViolationFixture[] = [
  {
    violation: 'a clock in the domain',
    rule: 'purity',
    files: { 'packages/domain/src/cart/cart.ts': 'export const now = () => Date.now()' },
    found: /domain is pure/,
  },
  {
    violation: 'code in the service.ts of a subject',
    rule: 'no code in service.ts of the API',
    files: {
      'packages/api/src/orders/service.ts':
        "export {\n  findDue,\n  hasOrders,\n} from './find-orders.ts'\n\nexport const hasDue = () => true\n",
    },
    found: /^export const hasDue = [^\n]* only exports from files of its subject$/,
  },
  {
    violation: 'an import in the service.ts of a subject',
    rule: 'no code in service.ts of the API',
    files: {
      'packages/api/src/orders/service.ts':
        "import { findOrder } from './repository.ts'\n\nexport { findOrder }\n",
    },
    found: /^import \{ findOrder \} [^\n]* only exports from files of its subject$/,
  },
  {
    violation: 'a literal colour',
    rule: 'raw values in styles',
    files: { 'packages/ui/src/text/text.css.ts': "export const a = style({ color: '#fff' })" },
    found: /raw value #fff/,
  },
  {
    violation: 'a literal length',
    rule: 'raw values in styles',
    files: { 'packages/ui/src/text/text.css.ts': "export const a = style({\n  padding: '12px',\n})" },
    found: /raw value 12px/,
  },
  {
    violation: 'a component without a story',
    rule: 'a story for every component',
    files: { 'packages/ui/src/text/heading.tsx': 'export const Heading = () => null' },
    found: /no story at stories\/text\/heading\.stories\.tsx/,
  },
  {
    violation: 'a component without a guide',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/text/heading.tsx': '',
      'stories/text/heading.stories.tsx': 'export const Default: Story = {}',
    },
    found: /has no guide/,
  },
  {
    violation: 'a guide with an empty part',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/text/heading.tsx': '',
      'stories/text/heading.stories.tsx':
        "const meta = { parameters: guide({ status: 'ready', summary: 'It', use: ['a'], avoid: [], keys: [] }) }",
    },
    found: /lacks: avoid, anatomy/,
  },
  {
    violation: 'a control whose guide lists no keys',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/controls/chip.tsx': 'export const Chip = () => <button />',
      'stories/controls/chip.stories.tsx':
        "const meta = { parameters: guide({ status: 'ready', keys: [] }) }",
    },
    found: /lacks: .*keys/,
  },
  {
    violation: 'stories without a component in their meta',
    rule: 'a guide for every component',
    files: {
      'packages/ui/src/text/heading.tsx': '',
      'stories/text/heading.stories.tsx': "const meta = { parameters: guide({ status: 'ready', keys: [] }) }",
    },
    found: /has no component/,
  },
  {
    violation: 'a component of the subject coverage without a story',
    rule: 'a story for every component',
    files: { 'packages/ui/src/shop/coverage/map.tsx': '' },
    found: /has no story at stories\/shop\/coverage\/map/,
  },
  {
    violation: 'a control without a States story',
    rule: 'screenshots of every control state',
    files: {
      'packages/ui/src/controls/chip.tsx': 'export const Chip = () => <button />',
      'stories/controls/chip.stories.tsx': 'export const Default = {}',
    },
    found: /has no screenshots of its states/,
  },
  {
    violation: 'a States story that lacks a state',
    rule: 'screenshots of every control state',
    files: {
      'packages/ui/src/controls/chip.tsx':
        'export const Chip = ({ disabled }) => <button {...{ disabled }} />',
      'stories/controls/chip.stories.tsx':
        'export const States: Story = states(Default)\nexport const Off = { disabled: true }',
    },
    found: /lack disabled/,
  },
  {
    violation: 'a control without a keyboard test',
    rule: 'a keyboard test for every control',
    files: {
      'packages/ui/src/controls/tabs.tsx': "import * as Radix from '@radix-ui/react-tabs'",
      'stories/controls/tabs.stories.tsx': 'play: () => userEvent.click(tab)',
    },
    found: /not tested by keyboard/,
  },
  {
    violation: 'an indirect control without a keyboard test',
    rule: 'a keyboard test for every control',
    files: {
      'packages/ui/src/controls/button.tsx': 'export const Button = () => <button />',
      'packages/ui/src/shop/offer.tsx':
        "import { Button } from '../controls/button.tsx'\nexport const Offer = () => <Button />",
      'stories/shop/offer.stories.tsx': 'play: () => userEvent.click(button)',
    },
    found: /not tested by keyboard/,
  },
  {
    violation: 'a missing translation',
    rule: 'translations',
    files: {
      'packages/storefront/src/locales/es/cart.json': json({ title: 'Cesto', empty: { text: 'Vacío' } }),
      'packages/storefront/src/locales/en/cart.json': json({ title: 'Cart' }),
    },
    found: /no en translation/,
  },
  {
    violation: 'a placeholder missing in a translation',
    rule: 'translations',
    files: {
      'packages/storefront/src/locales/es/cart.json': json({ hint: 'Faltan {{amount}}' }),
      'packages/storefront/src/locales/en/cart.json': json({ hint: 'Some missing' }),
    },
    found: /\{\{amount\}\} is missing in en/,
  },
  {
    violation: 'a file in one language only',
    rule: 'translations',
    files: { 'packages/storefront/src/locales/en/cart.json': json({ title: 'Cart' }) },
    found: /no es translation/,
  },
  {
    violation: 'a price in another format',
    rule: 'money format',
    files: { 'stories/text/messages.ts': "const en = { price: '€12.95' }" },
    found: /€12\.95 is not in the money format/,
  },
  {
    violation: 'a thousands separator in four digits',
    rule: 'money format',
    files: { 'stories/text/messages.ts': "const es = { price: '1.234,50 €', more: '12.499,50 €' }" },
    found: /^1\.234,50 € is not in the money format[^\n]*$/,
  },
  {
    violation: 'a link to a missing file',
    rule: 'Markdown links',
    files: { 'README.md': 'See [the guide](docs/guide.md).' },
    found: /docs\/guide\.md, which does not exist/,
  },
  {
    violation: 'too many scripts',
    rule: 'size of scripts',
    files: { 'scripts/data.json': '[]\n'.repeat(2001) },
    found: /2001 lines/,
  },
  {
    violation: 'a folder of a screen',
    rule: 'screens without folders',
    files: { 'packages/storefront/src/screens/cart/cart/view.tsx': '' },
    found: /in a folder of a screen/,
  },
]

describe('violations', () => {
  let folder = ''
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it.each(violationFixtures)('reports $violation', ({ rule, files, found }) => {
    folder = mkdtempSync(join(tmpdir(), 'colada-architecture-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const violations = architectureRules[rule]!(folder)
    expect(violations.map(({ problem }) => problem).join('\n')).toMatch(found)
  })

  it('reports files that are too long, by oxlint', () => {
    folder = mkdtempSync(join(tmpdir(), 'colada-architecture-'))
    const lineCounts = {
      'packages/api/src/app.ts': 251,
      'packages/api/src/main.ts': 250,
      'packages/api/src/orders/service.d.ts': 251,
      'packages/storefront/src/features/content/posts.ts': 251,
      'packages/storefront/src/screens/cart.tsx': 80,
      'packages/storefront/src/screens/home.tsx': 81,
      'packages/ui/src/index.ts': 251,
      'packages/ui/src/text/index.ts': 251,
      'scripts/commands/dev.ts': 251,
    }
    for (const [path, lines] of Object.entries(lineCounts)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), '//\n'.repeat(lines))
    }
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    const { stdout } = spawnSync('oxlint', ['--format', 'unix'], { cwd: folder, encoding: 'utf8' })
    const reported = stdout.split('\n').filter((line) => line.includes('max-lines'))
    expect(reported.map((line) => line.split(':')[0]!).toSorted()).toEqual([
      'packages/api/src/app.ts',
      'packages/storefront/src/screens/home.tsx',
      'packages/ui/src/text/index.ts',
      'scripts/commands/dev.ts',
    ])
  })

  it('does not report a raw value with a reason', () => {
    folder = mkdtempSync(join(tmpdir(), 'colada-architecture-'))
    const file = join(folder, 'packages/ui/src/a.css.ts')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, "export const a = style({ width: '1px' }) // raw: a hairline is one device pixel")
    expect(architectureRules['raw values in styles']!(folder)).toEqual([])
  })
})
