import ts from 'typescript'

export interface StoryMetadata {
  readonly name: string
  readonly hasPlay: boolean
  /** `false` with `parameters.screenshot = 'none'`. */
  readonly hasScreenshot: boolean
}

/** What can be read from a story file without running it. */
export interface StorySource {
  /** Storybook title: `Controls/TextField`. */
  readonly title: string
  readonly stories: readonly StoryMetadata[]
  /** Number of entries in each field of `guide({ … })`; `null` without a guide. */
  readonly guideCounts: Readonly<Record<string, number>> | null
  /** Texts of the guide for the component search. */
  readonly guideTexts: {
    readonly status: string
    readonly summary: string
    readonly alsoCalled: readonly string[]
  }
  /** The meta names a component, so the docs show its props. */
  readonly hasComponent: boolean
  /** Its texts follow the language toolbar, or it has none. */
  readonly hasBothLanguages: boolean
  readonly isAxeEnabled: boolean
}

/** Reads a story file's source. */
export function readStorySource(text: string): StorySource {
  const file = ts.createSourceFile('story.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const nodes = descendants(file)
  const meta = nodes.find(isMeta)
  const isOffInMeta = meta?.initializer ? isScreenshotOff(meta.initializer) : false
  const metaNodes = meta ? descendants(meta) : []
  const guide = findGuide(nodes)
  return {
    title: textsAt(metaNodes, 'title')[0] ?? '',
    stories: file.statements.flatMap((statement) => storiesOf(statement, isOffInMeta)),
    guideCounts: guide && countEntries(guide),
    guideTexts: {
      status: textsAt(guide?.properties ?? [], 'status')[0] ?? '',
      summary: textsAt(guide?.properties ?? [], 'summary')[0] ?? '',
      alsoCalled: textsAt(guide?.properties ?? [], 'alsoCalled'),
    },
    hasComponent: metaNodes.some((node) => nameOf(node) === 'component'),
    hasBothLanguages:
      /\blocalize\(|\bglobals\.language\b/.test(text) || !/from '[./]+messages\.ts'/.test(text),
    isAxeEnabled: !/a11y:\s*\{[^}]*(?:test:\s*'(?:off|todo)'|disable:\s*true)/.test(text),
  }
}

function descendants(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = []
  const walk = (child: ts.Node): void => {
    found.push(child)
    ts.forEachChild(child, walk)
  }
  walk(node)
  return found
}

function isMeta(node: ts.Node): node is ts.VariableDeclaration {
  return ts.isVariableDeclaration(node) && node.name.getText() === 'meta'
}

function storiesOf(statement: ts.Statement, isOffInMeta: boolean): readonly StoryMetadata[] {
  if (!ts.isVariableStatement(statement)) return []
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  return statement.declarationList.declarations.map((declaration) => ({
    name: declaration.name.getText(),
    hasPlay: isKeyboardStory(declaration) || descendants(declaration).some((node) => nameOf(node) === 'play'),
    hasScreenshot: !isOffInMeta && !isKeyboardStory(declaration) && !isScreenshotOff(declaration),
  }))
}

/** Created with `keyboardStory` of `stories/keyboard.ts`, which has a play function and no screenshot. */
function isKeyboardStory({ initializer }: ts.VariableDeclaration): boolean {
  return (
    !!initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === 'keyboardStory'
  )
}

function isScreenshotOff(node: ts.Node): boolean {
  return descendants(node).some(
    (child) =>
      ts.isPropertyAssignment(child) &&
      nameOf(child) === 'screenshot' &&
      /none/.test(child.initializer.getText()),
  )
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isShorthandPropertyAssignment(node)
    ? node.name.getText()
    : undefined
}

/** The string literals in the value of a property. */
function textsAt(nodes: readonly ts.Node[], name: string): readonly string[] {
  const property = nodes.find((node) => nameOf(node) === name)
  return property
    ? descendants(property)
        .filter(ts.isStringLiteralLike)
        .map(({ text }) => text)
    : []
}

function findGuide(nodes: readonly ts.Node[]): ts.ObjectLiteralExpression | null {
  const call = nodes.find(
    (node): node is ts.CallExpression => ts.isCallExpression(node) && node.expression.getText() === 'guide',
  )
  const [data] = call?.arguments ?? []
  return data && ts.isObjectLiteralExpression(data) ? data : null
}

function countEntries({ properties }: ts.ObjectLiteralExpression): Readonly<Record<string, number>> {
  return Object.fromEntries(
    properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [
        name.getText(),
        ts.isArrayLiteralExpression(initializer)
          ? initializer.elements.length
          : Number(initializer.getText().length > 2),
      ]),
  )
}
