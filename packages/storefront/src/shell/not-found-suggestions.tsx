import { useLanguage } from '@colada/client/language/use-language'
import { autocomplete } from '@colada/domain/catalogue/autocomplete'
import { homeCategoryIds } from '@colada/domain/catalogue/suggestions'
import { ButtonLink, Heading, Inline, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useCatalogue } from '../features/catalogue/use-catalogue.ts'
import { useSearchReady } from '../features/catalogue/use-search-ready.ts'
import { allProducts, toProductView } from '../features/catalogue/views.ts'
import { menusIn } from './header/navigation.ts'
import { wordsOfPath } from './header/words-of-path.ts'

const MAX_PRODUCTS = 6

/** Garments whose names have words of the path, and the main categories, on the page of an unknown path. */
export default function NotFoundSuggestions() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname } = useLocation()
  const { catalogue } = useCatalogue(true)
  const isReady = useSearchReady(catalogue)
  const found =
    catalogue && isReady
      ? wordsOfPath(pathname).flatMap(
          (word) => autocomplete(catalogue.categories, allProducts(catalogue.categories), word).products,
        )
      : []
  const products = [...new Set(found)].slice(0, MAX_PRODUCTS).map((each) => toProductView(each, language))
  const categories = menusIn(language, t)
    .flatMap(({ links }) => links)
    .filter(({ category }) => category !== undefined && homeCategoryIds.includes(category))
    .map(({ id, label, href }) => ({ id, title: label, href }))
  return (
    <Stack gap="lg">
      {products.length > 0 && <Links title={t('shell:notFound.products')} links={products} />}
      <Links title={t('shell:notFound.categories')} links={categories} />
    </Stack>
  )
}

interface LinksProps {
  readonly title: string
  readonly links: readonly { readonly id: string | number; readonly title: string; readonly href: string }[]
}

function Links({ title, links }: LinksProps) {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2} size="title4">
        {title}
      </Heading>
      <Inline gap="xs">
        {links.map((link) => (
          <ButtonLink key={link.id} href={link.href} size="small" appearance="outline">
            {link.title}
          </ButtonLink>
        ))}
      </Inline>
    </Stack>
  )
}
