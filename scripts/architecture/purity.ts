import { findFiles, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

interface ForbiddenPattern {
  readonly files: readonly string[]
  readonly pattern: RegExp
  readonly problem: string
}

const forbiddenPatterns: readonly ForbiddenPattern[] = [
  {
    files: ['packages/domain/src/**/*.ts'],
    pattern: /\bDate\.now\(|\bnew Date\(\)|Temporal\.Now\b|\bMath\.random\(/g,
    problem: 'domain is pure; the caller passes clock and random numbers',
  },
  {
    files: [
      'packages/{illustrations,ui,client,storefront,backoffice,mails,api,server,domain}/src/**/*.{ts,tsx}',
    ],
    pattern: /\.toLocale(?:Date|Time)?String\(/g,
    problem: 'dates and amounts use the formatters of @colada/client/format',
  },
  {
    files: ['packages/ui/src/**/*.tsx'],
    pattern: /\bfetch\(/g,
    problem: 'ui has no data fetching',
  },
]

/**
 * Forbids clocks, locale formatting and data fetching in packages that must not depend on them. The compiler refuses the
 * globals of other environments (`tsconfig.json` of each package).
 */
export function purityViolations(root: string): Violation[] {
  return forbiddenPatterns.flatMap(({ files, pattern, problem }) =>
    findFiles(root, files).flatMap((file) => {
      const text = readText(root, file)
      return [...text.matchAll(pattern)].map((match) => ({
        where: `${file}:${lineAt(text, match.index)}`,
        problem: `${match[0]} ${problem}`,
      }))
    }),
  )
}
