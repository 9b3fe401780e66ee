import { DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import { Select, type SelectProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useSourcesQuery } from '../endpoints.ts'

/**
 * How the customer found the shop. While the list loads, or when it fails to load, the default source is submitted
 * (spec 001 §9), so the form does not wait for it.
 */
export function SourceSelect(props: Omit<SelectProps, 'label' | 'options'>) {
  const { t } = useTranslation(['account', 'common'])
  const { data = [], isError } = useSourcesQuery()
  if (isError) return null
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      {...props}
      // Remounted when the options arrive: a native select does not select a value that had no option before.
      key={options.length}
      label={t('account:fields.source')}
      optional={t('account:fields.optional')}
      options={
        options.length === 0
          ? [{ value: String(DEFAULT_SOURCE_ID), label: t('common:calls.loading') }]
          : options
      }
    />
  )
}
