import { stores } from '@colada/domain/coverage/stores'
import { ModeBanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useGetStoreModeQuery } from '../../features/account/login/store-mode.ts'
import { useSignOut } from '../use-sign-out.ts'

/** The banner of store mode: staff of a store act for the signed-in customer until they finish. */
export default function StoreBanner() {
  const { t } = useTranslation('shell')
  const { data } = useGetStoreModeQuery()
  const signOut = useSignOut()
  const store = stores.find(({ id }) => id === data?.lavanderia_id)
  return (
    <ModeBanner
      mode="store"
      label={t('shell:mode.label')}
      title={t('shell:mode.store')}
      text={
        data && store
          ? t('shell:mode.storeText', { store: store.name, customer: data.customer.name })
          : t('shell:mode.storeLoading')
      }
      {...(data && { resume: { label: t('shell:mode.switchCustomer'), href: data.backoffice_url } })}
      leave={{ label: t('shell:mode.finish'), onClick: () => void signOut() }}
    />
  )
}
