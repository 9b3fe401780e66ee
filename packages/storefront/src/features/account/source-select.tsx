import { defaultSourceId } from '@colada/domain/account/registration'
import { Select, type SelectProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useSourcesQuery } from './endpoints.ts'

/**
 * How the customer found the shop. While the list is on its way, or where it does not come, the default source
 * is what is sent (spec 001 §9), so nobody has to wait for it.
 */
export function SourceSelect(props: Omit<SelectProps, 'label' | 'options'>) {
  const { t } = useTranslation('account')
  const { data = [], isError } = useSourcesQuery()
  if (isError) return null
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      {...props}
      // A native select shows what its options allow: once they are here it must be told its value again.
      key={options.length}
      label={t('account:fields.source')}
      optional={t('account:fields.optional')}
      options={
        options.length === 0
          ? [{ value: String(defaultSourceId), label: t('account:calls.loading') }]
          : options
      }
    />
  )
}
