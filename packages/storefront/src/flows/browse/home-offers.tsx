import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { ButtonLink, Container, Sidebar } from '@colada/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentUser } from '../../features/account/current-user.tsx'
import { withReferral } from '../../features/account/registration/referral-code.ts'
import { PromoBox } from '../../features/promotions/promo-box.tsx'
import { Referral } from '../../features/promotions/referral.tsx'

const OwnReferral = lazyWithRetry(() => import('../../features/promotions/own-referral.tsx'))

/** Referral and promo code. Companies have no referral (spec 000 §2, Home). */
export default function HomeOffers() {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const anonymousReferral = (
    <Referral
      action={
        <ButtonLink href={routePath(language, 'Register')} rel="nofollow">
          {t('promotions:referral.account')}
        </ButtonLink>
      }
    />
  )
  return (
    <Container>
      <Sidebar side="end" gap="lg">
        <CurrentUser anonymous={anonymousReferral}>
          {(me) =>
            me.isBusiness ? null : (
              <Suspense fallback={null}>
                <OwnReferral
                  code={me.promoCode}
                  invitation={me.invitation}
                  page={withReferral(routePath(language, 'Home'), me.promoCode)}
                />
              </Suspense>
            )
          }
        </CurrentUser>
        <PromoBox />
      </Sidebar>
    </Container>
  )
}
