import type { ReactNode } from 'react'
import { Stack } from '../../layout/stack.tsx'
import { CallToAction, type CallToActionProps } from '../content/call-to-action.tsx'

export type ReferralBoxProps = Pick<CallToActionProps, 'title' | 'headingLevel' | 'picture'> & {
  /** Conditions of the referral. */
  readonly text: string
  /** The customer's code, as a VoucherCard. Omitted for visitors. */
  readonly code?: ReactNode
  /** Share buttons, or a link to the registration. */
  readonly action: ReactNode
}

/** Referral programme. Not for business customers (spec 000 §2, Profile). */
export function ReferralBox({ code, action, ...box }: ReferralBoxProps) {
  return (
    <CallToAction
      {...box}
      actions={
        <Stack gap="md" align="start">
          {code}
          {action}
        </Stack>
      }
    />
  )
}
