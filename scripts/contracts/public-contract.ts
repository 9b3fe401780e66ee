import { join } from 'node:path'
import ts from 'typescript'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  // The order of a union's members must not depend on what was read before.
  stableTypeOrdering: true,
  types: [],
}

const written =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** Characters of a type that a person still reads. */
const readable = 400

/**
 * What some modules promise to who imports them, as text that a person can review: every export by name, each
 * component with its props and their types, each type with its parts, each object with its leaves. Illegal pairs show as
 * `either` lines. Made from the types, so whatever changes for a caller changes here.
 */
export function publicContract(root: string, entries: readonly string[]): string {
  const files = entries.map((entry) => join(root, entry))
  const program = ts.createProgram(files, options)
  const teller = contractTeller(program.getTypeChecker())
  return files
    .flatMap((file, at) => {
      const source = program.getSourceFile(file)
      if (!source) throw new Error(`${file} cannot be read.`)
      return [`# ${entries[at]}`, '', ...teller.tellModule(source)]
    })
    .join('\n')
}

function contractTeller(checker: ts.TypeChecker) {
  const show = (type: ts.Type) =>
    checker.typeToString(type, undefined, written).replaceAll(/import\("[^"]*"\)\./g, '')

  function tellModule(source: ts.SourceFile): string[] {
    const module = checker.getSymbolAtLocation(source)
    if (!module) return []
    const exports = checker.getExportsOfModule(module)
    const told = new Map(exports.map((exported) => [exported.name, tell(exported)]))
    return [...told]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, [head = '', ...lines]]) => {
        const component = name.replace(/Props$/, '')
        const repeated = component !== name && told.get(component)?.slice(1).join() === lines.join()
        return repeated ? [`type ${name}: what <${component}> takes`, ''] : [head, ...lines, '']
      })
  }

  function tell(exported: ts.Symbol): string[] {
    const { name } = exported
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (!(symbol.flags & ts.SymbolFlags.Value)) return tellType(name, checker.getDeclaredTypeOfSymbol(symbol))
    const type = checker.getTypeOfSymbol(symbol)
    const [call] = type.getCallSignatures()
    if (!call) return isOwnObject(type) ? [name, ...tellLeaves(type, '  ')] : [`${name}: ${show(type)}`]
    const [props, ...more] = call.getParameters()
    const takes = props && checker.getTypeOfSymbol(props)
    if (!takes || more.length > 0 || !/^[A-Z]/.test(name))
      return [`${name}${show(type).replace(' => ', ': ')}`]
    return [`<${name}>`, ...tellProps(takes)]
  }

  function tellType(name: string, type: ts.Type): string[] {
    const parts = type.isUnion() ? type.types : [type]
    const hasProps = name.endsWith('Props') || parts.every(isOwnObject)
    if (hasProps) return [`type ${name}`, ...tellProps(type)]
    const text = checker.typeToString(type, undefined, written | ts.TypeFormatFlags.InTypeAlias)
    return [`type ${name} = ${text.length > readable ? sourceOf(type) : text}`]
  }

  /** As the source says it, for what is a library's and would fill pages. */
  const sourceOf = (type: ts.Type) => {
    const [declaration] = type.aliasSymbol?.declarations ?? []
    return declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : 'a long type'
  }

  /** The props that the project declares; those of the platform are named by where they come from. */
  function tellProps(type: ts.Type): string[] {
    const members = type.isUnion() ? type.types : [type]
    const told = members.map((member) => checker.getPropertiesOfType(member).filter(isOwn).map(tellProp))
    const common = told[0]!.filter((line) => told.every((lines) => lines.includes(line)))
    const either = told
      .map((lines) => lines.filter((line) => !common.includes(line)))
      .filter(
        (lines, at, all) => all.length > 1 && all.findIndex((same) => same.join() === lines.join()) === at,
      )
    const native = members.some((member) => checker.getPropertiesOfType(member).some((prop) => !isOwn(prop)))
    return [
      ...common.toSorted().map((line) => `  ${line}`),
      ...(either.some((lines) => lines.length > 0)
        ? either.map((lines) => `  either { ${lines.toSorted().join('; ')} }`)
        : []),
      ...(native ? ['  and the attributes of its element'] : []),
    ]
  }

  function tellProp(prop: ts.Symbol): string {
    const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0
    const type = checker.getTypeOfSymbol(prop)
    return `${prop.name}${optional ? '?' : ''}: ${optional ? show(type).replace(/ \| undefined$/, '') : show(type)}`
  }

  function tellLeaves(type: ts.Type, indent: string): string[] {
    return checker.getPropertiesOfType(type).flatMap((prop) => {
      const inner = checker.getTypeOfSymbol(prop)
      return isOwnObject(inner)
        ? [`${indent}${prop.name}`, ...tellLeaves(inner, `${indent}  `)]
        : [`${indent}${prop.name}: ${show(inner)}`]
    })
  }

  function isOwnObject(type: ts.Type): boolean {
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type))
      return false
    const props = checker.getPropertiesOfType(type)
    return type.getCallSignatures().length === 0 && props.length > 0 && props.every(isOwn)
  }

  return { tellModule }
}

/** Declared by the project, not by React or another library. */
const isOwn = (symbol: ts.Symbol) =>
  symbol.declarations === undefined ||
  symbol.declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))
