import { allCategories, catalogue } from '#api/seed/catalogue/catalogue.ts'
import { findFiles } from '../architecture/files.ts'

/** Illustrations of one kind, for the illustrations page. */
export interface IllustrationGroup {
  readonly name: string
  /** URL path and display name. */
  readonly illustrations: readonly { readonly src: string; readonly name: string }[]
}

const publicFolder = 'packages/storefront/public/'

/** Every illustration by kind; products and categories have their Spanish names. */
export function readIllustrationGroups(root: string): readonly IllustrationGroup[] {
  const names = seedNames()
  const files = findFiles(root, [`${publicFolder}pictures/**/*.svg`]).map((file) =>
    file.slice(publicFolder.length),
  )
  const groups = Map.groupBy(files, (file) => (file.split('/').length > 2 ? file.split('/')[1]! : 'scenes'))
  return [...groups].map(([name, paths]) => ({
    name,
    illustrations: paths
      .map((path) => ({
        src: `/${path}`,
        name: names.get(path) ?? path.split('/').at(-1)!.replace('.svg', ''),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es', { numeric: true })),
  }))
}

function seedNames(): ReadonlyMap<string, string> {
  const categories = [allCategories, ...catalogue]
  return new Map([
    ...categories.map(({ id, es }) => [`pictures/categories/${id}.svg`, `${id} · ${es.name}`] as const),
    ...catalogue.flatMap(({ products }) =>
      products.map(({ id, es }) => [`pictures/products/${id}.svg`, `${id} · ${es.name}`] as const),
    ),
  ])
}
