import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useOffline } from '@colada/client/browser/use-offline'
import { useWhenOnline } from '@colada/client/browser/use-when-online'
import { useLanguage } from '@colada/client/language/use-language'
import { categoryIds } from '@colada/domain/catalogue/category'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, ButtonLink, Container, EmptyState, ErrorState, Image, Stack } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { slugsOf } from '../platform/catalogue/slugs.ts'

const NotFoundSuggestions = lazyWithRetry(() => import('./not-found-suggestions.tsx'))

/** Replaces a page that does not exist or failed to render. */
export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

export function NotFound() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const all = routePath(language, 'Category', { categoria: slugsOf(categoryIds.all)[language] })
  return (
    <Container>
      <title>{`${t('shell:notFound.title')} | Colada`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap="lg">
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
        <Suspense fallback={null}>
          <NotFoundSuggestions />
        </Suspense>
      </Stack>
    </Container>
  )
}

/** The error state of a page, with a reload and a link to Home. */
export function Failed() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const offline = useOffline()
  useWhenOnline(() => location.reload())
  return (
    <Container>
      <ErrorState
        level={1}
        title={t(offline ? 'shell:offline.title' : 'shell:failed.title')}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('shell:retry')}</Button>
            <ButtonLink href={routePath(language, 'Home')} appearance="outline">
              {t('shell:toHome')}
            </ButtonLink>
          </>
        }
      >
        {t(offline ? 'shell:offline.text' : 'shell:failed.text')}
      </ErrorState>
    </Container>
  )
}
