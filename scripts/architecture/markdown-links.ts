import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findFiles, lineAt, readText } from './files.ts'
import type { Violation } from './violation.ts'

const link = /!?\[[^\]]*\]\(([^)\s]+)\)/g
const code = /```[\s\S]*?```|`[^`\n]*`/g

/** Requires the files and headings that Markdown links to. External URLs are not requested. */
export function markdownLinkViolations(root: string): Violation[] {
  return findFiles(root, ['*.md', 'docs/**/*.md', 'packages/*/*.md']).flatMap((file) => {
    const text = readText(root, file).replace(code, (block) => block.replace(/[^\n]/g, ' '))
    return [...text.matchAll(link)].flatMap((match) => {
      const target = match[1]!
      if (/^[a-z]+:/.test(target)) return []
      const [href = '', heading] = target.split('#')
      const path = href === '' ? file : posix.join(posix.dirname(file), decodeURI(href))
      const where = `${file}:${lineAt(text, match.index)}`
      if (!existsSync(join(root, path)))
        return [{ where, problem: `links to ${target}, which does not exist` }]
      if (heading && path.endsWith('.md') && !headings(root, path).includes(heading)) {
        return [{ where, problem: `links to the heading #${heading} of ${path}, which does not exist` }]
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
