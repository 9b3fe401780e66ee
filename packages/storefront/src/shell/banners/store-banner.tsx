import { useLanguage } from '@colada/client/language/use-language'
import { stores } from '@colada/domain/coverage/stores'
import { routePath } from '@colada/domain/routes/route-path'
import { ModeBanner } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useGetStoreModeQuery } from '../../features/account/login/store-mode.ts'
import { counterOf, useLeaveStoreMode } from '../store-mode/use-leave-store-mode.ts'

/** The banner of store mode: staff of a store act for the signed-in customer until they finish. */
export default function StoreBanner() {
  const { t } = useTranslation(['shell', 'store'])
  const language = useLanguage()
  const { data } = useGetStoreModeQuery()
  const leave = useLeaveStoreMode()
  const store = stores.find(({ id }) => id === data?.lavanderia_id)
  return (
    <ModeBanner
      mode="store"
      label={t('shell:mode.label')}
      title={t('store:banner.title')}
      text={
        data && store
          ? t(data.staff === '' ? 'store:banner.text' : 'store:banner.textOf', {
              store: store.name,
              staff: data.staff,
              customer: data.customer.name.trim(),
            })
          : t('store:banner.loading')
      }
      {...(data && {
        resume: {
          label: t('store:banner.switchCustomer'),
          href: counterOf(data.backoffice_url),
          onClick: (event) => {
            event.preventDefault()
            void leave(counterOf(data.backoffice_url))
          },
        },
      })}
      other={{ label: t('store:banner.register'), href: routePath(language, 'Register') }}
      leave={{ label: t('store:banner.finish'), onClick: () => void leave(routePath(language, 'Home')) }}
    />
  )
}
