import { Button, ButtonLink, Container, EmptyState, ErrorState, Image } from '@colada/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { categoryIds } from '@colada/domain/catalogue/category'
import { slugsOf } from '../platform/catalogue/slugs.ts'
import { useLanguage } from '../platform/language/words.tsx'
import { routePath } from '../platform/routes/paths.ts'
import { useErrorWords } from './error-words.ts'

/** In place of a page that is not there or could not be shown. */
export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

export function NotFound() {
  const words = useErrorWords()
  const language = useLanguage()
  const all = routePath(language, 'Category', { categoria: slugsOf(categoryIds.all)[language] })
  return (
    <Container>
      <title>{`${words.notFoundTitle} | Colada`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={words.notFoundTitle}
        picture={<Image src="/pictures/empty/not-found.svg" alt="" width={320} height={240} />}
        actions={
          <>
            <ButtonLink href={all}>{words.services}</ButtonLink>
            <ButtonLink href={routePath(language, 'Home')} appearance="outline">
              {words.home}
            </ButtonLink>
          </>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </Container>
  )
}

function Failed() {
  const words = useErrorWords()
  const language = useLanguage()
  const offline = typeof navigator !== 'undefined' && !navigator.onLine
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
