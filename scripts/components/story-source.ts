import ts from 'typescript'

/** One story of a file, as far as its source says. */
export interface StoryFact {
  readonly name: string
  /** It moves: a play function presses and types. */
  readonly plays: boolean
  /** The camera takes it; `parameters.shot = 'none'` keeps it out. */
  readonly pictured: boolean
}

/** What the source of a story file says without being run. */
export interface StorySource {
  /** Where it stands in Storybook: `Controls/TextField`. */
  readonly title: string
  readonly stories: readonly StoryFact[]
  /** How many entries each part of `guide({ … })` has; `null` where the file gives no guide. */
  readonly guide: Readonly<Record<string, number>> | null
  /** What the guide says to whoever looks for a component. */
  readonly said: { readonly status: string; readonly summary: string; readonly alsoCalled: readonly string[] }
  /** Its stories are told of a component, so that its props are shown and can be tried. */
  readonly namesComponent: boolean
  /** Its words follow the toolbar, or it has none. */
  readonly bothLanguages: boolean
  /** Axe judges it. */
  readonly judged: boolean
}

/** Reads a story file's source. */
export function readStorySource(text: string): StorySource {
  const file = ts.createSourceFile('story.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const wholeFile = descendants(file)
  const meta = wholeFile.find(isMeta)
  const noneHere = meta?.initializer ? hasNoShot(meta.initializer) : false
  const ofMeta = meta ? descendants(meta) : []
  const guide = guideIn(wholeFile)
  return {
    title: textsAt(ofMeta, 'title')[0] ?? '',
    stories: file.statements.flatMap((statement) => storiesOf(statement, noneHere)),
    guide: guide && countsOf(guide),
    said: {
      status: textsAt(guide?.properties ?? [], 'status')[0] ?? '',
      summary: textsAt(guide?.properties ?? [], 'summary')[0] ?? '',
      alsoCalled: textsAt(guide?.properties ?? [], 'alsoCalled'),
    },
    namesComponent: ofMeta.some((node) => nameOf(node) === 'component'),
    bothLanguages: /\binLanguage\(|\bglobals\.language\b/.test(text) || !/from '[./]+words\.ts'/.test(text),
    judged: !/a11y:\s*\{[^}]*(?:test:\s*'(?:off|todo)'|disable:\s*true)/.test(text),
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

function storiesOf(statement: ts.Statement, metaHasNoShot: boolean): readonly StoryFact[] {
  if (!ts.isVariableStatement(statement)) return []
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  return statement.declarationList.declarations.map((declaration) => ({
    name: declaration.name.getText(),
    plays: isWalked(declaration) || descendants(declaration).some((node) => nameOf(node) === 'play'),
    pictured: !metaHasNoShot && !isWalked(declaration) && !hasNoShot(declaration),
  }))
}

/** Made by `walked` of `stories/keyboard.ts`: another story used by keyboard, which has its picture already. */
function isWalked({ initializer }: ts.VariableDeclaration): boolean {
  return !!initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === 'walked'
}

function hasNoShot(node: ts.Node): boolean {
  return descendants(node).some(
    (child) =>
      ts.isPropertyAssignment(child) && nameOf(child) === 'shot' && /none/.test(child.initializer.getText()),
  )
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isShorthandPropertyAssignment(node)
    ? node.name.getText()
    : undefined
}

/** The texts of a property, alone or in a list. */
function textsAt(nodes: readonly ts.Node[], name: string): readonly string[] {
  const property = nodes.find((node) => nameOf(node) === name)
  return property
    ? descendants(property)
        .filter(ts.isStringLiteralLike)
        .map(({ text }) => text)
    : []
}

function guideIn(nodes: readonly ts.Node[]): ts.ObjectLiteralExpression | null {
  const call = nodes.find(
    (node): node is ts.CallExpression => ts.isCallExpression(node) && node.expression.getText() === 'guide',
  )
  const [data] = call?.arguments ?? []
  return data && ts.isObjectLiteralExpression(data) ? data : null
}

function countsOf({ properties }: ts.ObjectLiteralExpression): Readonly<Record<string, number>> {
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
