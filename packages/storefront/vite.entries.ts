import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets a screen's own modules stand in the file the router asks for, instead of one behind it: a request less for
 * every screen. The router's plugin would keep such files to what it names.
 */
const mergeIntoEntries: Plugin = {
  name: 'merge-into-entries',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
}

const entry = 'src/entry.client.tsx'
const root = 'src/root.tsx?__react-router-build-client-route'

/**
 * Lets the root's file be the entry's, too: every page runs both, and the entry's own would do nothing but ask for the
 * other. What brings a page to life then stands beside the root and waits for the screens (`whenModulesAreHere`).
 */
const rootIsEntry: Plugin = {
  name: 'root-is-entry',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }) {
      const list = join(dir, '.vite', 'manifest.json')
      const chunks = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { file: string }>
      const [own, shared] = [chunks[entry], chunks[root]]
      if (!own || !shared) throw new Error(`${list} should name ${entry} and ${root}.`)
      const code = readFileSync(join(dir, own.file), 'utf8').trim()
      if (!/^import"[^"]+";$/.test(code)) throw new Error(`${own.file} should only ask for the root: ${code}`)
      unlinkSync(join(dir, own.file))
      own.file = shared.file
      writeFileSync(list, JSON.stringify(chunks, null, 2))
    },
  },
}

/** What spares every page requests. */
export const fewerEntries = [mergeIntoEntries, rootIsEntry]
