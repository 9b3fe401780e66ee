import { Text } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentUser } from '../../features/account/current-user.tsx'
import { hasApplePay } from '../../features/payment/apple-pay.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'

/**
 * What the payment page accepts; Apple Pay where the browser has it. Google Pay is left out: only a script of the card
 * provider knows whether it is available. Staff and companies with approved credit do not pay online.
 */
export function PaymentNote() {
  const { t } = useTranslation('cart')
  const isStaff = useAppSelector(selectStaff)
  const [isApplePay] = useState(hasApplePay)
  if (isStaff) return null
  const lineOf = (text: string) => (
    <Text size="small" tone="secondary" align="center">
      {text}
    </Text>
  )
  const note = lineOf(t(isApplePay ? 'cart:payWithApplePay' : 'cart:payWith'))
  return (
    <CurrentUser anonymous={note} loading={lineOf('\u00a0')}>
      {(me) => (me.isOnAccount ? null : note)}
    </CurrentUser>
  )
}
