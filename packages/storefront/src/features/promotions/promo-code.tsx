import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { Callout, CouponField, Stack, Text, TextButton } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteRequest } from './endpoints.ts'
import { type PromoRejection, usePromoCheck } from './use-promo-check.ts'

export interface PromoCodeProps {
  /** The order without a code. */
  readonly order: Omit<QuoteRequest, 'promoCode'>
  /** The applied code; empty without one. */
  readonly applied: string
  /** What it takes off. */
  readonly terms: string
  /** A code that no longer applies. */
  readonly removed: PromoRejection | null
  /** Shows the offer for the first order. */
  readonly isFirstOrder: boolean
  readonly onChange: (code: string) => void
}

/** The promo code of an order; it is checked before it is applied (spec 000 §4, Coupon). */
export function PromoCode({ order, applied, terms, removed, isFirstOrder, onChange }: PromoCodeProps) {
  const { t } = useTranslation('promotions')
  const [typed, setTyped] = useState('')
  const { apply, checking, rejection } = usePromoCheck(order, onChange)

  const submit = async (code: string) => {
    setTyped(code)
    if (await apply(code)) setTyped('')
  }

  return (
    <Stack gap="xs">
      <CouponField
        label={t('promotions:code')}
        value={typed}
        onChange={setTyped}
        onApply={(code) => void submit(code)}
        apply={{ label: t('promotions:apply'), busyLabel: t('promotions:checking') }}
        busy={checking !== null}
        error={rejection?.text}
        applied={
          applied === ''
            ? undefined
            : {
                text: [t('promotions:applied', { code: applied }), terms].filter(Boolean).join('. '),
                removeLabel: t('promotions:remove', { code: applied }),
                onRemove: () => onChange(''),
              }
        }
      />
      {removed && !rejection && applied === '' && (
        <Callout tone="warning" live="status">
          {`${removed.code}: ${removed.text}`}
        </Callout>
      )}
      {isFirstOrder && applied === '' && (
        <Text size="small" tone="secondary">
          {t('promotions:firstOrder', firstOrderOffer)}{' '}
          <TextButton onClick={() => void apply(firstOrderOffer.code)}>
            {t('promotions:useCode', { code: firstOrderOffer.code })}
          </TextButton>
        </Text>
      )}
    </Stack>
  )
}
