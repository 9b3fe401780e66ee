import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readComponentMetadata } from '#scripts/components/component-metadata.ts'
import { readStorySource } from '#scripts/components/story-source.ts'
import { root } from '#scripts/run.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const tree = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'colada-components-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

describe('readComponentMetadata', () => {
  it('reads story, tests and tokens of a component', () => {
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
      'packages/ui/src/controls/internal/clapper.tsx': '',
      'tests/ui/controls/bell.test.tsx': '',
      'tests/ui/controls/sounds.test.tsx': "import { Bell, DoorBell } from '@colada/ui'",
      'stories/controls/bell.stories.tsx':
        "const meta = { title: 'Controls/Door bell', component: Bell }\nexport const Default: Story = {}",
    })
    const [bell, text, ...others] = readComponentMetadata(folder)
    expect(others).toEqual([])
    expect(bell).toMatchObject({
      category: 'controls',
      name: 'bell',
      tests: ['tests/ui/controls/bell.test.tsx', 'tests/ui/controls/sounds.test.tsx'],
    })
    expect(bell).toMatchObject({ docsId: 'controls-door-bell--docs', storySource: { hasComponent: true } })
    expect(bell?.storySource?.stories.map(({ name }) => name)).toEqual(['Default'])
    expect(bell?.tokens).toEqual(['color.status.*', 'radius.card', 'space.md', 'space.sm'])
    expect(text).toMatchObject({
      storySource: null,
      docsId: null,
      components: ['Text'],
      tests: [],
      tokens: ['font.text'],
    })
  })

  it('finds the components of ui', () => {
    const components = readComponentMetadata(root)
    expect(components.length).toBeGreaterThan(100)
    expect(components.map(({ name }) => name)).toContain('zip-check')
    expect(components.find(({ sourceFile }) => sourceFile.endsWith('controls/button.tsx'))?.tokens).toContain(
      'radius.control',
    )
  })
})

describe('readStorySource', () => {
  const source = `
    import { messages } from './messages.ts'
    const meta = { title: 'A', parameters: { ...guide({ status: 'ready', summary: \`It\`, alsoCalled: ['Thing'], use: ['a', 'b'], keys: [] }) } }
    export default meta
    export type Kind = 'a'
    export const Default: Story = { render: (_, context) => localize(messages, context), play: async () => {} }
    export const Still: Story = { ...Default, parameters: { screenshot: 'none' } }
  `

  it('reads play functions, screenshots and guide entries', () => {
    expect(readStorySource(source)).toEqual({
      title: 'A',
      stories: [
        { name: 'Default', hasPlay: true, hasScreenshot: true },
        { name: 'Still', hasPlay: false, hasScreenshot: false },
      ],
      guideCounts: { status: 1, summary: 1, alsoCalled: 1, use: 2, keys: 0 },
      guideTexts: { status: 'ready', summary: 'It', alsoCalled: ['Thing'] },
      hasComponent: false,
      hasBothLanguages: true,
      isAxeEnabled: true,
    })
  })

  it('applies `screenshot: none` of the meta to all stories', () => {
    const text = source.replace("title: 'A', parameters: {", "title: 'A', parameters: { screenshot: 'none',")
    expect(readStorySource(text).stories.map(({ hasScreenshot }) => hasScreenshot)).toEqual([false, false])
  })

  it('detects texts in one language only, and disabled axe', () => {
    const text = source.replace('localize(messages, context)', 'messages.es')
    expect(readStorySource(text).hasBothLanguages).toBe(false)
    expect(
      readStorySource(`${source} export const A = { parameters: { a11y: { test: 'off' } } }`).isAxeEnabled,
    ).toBe(false)
    expect(readStorySource('export const A = {}').guideCounts).toBeNull()
  })
})
