import { problemText, toProblem } from '@colada/client/api/problem-text'
import { wireDifference, type WireDrawer } from '@colada/domain/counter/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Card, DescriptionList, Inline, Stack, Text, TextArea } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CashFields } from './cash-fields.tsx'
import { type CashPieces, toCashCount } from './cash-pieces.ts'
import { useCloseDrawerMutation } from './endpoints.ts'

const MAX_REASON_CHARACTERS = 300

export interface CountFormProps {
  readonly drawer: WireDrawer
  /** The count was stored: the drawer is closed, or waits for an approval. */
  readonly onCounted: () => void
}

/** Counts a drawer. What it should have appears only after a count whose difference needs a reason. */
export function CountForm({ drawer: { id }, onCounted }: CountFormProps) {
  const { t } = useTranslation(['drawer', 'common'])
  const [pieces, setPieces] = useState<CashPieces>({})
  const [reason, setReason] = useState('')
  const [closeDrawer, { isLoading, error }] = useCloseDrawerMutation()
  const problem = error && toProblem(error)
  const difference = wireDifference.safeParse(problem?.body)
  const needsReason = problem?.errors.reason !== undefined

  const submit = async () => {
    const result = await closeDrawer({ id, body: { counted: toCashCount(pieces), reason } })
    const isStored =
      result.error === undefined || toProblem(result.error).code === statusCodes.approvalRequired.code
    if (isStored) onCounted()
  }

  return (
    <form
      aria-label={t('drawer:closing.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="md">
        <Text>{t('drawer:closing.blind')}</Text>
        <CashFields legend={t('drawer:closing.cash')} pieces={pieces} onPiecesChange={setPieces} />
        {difference.success && needsReason && (
          <Card>
            <DescriptionList
              verbatim
              entries={(['expected', 'counted', 'difference'] as const).map((name) => ({
                id: name,
                term: t(`drawer:${name}`),
                description: formatMoney(fromEuros(difference.data[name])),
                strong: name === 'difference',
              }))}
            />
          </Card>
        )}
        {error && (
          <Callout tone={needsReason ? 'warning' : 'danger'} live="alert">
            {needsReason ? t('drawer:closing.reasonNeeded') : problemText(error, t)}
          </Callout>
        )}
        {(needsReason || reason !== '') && (
          <TextArea
            label={t('drawer:closing.reason')}
            maxLength={MAX_REASON_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('drawer:busy')}>
            {t('drawer:closing.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
