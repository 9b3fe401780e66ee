import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

const colour = /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch|color)a?\(/
const length = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|pt)\b/
/** Exempts a line, with a reason: `width: '1px', // raw: hairline`. */
const exemption = /\/\/ raw: \S/

/** Forbids literal colours and lengths in styles outside the tokens package. */
export function rawValueViolations(root: string): Violation[] {
  return findFiles(root, ['packages/{ui,storefront,backoffice}/src/**/*.css.ts']).flatMap((file) =>
    readText(root, file)
      .split('\n')
      .flatMap((line, index, lines) => {
        const code = line.replace(/\/\*.*?\*\/|\/\/(?! raw:).*|^\s*\*.*/g, '')
        const found = colour.exec(code) ?? length.exec(code)
        const isExempt = exemption.test(line) || exemption.test(lines[index - 1] ?? '')
        if (!found || isExempt) return []
        return [
          {
            where: `${file}:${index + 1}`,
            problem: `raw value ${found[0]}; use a token or give a reason: // raw: …`,
          },
        ]
      }),
  )
}
