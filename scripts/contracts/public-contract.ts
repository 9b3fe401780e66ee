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
  // Otherwise the order of union members depends on the files read before.
  stableTypeOrdering: true,
  types: [],
}

const typeFormat =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** Longer types are written as in their source. */
const MAX_TYPE_CHARS = 400

/**
 * Formats the public interface of modules as text for a review: exports sorted by name, components with their props, types
 * with their members, objects with their leaves. Props of a union are `either` lines.
 *
 * @throws if an entry file does not exist
 */
export function formatPublicContract(root: string, entries: readonly string[]): string {
  const files = entries.map((entry) => join(root, entry))
  const program = ts.createProgram(files, options)
  const formatter = createContractFormatter(program.getTypeChecker())
  return files
    .flatMap((file, index) => {
      const source = program.getSourceFile(file)
      if (!source) throw new Error(`${file} cannot be read.`)
      return [`# ${entries[index]}`, '', ...formatter.formatModule(source)]
    })
    .join('\n')
}

function createContractFormatter(checker: ts.TypeChecker) {
  const typeText = (type: ts.Type) =>
    checker.typeToString(type, undefined, typeFormat).replaceAll(/import\("[^"]*"\)\./g, '')

  function formatModule(source: ts.SourceFile): string[] {
    const module = checker.getSymbolAtLocation(source)
    if (!module) return []
    const exports = checker.getExportsOfModule(module)
    const sections = new Map(exports.map((exported) => [exported.name, formatExport(exported)]))
    return [...sections]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([name, [head = '', ...lines]]) => {
        const component = name.replace(/Props$/, '')
        const repeated = component !== name && sections.get(component)?.slice(1).join() === lines.join()
        return repeated ? [`type ${name}: what <${component}> takes`, ''] : [head, ...lines, '']
      })
  }

  function formatExport(exported: ts.Symbol): string[] {
    const { name } = exported
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (!(symbol.flags & ts.SymbolFlags.Value))
      return formatType(name, checker.getDeclaredTypeOfSymbol(symbol))
    const type = checker.getTypeOfSymbol(symbol)
    const [call] = type.getCallSignatures()
    if (!call) return isOwnObject(type) ? [name, ...formatLeaves(type, '  ')] : [`${name}: ${typeText(type)}`]
    const [props, ...more] = call.getParameters()
    const propsType = props && checker.getTypeOfSymbol(props)
    if (!propsType || more.length > 0 || !/^[A-Z]/.test(name))
      return [`${name}${typeText(type).replace(' => ', ': ')}`]
    return [`<${name}>`, ...formatProps(propsType)]
  }

  function formatType(name: string, type: ts.Type): string[] {
    const parts = type.isUnion() ? type.types : [type]
    const hasProps = name.endsWith('Props') || parts.every(isOwnObject)
    if (hasProps) return [`type ${name}`, ...formatProps(type)]
    const text = checker.typeToString(type, undefined, typeFormat | ts.TypeFormatFlags.InTypeAlias)
    return [`type ${name} = ${text.length > MAX_TYPE_CHARS ? sourceOf(type) : text}`]
  }

  /** The source text of a type, for long types of libraries. */
  const sourceOf = (type: ts.Type) => {
    const [declaration] = type.aliasSymbol?.declarations ?? []
    return declaration && ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : 'a long type'
  }

  /** The props that the project declares; native attributes are summarised. */
  function formatProps(type: ts.Type): string[] {
    const members = type.isUnion() ? type.types : [type]
    const linesByMember = members.map((member) =>
      checker.getPropertiesOfType(member).filter(isOwn).map(formatProp),
    )
    const common = linesByMember[0]!.filter((line) => linesByMember.every((lines) => lines.includes(line)))
    const differing = linesByMember
      .map((lines) => lines.filter((line) => !common.includes(line)))
      .filter(
        (lines, index, all) =>
          all.length > 1 && all.findIndex((same) => same.join() === lines.join()) === index,
      )
    const native = members.some((member) => checker.getPropertiesOfType(member).some((prop) => !isOwn(prop)))
    return [
      ...common.toSorted().map((line) => `  ${line}`),
      ...(differing.some((lines) => lines.length > 0)
        ? differing.map((lines) => `  either { ${lines.toSorted().join('; ')} }`)
        : []),
      ...(native ? ['  and the attributes of its element'] : []),
    ]
  }

  function formatProp(prop: ts.Symbol): string {
    const optional = (prop.flags & ts.SymbolFlags.Optional) !== 0
    const type = checker.getTypeOfSymbol(prop)
    return `${prop.name}${optional ? '?' : ''}: ${optional ? typeText(type).replace(/ \| undefined$/, '') : typeText(type)}`
  }

  function formatLeaves(type: ts.Type, indent: string): string[] {
    return checker.getPropertiesOfType(type).flatMap((prop) => {
      const inner = checker.getTypeOfSymbol(prop)
      return isOwnObject(inner)
        ? [`${indent}${prop.name}`, ...formatLeaves(inner, `${indent}  `)]
        : [`${indent}${prop.name}: ${typeText(inner)}`]
    })
  }

  function isOwnObject(type: ts.Type): boolean {
    if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type))
      return false
    const props = checker.getPropertiesOfType(type)
    return type.getCallSignatures().length === 0 && props.length > 0 && props.every(isOwn)
  }

  return { formatModule }
}

/** Declared by the project, not by a library. */
const isOwn = (symbol: ts.Symbol) =>
  symbol.declarations === undefined ||
  symbol.declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))
