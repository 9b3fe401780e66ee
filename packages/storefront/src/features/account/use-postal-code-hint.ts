import { isPostalCode, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { useTranslation } from 'react-i18next'
import { usePostalCodeQuery } from './endpoints.ts'

/** Whether a postal code is covered; `undefined` while the input is not a postal code. */
export function usePostalCodeHint(typed: string): string | undefined {
  const { t } = useTranslation('account')
  const code = trimPostalCode(typed)
  const { currentData: check, isFetching } = usePostalCodeQuery(code, { skip: !isPostalCode(code) })
  if (!isPostalCode(code)) return undefined
  if (check?.isCovered) return t('account:address.covered', { place: check.town })
  if (check) return t('account:address.notCovered', { code })
  // After a failed check no hint is shown; saving the address checks again.
  return isFetching ? t('account:address.checking') : undefined
}
