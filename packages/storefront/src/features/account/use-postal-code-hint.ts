import { isPostalCode, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { useTranslation } from 'react-i18next'
import { usePostalCodeQuery } from './endpoints.ts'

/** Whether the vans come to what is being typed, as soon as it is a postal code; `undefined` before. */
export function usePostalCodeHint(typed: string): string | undefined {
  const { t } = useTranslation('account')
  const code = trimPostalCode(typed)
  const { currentData: check, isFetching } = usePostalCodeQuery(code, { skip: !isPostalCode(code) })
  if (!isPostalCode(code)) return undefined
  if (check?.covered) return t('account:address.covered', { place: check.town })
  if (check) return t('account:address.notCovered', { code })
  // Where the check does not answer, saving the address tells.
  return isFetching ? t('account:address.checking') : undefined
}
