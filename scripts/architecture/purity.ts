import { filesOf, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

interface Ban {
  readonly files: readonly string[]
  readonly except?: RegExp
  readonly pattern: RegExp
  readonly problem: string
}

const bans: readonly Ban[] = [
  {
    files: ['packages/domain/src/**/*.ts'],
    pattern:
      /\bDate\.now\(|\bnew Date\(\)|Temporal\.Now\b|\bprocess\.(?:env|argv|cwd|exit|hrtime|platform)\b|\bMath\.random\(/g,
    problem: 'domain is pure: the caller passes the clock, the environment and the chance',
  },
  {
    files: ['packages/{illustrations,ui,storefront,api,domain}/src/**/*.{ts,tsx}'],
    except: /packages\/storefront\/src\/platform\/language\//,
    pattern: /\.toLocale(?:Date|Time)?String\(/g,
    problem: 'dates and amounts go through the one formatter of platform/language',
  },
  {
    files: ['packages/ui/src/**/*.tsx'],
    pattern: /\bfetch\(|from 'react-redux'|from 'react-router/g,
    problem: 'ui has no data, store or routes of its own',
  },
]

/** Uses of clocks, locales and data where the house forbids them. */
export function purityViolations(root: string): Violation[] {
  return bans.flatMap(({ files, except, pattern, problem }) =>
    filesOf(root, files)
      .filter((file) => !except?.test(file))
      .flatMap((file) => {
        const text = readText(root, file)
        return [...text.matchAll(pattern)].map((match) => ({
          where: `${file}:${lineAt(text, match.index)}`,
          problem: `${match[0]} ${problem}`,
        }))
      }),
  )
}
