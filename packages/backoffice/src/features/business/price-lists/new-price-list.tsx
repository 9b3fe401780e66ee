import { problemText } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { SubmitForm } from '@colada/client/forms/submit-form'
import { MAX_PRICE_LIST_NAME_CHARACTERS } from '@colada/domain/staff/price-list-contract'
import { TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { priceListPath } from '../../../platform/paths.ts'
import { useAddPriceListMutation } from './endpoints.ts'

/** Adds a price list and opens it, so that its prices are entered. */
export function NewPriceList() {
  const { t } = useTranslation(['business', 'common'])
  const navigate = useNavigate()
  const keyOf = useAttemptKey()
  const [name, setName] = useState('')
  const [isSent, setSent] = useState(false)
  const [add, { isLoading, error }] = useAddPriceListMutation()
  const isMissing = name.trim() === ''

  const submit = async () => {
    setSent(true)
    if (isMissing) return
    const body = { name: name.trim() }
    const { data } = await add({ body, key: keyOf(body) })
    if (data) await navigate(priceListPath(data.list.id))
  }

  return (
    <SubmitForm
      label={t('business:priceLists.new')}
      onSubmit={submit}
      problem={error && problemText(error, t)}
      submitLabel={t('business:priceLists.add')}
      busyLabel={t('business:busy')}
      isBusy={isLoading}
    >
      <TextField
        label={t('business:priceLists.name')}
        autoComplete="off"
        maxLength={MAX_PRICE_LIST_NAME_CHARACTERS}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isSent && isMissing ? t('business:priceLists.nameMissing') : undefined}
      />
    </SubmitForm>
  )
}
