import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesOf, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

const link = /!?\[[^\]]*\]\(([^)\s]+)\)/g
const code = /```[\s\S]*?```|`[^`\n]*`/g

/** Links of the Markdown to files or headings that are not there. Addresses on the web are not asked. */
export function markdownLinkViolations(root: string): Violation[] {
  return filesOf(root, ['*.md', 'docs/**/*.md', 'packages/*/*.md']).flatMap((file) => {
    const text = readText(root, file).replace(code, (block) => block.replace(/[^\n]/g, ' '))
    return [...text.matchAll(link)].flatMap((match) => {
      const target = match[1]!
      if (/^[a-z]+:/.test(target)) return []
      const [path = '', heading] = target.split('#')
      const place = path === '' ? file : posix.join(posix.dirname(file), decodeURI(path))
      const where = `${file}:${lineAt(text, match.index)}`
      if (!existsSync(join(root, place)))
        return [{ where, problem: `links to ${target}, which is not there` }]
      if (heading && place.endsWith('.md') && !headings(root, place).includes(heading)) {
        return [{ where, problem: `links to the heading #${heading} of ${place}, which is not there` }]
      }
      return []
    })
  })
}

function headings(root: string, file: string): string[] {
  return [...readText(root, file).matchAll(/^#+\s+(.*)$/gm)].map((match) =>
    match[1]!
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}
