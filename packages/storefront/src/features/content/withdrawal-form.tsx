import { company } from '@colada/domain/content/company'
import { Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** The model form of the right of withdrawal: to print and fill in, or to open in a mail program. */
export function WithdrawalForm() {
  const { t } = useTranslation('content')
  const { legalName, registeredOffice, email } = company
  const model = t('content:withdrawal.model', { legalName, registeredOffice, email })
  const subject = t('content:withdrawal.subject')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(model)}`
  return (
    <Stack gap="md">
      {model.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TextLink href={`mailto:${email}?${query}`} standalone>
        {t('content:withdrawal.send')}
      </TextLink>
    </Stack>
  )
}
