import { company } from '@colada/domain/content/company'
import { Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** The model form of the right of withdrawal, to print and fill in (Directive 2011/83/EU, annex I.B). */
export function WithdrawalForm() {
  const { t } = useTranslation('content')
  const { legalName, registeredOffice, email } = company
  const model = t('content:withdrawal.model', { legalName, registeredOffice, email })
  return (
    <Stack gap="md">
      {model.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  )
}
