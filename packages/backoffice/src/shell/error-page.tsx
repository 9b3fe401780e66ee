import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, ButtonLink, EmptyState, ErrorState } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

/** Replaces a page that the person's role does not see, that does not exist, or that failed to render. */
export function ErrorPage() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <Failed />
  if (error.status === statusCodes.staffOnly.http) return <WrongRole />
  return error.status === statusCodes.notFound.http ? <NotFound /> : <Failed />
}

export function NotFound() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      level={1}
      title={t('shell:notFound.title')}
      actions={<ButtonLink href="/orders">{t('shell:notFound.action')}</ButtonLink>}
    >
      <title>{`${t('shell:notFound.title')} | ${t('shell:name')}`}</title>
      {t('shell:notFound.text')}
    </EmptyState>
  )
}

export function WrongRole() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      level={1}
      title={t('shell:wrongRole.title')}
      actions={<Button onClick={() => location.reload()}>{t('shell:wrongRole.action')}</Button>}
    >
      <title>{`${t('shell:wrongRole.title')} | ${t('shell:name')}`}</title>
      {t('shell:wrongRole.text')}
    </EmptyState>
  )
}

function Failed() {
  const { t } = useTranslation('shell')
  return (
    <ErrorState
      level={1}
      title={t('shell:failed.title')}
      actions={<Button onClick={() => location.reload()}>{t('shell:failed.action')}</Button>}
    >
      <title>{`${t('shell:failed.title')} | ${t('shell:name')}`}</title>
      {t('shell:failed.text')}
    </ErrorState>
  )
}
