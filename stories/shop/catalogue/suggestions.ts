import type { Suggestion } from '@colada/ui'
import { categoryPicture, productPicture } from '../pictures.ts'
import type { CatalogueMessages } from './messages.ts'

type Found =
  | { readonly kind: 'none'; readonly text: string }
  | {
      readonly kind: 'found'
      readonly groups: readonly {
        readonly id: string
        readonly heading: string
        readonly items: readonly Suggestion[]
      }[]
      readonly status: string
      readonly showAll: { readonly label: string; readonly href: string }
    }

/** The results of a story's search: all for known prefixes, none for others. */
export const foundFor = (t: CatalogueMessages, typed: string): Found => {
  if (typed.startsWith('z')) return { kind: 'none', text: t.suggest.none(typed) }
  return {
    kind: 'found',
    status: t.suggest.status(5),
    groups: [
      {
        id: 'categories',
        heading: t.suggest.categories,
        items: [
          {
            id: '8',
            label: t.categoryNames.carpets,
            href: '#8',
            detail: t.suggest.amount(8),
            picture: categoryPicture(8),
          },
        ],
      },
      {
        id: 'products',
        heading: t.suggest.products,
        items: [
          { id: '2', label: t.trousers, href: '#2', detail: '5,95 €', picture: productPicture(2) },
          { id: '301', label: t.carpet, href: '#301', detail: '14,95 €', picture: productPicture(301) },
          { id: '3', label: t.suit, href: '#3', detail: '16,95 €', picture: productPicture(3) },
        ],
      },
    ],
    showAll: { label: t.suggest.all(typed), href: '#all' },
  }
}
