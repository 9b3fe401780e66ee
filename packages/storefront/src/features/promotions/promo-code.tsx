import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { CouponField, Stack, Text, TextButton } from '@colada/ui'
import { useState } from 'react'
import { problemText } from '../../platform/api/problem-text.ts'
import { useWords } from '../../platform/language/words.tsx'
import { type Quote, type QuoteWanted, useLazyQuoteQuery } from './endpoints.ts'

export interface PromoCodeProps {
  /** The order as it stands, without a code. */
  readonly order: Omit<QuoteWanted, 'promoCode'>
  /** The code that was given before, and what the API says of it now. */
  readonly code: string
  readonly quote: Quote | undefined
  /** The customer has not ordered yet: the welcome offer is for them. */
  readonly firstOrder: boolean
  readonly onChange: (code: string) => void
}

/** A promo code: checked when given, and kept only while it counts (spec 000 §4, Coupon). */
export function PromoCode({ order, code, quote, firstOrder, onChange }: PromoCodeProps) {
  const { t } = useWords()
  const [check, { isFetching }] = useLazyQuoteQuery()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const held = quote?.code ?? ''

  const apply = async (wanted: string) => {
    setRefusal(undefined)
    const { data, error } = await check({ ...order, promoCode: wanted.trim() })
    if (data?.code) {
      setTyped('')
      onChange(data.code)
    } else {
      setRefusal(error ? problemText(error, t) : data?.refusal)
    }
  }

  return (
    <Stack gap="xs">
      <CouponField
        label={t('promotions:code')}
        value={typed}
        onChange={setTyped}
        onApply={() => void apply(typed)}
        apply={{ label: t('promotions:apply'), busyLabel: t('promotions:checking') }}
        busy={isFetching}
        error={refusal ?? (code !== '' && quote?.refusal ? quote.refusal : undefined)}
        applied={
          held === ''
            ? undefined
            : {
                text: t('promotions:applied', { code: held }),
                removeLabel: t('promotions:remove', { code: held }),
                onRemove: () => onChange(''),
              }
        }
      />
      {firstOrder && held === '' && (
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
