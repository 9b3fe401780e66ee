import { formatDate } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { UserPromo } from '@colada/domain/promotions/user-promo'
import { AlertDialog, PromoChoices } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type QuoteRequest, useDeleteUserPromoMutation } from './endpoints.ts'
import { usePromoCheck } from './use-promo-check.ts'

export interface PromoListProps {
  readonly promos: readonly UserPromo[]
  /** The order without a code. */
  readonly order: Omit<QuoteRequest, 'promoCode'>
  /** The applied code; empty without one. */
  readonly applied: string
  readonly onChange: (code: string) => void
}

/** The promotions of a customer, to apply one, or to delete one after a confirmation. */
export function PromoList({ promos, order, applied, onChange }: PromoListProps) {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { apply, checking, rejection } = usePromoCheck(order, onChange)
  const [deletePromo] = useDeleteUserPromoMutation()
  const [deleting, setDeleting] = useState<UserPromo | null>(null)

  const factsOf = ({ usesLeft, usesTaken, expiresOn }: UserPromo) => [
    ...(usesLeft === null ? [] : [t('promotions:usesLeft', { count: usesLeft })]),
    ...(usesTaken === null ? [] : [t('promotions:usesTaken', { count: usesTaken })]),
    ...(expiresOn === null ? [] : [t('promotions:until', { date: formatDate(expiresOn, language) })]),
  ]
  const remove = () => {
    if (!deleting) return
    // After a failure the card stays in the list (spec 001 §8).
    void deletePromo(deleting.couponId)
  }

  return (
    <>
      <PromoChoices
        label={t('promotions:available')}
        showAllLabel={t('promotions:showAll', { total: promos.length })}
        showLessLabel={t('promotions:showLess')}
        promos={promos.map((promo) => {
          const { couponId, code, title, description, isAvailable, reason } = promo
          const isChosen = code === applied
          return {
            id: String(couponId),
            title,
            headingLevel: 3,
            description,
            code,
            facts: factsOf(promo),
            selectedLabel: isChosen ? t('promotions:chosen') : undefined,
            unavailable: isAvailable || isChosen ? undefined : reason,
            error: rejection?.code === code && !isChosen ? rejection.text : undefined,
            action: {
              label: t(isChosen ? 'promotions:takeOff' : 'promotions:choose'),
              loading: checking === code,
              loadingLabel: t('promotions:checking'),
              onClick: () => (isChosen ? onChange('') : void apply(code)),
            },
            // A chosen promotion is first taken off the order: one way to remove at a time.
            remove: isChosen
              ? undefined
              : { label: t('promotions:removeFromList', { title }), onClick: () => setDeleting(promo) },
          }
        })}
      />
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        tone="danger"
        title={t('promotions:removeTitle', { title: deleting?.title ?? '' })}
        description={t('promotions:removeText')}
        cancelLabel={t('promotions:keep')}
        confirmLabel={t('promotions:removeConfirm')}
        onConfirm={remove}
      />
    </>
  )
}
