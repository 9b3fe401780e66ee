import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { AlertDialog, PromoChoices } from '@colada/ui'
import { useState } from 'react'
import { formatDate } from '../../platform/format/dates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/language/use-language.ts'
import { type QuoteRequest, useDeleteUserPromoMutation } from './endpoints.ts'
import { usePromoCheck } from './use-promo-check.ts'

export interface PromoListProps {
  readonly promos: readonly UserPromo[]
  /** The order as it stands, without a code. */
  readonly order: Omit<QuoteRequest, 'promoCode'>
  /** The code that is chosen; empty where none is. */
  readonly applied: string
  readonly onChange: (code: string) => void
}

/** The promotions of a customer, to choose one; taking one off the list for good is asked once. */
export function PromoList({ promos, order, applied, onChange }: PromoListProps) {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { apply, checking, refusal } = usePromoCheck(order, onChange)
  const [removeFromList] = useDeleteUserPromoMutation()
  const [leaving, setLeaving] = useState<UserPromo | null>(null)

  const factsOf = ({ usesLeft, expiresOn }: UserPromo) => [
    ...(usesLeft === null ? [] : [t('promotions:usesLeft', { count: usesLeft })]),
    ...(expiresOn === null ? [] : [t('promotions:until', { date: formatDate(expiresOn, language) })]),
  ]
  const remove = () => {
    if (!leaving) return
    if (leaving.code === applied) onChange('')
    // What fails leaves the card where it is (spec 001 §8).
    void removeFromList(leaving.couponId)
  }

  return (
    <>
      <PromoChoices
        label={t('promotions:available')}
        promos={promos.map((promo) => {
          const { couponId, code, title, description, available, reason } = promo
          const isChosen = code === applied
          return {
            id: String(couponId),
            title,
            headingLevel: 3,
            description,
            code,
            facts: factsOf(promo),
            selectedLabel: isChosen ? t('promotions:chosen') : undefined,
            unavailable: available || isChosen ? undefined : reason,
            error: refusal?.code === code && !isChosen ? refusal.text : undefined,
            action: {
              label: t(isChosen ? 'promotions:takeOff' : 'promotions:choose'),
              loading: checking === code,
              loadingLabel: t('promotions:checking'),
              onClick: () => (isChosen ? onChange('') : void apply(code)),
            },
            remove: {
              label: t('promotions:removeFromList', { title }),
              onClick: () => setLeaving(promo),
            },
          }
        })}
      />
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        tone="danger"
        title={t('promotions:removeTitle', { title: leaving?.title ?? '' })}
        description={t('promotions:removeText')}
        cancelLabel={t('promotions:keep')}
        confirmLabel={t('promotions:removeConfirm')}
        onConfirm={remove}
      />
    </>
  )
}
