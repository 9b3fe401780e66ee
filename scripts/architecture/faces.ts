import { findFiles, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** A line that begins a statement, but not one that exports from another file. */
const statement = /^(?!export (?:type )?\{|\} from '\.\/)[\w}].*/gm

/** Requires that the `service.ts` of a subject of the API only exports from other files of the subject. */
export function faceViolations(root: string): Violation[] {
  return findFiles(root, ['packages/api/src/*/service.ts']).flatMap((file) => {
    const text = readText(root, file)
    return [...text.matchAll(statement)].map((match) => ({
      where: `${file}:${lineAt(text, match.index)}`,
      problem: `${match[0]}: service.ts only exports from files of its subject`,
    }))
  })
}
