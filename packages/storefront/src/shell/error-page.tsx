import { Button, ButtonLink, Container, EmptyState, ErrorState, Image } from '@colada/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { categoryIds } from '@colada/domain/catalogue/category'
import { useOffline } from '../platform/browser/use-offline.ts'
import { slugsOf } from '../platform/catalogue/slugs.ts'
import { useLanguage, useWords } from '../platform/language/words.tsx'
import { routePath } from '../platform/routes/paths.ts'
import { useFailureWords } from './error-words.ts'

/** In place of a page that is not there or could not be shown. */
export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

export function NotFound() {
  const { t, language } = useWords()
  const all = routePath(language, 'Category', { categoria: slugsOf(categoryIds.all)[language] })
  return (
    <Container>
      <title>{`${t('shell:notFound.title')} | Colada`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={t('shell:notFound.title')}
        picture={<Image src="/pictures/empty/not-found.svg" alt="" width={320} height={240} />}
        actions={
          <>
            <ButtonLink href={all}>{t('shell:toServices')}</ButtonLink>
            <ButtonLink href={routePath(language, 'Home')} appearance="outline">
              {t('shell:toHome')}
            </ButtonLink>
          </>
        }
      >
        {t('shell:notFound.text')}
      </EmptyState>
    </Container>
  )
}

/** Why a page is not shown, and the ways on. */
export function Failed() {
  const words = useFailureWords()
  const language = useLanguage()
  const offline = useOffline()
  return (
    <Container>
      <ErrorState
        level={1}
        title={offline ? words.offlineTitle : words.failedTitle}
        actions={
          <>
            <Button onClick={() => location.reload()}>{words.retry}</Button>
            <ButtonLink href={routePath(language, 'Home')} appearance="outline">
              {words.home}
            </ButtonLink>
          </>
        }
      >
        {offline ? words.offlineText : words.failedText}
      </ErrorState>
    </Container>
  )
}
