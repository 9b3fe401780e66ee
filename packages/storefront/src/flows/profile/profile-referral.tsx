import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { routePath } from '@colada/domain/routes/route-path'
import { Stack } from '@colada/ui'
import { ReferralBalance } from '../../features/account/profile/referral-balance.tsx'
import { withReferral } from '../../features/account/registration/referral-code.ts'
import OwnReferral from '../../features/promotions/own-referral.tsx'

/** The customer's code to invite friends, and what it has earned. Not for businesses (spec 000 §2, Profile). */
export default function ProfileReferral({ me }: { me: User }) {
  const language = useLanguage()
  const { promoCode, invitation } = me
  return (
    <Stack gap="md">
      <OwnReferral
        code={promoCode}
        invitation={invitation}
        page={withReferral(routePath(language, 'Register'), promoCode)}
      />
      <ReferralBalance />
    </Stack>
  )
}
