import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { otherLanguage } from '@colada/domain/wire/language'
import { LanguageSwitch, Navbar, SearchBox } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'
import { searchBoxId } from '../../platform/routes/search-terms.ts'
import { useStoreLanguage } from '../use-store-language.ts'
import { HeaderCart } from './header-cart.tsx'
import { useOtherLanguageHref } from './use-other-language-href.ts'
import { useSearch } from './use-search.ts'
import { UserTools } from './user-tools.tsx'

// A phone has the sheet instead: the menu is hidden there and never becomes visible.
const HeaderMenu = lazyWhenVisible('header-menu', () => import('./header-menu.tsx'))
const SiteSheet = lazyWithRetry(() => import('./site-sheet.tsx'))
const SearchSuggestions = lazyWithRetry(() => import('../../features/catalogue/search-suggestions.tsx'))

/** The header of every page. */
export function SiteHeader() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { pathname } = useLocation()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const { container, allResultsHref, box } = useSearch()
  const other = otherLanguage(language)
  const otherHref = useOtherLanguageHref(other)
  const storeLanguage = useStoreLanguage()

  return (
    <>
      <Navbar
        brand={{ name: 'Colada', label: t('shell:brand'), href: routePath(language, 'Home') }}
        menu={<HeaderMenu />}
        search={
          <div ref={container} id={searchBoxId}>
            <SearchBox
              label={t('shell:search.label')}
              placeholder={t('shell:search.placeholder')}
              clearLabel={t('shell:search.clear')}
              suggestions={
                <Suspense fallback={null}>
                  <SearchSuggestions typed={box.value} allHref={allResultsHref(box.value)} />
                </Suspense>
              }
              {...box}
            />
          </div>
        }
        language={
          <LanguageSwitch
            href={otherHref}
            language={other}
            short={other.toUpperCase()}
            label={t('shell:otherLanguage')}
            onClick={storeLanguage(other, otherHref)}
          />
        }
        user={<UserTools pathname={pathname} />}
        cart={<HeaderCart />}
        menuButton={{
          label: t('shell:menuButton'),
          expanded: sheet === 'open',
          onClick: () => setSheet('open'),
        }}
      />
      <Suspense fallback={null}>
        {sheet !== 'never' && (
          <SiteSheet open={sheet === 'open'} onOpenChange={(open) => setSheet(open ? 'open' : 'closed')} />
        )}
      </Suspense>
    </>
  )
}
