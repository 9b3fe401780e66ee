import type { ReactNode } from 'react'

import { Stack } from '../../layout/stack.tsx'
import { CallToAction, type CallToActionProps } from '../content/call-to-action.tsx'

export type ReferralBoxProps = Pick<CallToActionProps, 'title' | 'headingLevel' | 'picture'> & {
  /** What both sides get, and when. */
  readonly text: string
  /** The customer's own code, as a VoucherCard. Left out for a visitor, who has none. */
  readonly code?: ReactNode
  /** Ways to pass it on, or the way to an account. */
  readonly action: ReactNode
}

/** Bring a friend: what it earns, the code, and the ways to pass it on. Business customers have none (spec 000 §2, Profile). */
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
