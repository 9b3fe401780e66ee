import { findFiles } from '../architecture/files.ts'

/** Every component of ui: each `.tsx` outside the folders `internal`, whose modules have no story. */
export function findComponentFiles(root: string): string[] {
  return findFiles(root, ['packages/ui/src/*/**/*.tsx']).filter((file) => !file.includes('/internal/'))
}
