import { filesOf, readText } from './files.ts'
import type { Violation } from './violation.ts'

const colour = /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch|color)a?\(/
const length = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|em|pt)\b/
/** The one way out, with its reason: `width: '1px', // raw: hairline`. */
const escape = /\/\/ raw: \S/

/**
 * Colours and lengths written by hand in styles: those come from the tokens. Tokens themselves are where the
 * raw values live and are not looked at.
 */
export function rawValueViolations(root: string): Violation[] {
  return filesOf(root, ['packages/{ui,storefront}/src/**/*.css.ts']).flatMap((file) =>
    readText(root, file)
      .split('\n')
      .flatMap((line, index, lines) => {
        const code = line.replace(/\/\*.*?\*\/|\/\/(?! raw:).*|^\s*\*.*/g, '')
        const found = colour.exec(code) ?? length.exec(code)
        const excused = escape.test(line) || escape.test(lines[index - 1] ?? '')
        if (!found || excused) return []
        return [
          {
            where: `${file}:${index + 1}`,
            problem: `raw value ${found[0]}; use a token, or say why: // raw: …`,
          },
        ]
      }),
  )
}
