import { Heading } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { paymentTitle } from '../../features/payment/payment-title.ts'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

export interface PaymentHeadProps {
  /** Empty for a new order. */
  readonly processType: string
  /** The chosen method. */
  readonly method?: string
}

/** Title of a payment. */
export function PaymentHead({ processType, method }: PaymentHeadProps) {
  const { t } = useTranslation('payment')
  const title = t(paymentTitle(processType, method))
  return (
    <>
      <ScreenHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
    </>
  )
}
