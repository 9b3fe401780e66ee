import { formatMoney } from '@colada/domain/money/format-money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { ReferralBox } from '@colada/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** The customer's code; visitors have none. */
  readonly code?: ReactNode
  /** Share buttons, or a link to the registration. */
  readonly action: ReactNode
}

/** The referral offer (spec 000 §1, Referral). */
export function Referral(props: Props) {
  const { t } = useTranslation('promotions')
  const reward = formatMoney(REFERRAL_REWARD_CENTS)
  return (
    <ReferralBox
      title={t('promotions:referral.title', { reward })}
      headingLevel={2}
      text={t('promotions:referral.text', { reward, percent: firstOrderOffer.percent })}
      picture={{ src: '/pictures/pages/referral.svg', width: 320, height: 240 }}
      {...props}
    />
  )
}
