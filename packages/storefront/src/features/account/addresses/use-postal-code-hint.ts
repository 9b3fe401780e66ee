import type { ZipCheck } from '@colada/domain/coverage/contract'
import { isPostalCode, trimPostalCode, withLeadingZero } from '@colada/domain/coverage/postal-code'
import { useTranslation } from 'react-i18next'
import { usePostalCodeQuery } from '../endpoints.ts'

export interface PostalCodeHint {
  readonly hint: string | undefined
  /** The response for a complete postal code. */
  readonly check: ZipCheck | undefined
}

/**
 * Whether a postal code is covered. Until the input is one there is no hint, but for a code rejected without its leading
 * zero.
 */
export function usePostalCodeHint(typed: string, isRejected: boolean): PostalCodeHint {
  const { t } = useTranslation('account')
  const code = trimPostalCode(typed)
  const { currentData: check, isFetching } = usePostalCodeQuery(code, { skip: !isPostalCode(code) })
  return { hint: getHint(), check }

  function getHint(): string | undefined {
    const withZero = isRejected && withLeadingZero(code)
    if (withZero) return t('account:address.withZero', { code: withZero })
    if (!isPostalCode(code)) return undefined
    if (check?.isCovered) return t('account:address.covered', { place: check.town })
    if (check) return t('account:address.notCovered', { code })
    // After a failed check no hint is shown; saving the address checks again.
    return isFetching ? t('account:address.checking') : undefined
  }
}
