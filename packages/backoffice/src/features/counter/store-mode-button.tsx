import { problemText } from '@colada/client/api/problem-text'
import { Button, Callout } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeQuery } from '../../platform/session/me.ts'
import { useStoreLinkMutation } from './endpoints.ts'

/** Opens the shop in store mode for a customer, in a tab of its own. Store mode needs a store. */
export function StoreModeButton({ customerId }: { readonly customerId: number }) {
  const { t } = useTranslation(['counter', 'common'])
  const { data: me } = useMeQuery()
  const [makeLink, { isLoading, error }] = useStoreLinkMutation()
  const [blockedUrl, setBlockedUrl] = useState<string>()
  if (!me || me.store_id === null) return null
  const open = async () => {
    setBlockedUrl(undefined)
    const { data: url } = await makeLink(customerId)
    // A browser that blocks the tab gets a link.
    if (url !== undefined && window.open(url, '_blank') === null) setBlockedUrl(url)
  }
  return (
    <>
      <Button
        tone="neutral"
        appearance="outline"
        loading={isLoading}
        loadingLabel={t('counter:storeMode.busy')}
        onClick={() => void open()}
      >
        {t('counter:storeMode.open')}
      </Button>
      {error && (
        <Callout tone="danger" live="alert">
          {problemText(error, t)}
        </Callout>
      )}
      {blockedUrl !== undefined && (
        <Callout live="status">
          <a href={blockedUrl} target="_blank" rel="noreferrer">
            {t('counter:storeMode.link')}
          </a>
        </Callout>
      )}
    </>
  )
}
