import type { SavedCard } from '@colada/domain/payment/card'
import { AlertDialog, SavedCardList } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { useDeleteCardMutation } from './endpoints.ts'

/** The choice that means a card typed now. */
export const newCardId = 'new'

export interface SavedCardsProps {
  readonly cards: readonly SavedCard[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The customer's kept cards: one to pay with, or to be forgotten after being asked once. */
export function SavedCards({ cards, value, onChange }: SavedCardsProps) {
  const { t } = useTranslation('payment')
  const [forget] = useDeleteCardMutation()
  const [leaving, setLeaving] = useState<SavedCard>()
  const nameOf = ({ brand, last4 }: SavedCard) => t('payment:cards.name', { brand: brandName(brand), last4 })

  const remove = async (card: SavedCard) => {
    if (card.id === value) onChange(newCardId)
    const { error } = await forget(card.id)
    if (error) notify({ key: 'payment:cards.removeFailed', tone: 'danger' })
  }

  return (
    <>
      <SavedCardList
        label={t('payment:cards.label')}
        cards={cards.map((card) => ({
          id: card.id,
          name: nameOf(card),
          detail: t('payment:cards.expires', {
            month: twoDigits(card.expMonth),
            year: twoDigits(card.expYear % 100),
          }),
          removeLabel: t('payment:cards.remove', { name: nameOf(card) }),
        }))}
        newCard={{ id: newCardId, name: t('payment:cards.new') }}
        value={value}
        onChange={onChange}
        onRemove={(id) => setLeaving(cards.find((card) => card.id === id))}
      />
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        tone="danger"
        title={t('payment:cards.removeTitle')}
        description={leaving ? t('payment:cards.removeText', { name: nameOf(leaving) }) : ''}
        cancelLabel={t('payment:cards.keep')}
        confirmLabel={t('payment:cards.removeConfirm')}
        onConfirm={() => leaving && void remove(leaving)}
      />
    </>
  )
}

function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
