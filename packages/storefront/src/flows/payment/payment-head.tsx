import { Heading } from '@colada/ui'
import { paymentTitle } from '../../features/payment/payment-title.ts'
import { useTranslation } from 'react-i18next'
import { ScreenHead } from '../../platform/seo/screen-head.tsx'

/** Title of a payment. An empty `processType` gives the title for a new order. */
export function PaymentHead({ processType }: { processType: string }) {
  const { t } = useTranslation('payment')
  const title = t(paymentTitle(processType))
  return (
    <>
      <ScreenHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
    </>
  )
}
