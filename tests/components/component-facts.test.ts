import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { componentFacts } from '#scripts/components/component-facts.ts'
import { readStorySource } from '#scripts/components/story-source.ts'
import { root } from '#scripts/run.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const tree = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'colada-facts-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

describe('facts of the components', () => {
  it('are read from the folders: story, tests and tokens by way of the styles', () => {
    const folder = tree({
      'packages/ui/src/controls/bell.tsx':
        "import * as styles from './bell.css.ts'\nimport { X } from '../text/text.tsx'",
      'packages/ui/src/controls/bell.css.ts':
        "import { edge } from '../internal/edge.css.ts'\nconst a = vars.space.md + vars.color.status[tone].solid + vars.space.sm.toString()",
      'packages/ui/src/internal/edge.css.ts': 'export const edge = vars.radius.card',
      'packages/ui/src/text/text.tsx':
        "import './text.css.ts'\nexport function Text() {}\nexport const EM_WIDTH = 1",
      'packages/ui/src/text/text.css.ts': 'vars.font.text',
      'packages/ui/src/internal/private.tsx': '',
      'tests/ui/controls/bell.test.tsx': '',
      'tests/ui/controls/sounds.test.tsx': "import { Bell, DoorBell } from '@colada/ui'",
      'stories/controls/bell.stories.tsx':
        "const meta = { title: 'Controls/Door bell', component: Bell }\nexport const Default: Story = {}",
    })
    const [bell, text, ...others] = componentFacts(folder)
    expect(others).toEqual([])
    expect(bell).toMatchObject({
      room: 'controls',
      name: 'bell',
      tests: ['tests/ui/controls/bell.test.tsx', 'tests/ui/controls/sounds.test.tsx'],
    })
    expect(bell).toMatchObject({ docs: 'controls-door-bell--docs', told: { namesComponent: true } })
    expect(bell?.told?.stories.map(({ name }) => name)).toEqual(['Default'])
    expect(bell?.tokens).toEqual(['color.status.*', 'radius.card', 'space.md', 'space.sm'])
    expect(text).toMatchObject({
      told: null,
      docs: null,
      components: ['Text'],
      tests: [],
      tokens: ['font.text'],
    })
  })

  it('know every component of the house', () => {
    const facts = componentFacts(root)
    expect(facts.length).toBeGreaterThan(100)
    // The room has the name of a folder that tests write.
    expect(facts.map(({ name }) => name)).toContain('zip-check')
    expect(facts.find(({ source }) => source.endsWith('controls/button.tsx'))?.tokens).toContain(
      'radius.control',
    )
  })
})

describe('a story file', () => {
  const source = `
    import { words } from './words.ts'
    const meta = { title: 'A', parameters: { ...guide({ status: 'ready', summary: \`It\`, alsoCalled: ['Thing'], use: ['a', 'b'], keys: [] }) } }
    export default meta
    export type Kind = 'a'
    export const Default: Story = { render: (_, context) => inLanguage(words, context), play: async () => {} }
    export const Still: Story = { ...Default, parameters: { shot: 'none' } }
  `

  it('says which stories play, which are pictured, and what its guide holds', () => {
    expect(readStorySource(source)).toEqual({
      title: 'A',
      stories: [
        { name: 'Default', plays: true, pictured: true },
        { name: 'Still', plays: false, pictured: false },
      ],
      guide: { status: 1, summary: 1, alsoCalled: 1, use: 2, keys: 0 },
      said: { status: 'ready', summary: 'It', alsoCalled: ['Thing'] },
      namesComponent: false,
      bothLanguages: true,
      judged: true,
    })
  })

  it('is pictured nowhere when its meta says so', () => {
    const text = source.replace("title: 'A', parameters: {", "title: 'A', parameters: { shot: 'none',")
    expect(readStorySource(text).stories.map(({ pictured }) => pictured)).toEqual([false, false])
  })

  it('speaks one language when it takes words without asking which, and is not judged when axe is off', () => {
    const text = source.replace('inLanguage(words, context)', 'words.es')
    expect(readStorySource(text).bothLanguages).toBe(false)
    expect(
      readStorySource(`${source} export const A = { parameters: { a11y: { test: 'off' } } }`).judged,
    ).toBe(false)
    expect(readStorySource('export const A = {}').guide).toBeNull()
  })
})
