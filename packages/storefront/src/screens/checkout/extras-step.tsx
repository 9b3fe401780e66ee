import { remarksLength } from '@colada/domain/payment/window'
import { Card, Heading, Stack, TextArea } from '@colada/ui'
import type { OrderDraft } from '../../features/orders/order-draft.ts'
import { PromoCode } from '../../features/promotions/promo-code.tsx'
import { useWords } from '../../platform/language/words.tsx'
import type { usePrice } from './use-price.ts'

export interface ExtrasStepProps {
  readonly draft: OrderDraft
  readonly price: ReturnType<typeof usePrice>
  readonly firstOrder: boolean
  readonly onChange: (part: Partial<OrderDraft>) => void
}

/** Step 3: promotions, and what the driver should know. */
export function ExtrasStep({ draft, price, firstOrder, onChange }: ExtrasStepProps) {
  const { t } = useWords()
  return (
    <Card as="section" padding="large" aria-labelledby="checkout-extras">
      <Stack gap="md">
        <Heading level={2} size="title3" id="checkout-extras">
          {t('orders:checkout.extras')}
        </Heading>
        <PromoCode
          order={price.wanted}
          code={draft.promoCode}
          quote={price.quote}
          firstOrder={firstOrder}
          onChange={(promoCode) => onChange({ promoCode })}
        />
        <TextArea
          label={t('orders:checkout.remarks')}
          optional={t('account:fields.optional')}
          hint={t('orders:checkout.remarksHint')}
          maxLength={remarksLength}
          counter={(count) => t('orders:checkout.remarksLeft', { count })}
          value={draft.remarks}
          onChange={(event) => onChange({ remarks: event.target.value })}
        />
      </Stack>
    </Card>
  )
}
