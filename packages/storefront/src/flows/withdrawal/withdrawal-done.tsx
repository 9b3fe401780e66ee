import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { Callout, DescriptionList, Heading, Stack, Text } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acknowledgement } from './endpoints.ts'

export interface WithdrawalDoneProps {
  readonly acknowledgement: Acknowledgement
  readonly statement: { readonly locator: string; readonly email: string }
}

/** The acknowledgement of a withdrawal on the page; the mail has it, too. */
export function WithdrawalDone({ acknowledgement, statement }: WithdrawalDoneProps) {
  const { t } = useTranslation('withdrawal')
  const language = useLanguage()
  const element = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), [])
  const { reference, receivedAt } = acknowledgement
  const entries = [
    { id: 'reference', term: t('withdrawal:reference'), description: reference },
    { id: 'locator', term: t('withdrawal:fields.locator'), description: statement.locator },
    { id: 'time', term: t('withdrawal:receivedAt'), description: formatDateTime(receivedAt, language) },
  ]
  return (
    <div ref={element} tabIndex={-1}>
      <Callout
        tone="success"
        live="status"
        title={
          <Heading level={3} size="title3">
            {t('withdrawal:doneTitle')}
          </Heading>
        }
      >
        <Stack gap="sm">
          <Text>
            {t('withdrawal:doneText', { email: statement.email, days: serviceTerms.withdrawalDays })}
          </Text>
          <DescriptionList verbatim entries={entries} />
        </Stack>
      </Callout>
    </div>
  )
}
