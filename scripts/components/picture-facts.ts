import { allCategories, catalogue } from '#api/seed/catalogue/catalogue.ts'
import { filesOf } from '../architecture/files.ts'

/** Pictures of one kind, as the illustrations page shows them. */
export interface PictureGroup {
  readonly name: string
  /** Address below the shop's origin, and what is drawn. */
  readonly pictures: readonly { readonly src: string; readonly name: string }[]
}

const publicFolder = 'packages/storefront/public/'

/** Every drawing of the shop by kind; products and categories by their Spanish names. */
export function pictureGroups(root: string): readonly PictureGroup[] {
  const names = namesOfSeed()
  const files = filesOf(root, [`${publicFolder}pictures/**/*.svg`]).map((file) =>
    file.slice(publicFolder.length),
  )
  const groups = Map.groupBy(files, (file) => (file.split('/').length > 2 ? file.split('/')[1]! : 'scenes'))
  return [...groups].map(([name, paths]) => ({
    name,
    pictures: paths
      .map((path) => ({
        src: `/${path}`,
        name: names.get(path) ?? path.split('/').at(-1)!.replace('.svg', ''),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es', { numeric: true })),
  }))
}

function namesOfSeed(): ReadonlyMap<string, string> {
  const categories = [allCategories, ...catalogue]
  return new Map([
    ...categories.map(({ id, es }) => [`pictures/categories/${id}.svg`, `${id} · ${es.name}`] as const),
    ...catalogue.flatMap(({ products }) =>
      products.map(({ id, es }) => [`pictures/products/${id}.svg`, `${id} · ${es.name}`] as const),
    ),
  ])
}
