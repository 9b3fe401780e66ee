import { problemText, toProblem } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { wireOpener } from '@colada/domain/counter/contract'
import { MAX_TILLS } from '@colada/domain/counter/drawer'
import { Button, Callout, Inline, Select, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CashFields } from './cash-fields.tsx'
import { type CashPieces, toCashCount } from './cash-pieces.ts'
import { useOpenDrawerMutation } from './endpoints.ts'

const tills = Array.from({ length: MAX_TILLS }, (_, index) => index + 1)

/** Opens the drawer of a till with its float. `usedTills` have an open one. */
export function OpenDrawerForm({ usedTills }: { readonly usedTills: readonly number[] }) {
  const { t } = useTranslation(['drawer', 'common'])
  const language = useLanguage()
  const keyOf = useAttemptKey()
  const [till, setTill] = useState(() => String(tills.find((each) => !usedTills.includes(each)) ?? 1))
  const [pieces, setPieces] = useState<CashPieces>({})
  const [openDrawer, { isLoading, error }] = useOpenDrawerMutation()
  const opener = wireOpener.safeParse(error && toProblem(error).body)

  const submit = () => {
    const body = { till: Number(till), float: toCashCount(pieces) }
    void openDrawer({ body, key: keyOf(body) })
  }

  return (
    <form
      aria-label={t('drawer:open.title')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <Select
          label={t('drawer:till')}
          value={till}
          options={tills.map((each) => ({ value: String(each), label: t('drawer:tillOf', { till: each }) }))}
          onChange={(event) => setTill(event.target.value)}
        />
        <CashFields legend={t('drawer:open.float')} pieces={pieces} onPiecesChange={setPieces} />
        {error && (
          <Callout tone="danger" live="alert" title={problemText(error, t)}>
            {opener.success &&
              t('drawer:open.elsewhere', {
                name: opener.data.opened_by,
                time: formatDateTime(opener.data.opened_at, language),
              })}
          </Callout>
        )}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('drawer:busy')}>
            {t('drawer:open.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
