import type { SavedCard } from '@colada/domain/payment/card'
import { AlertDialog, SavedCardList } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { useDeleteCardMutation } from './endpoints.ts'

/** Value of the option for a new card. */
export const newCardId = 'new'

export interface SavedCardsProps {
  readonly cards: readonly SavedCard[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The customer's saved cards, to select one, or to delete one after a confirmation. */
export function SavedCards({ cards, value, onChange }: SavedCardsProps) {
  const { t } = useTranslation('payment')
  const [deleteCard] = useDeleteCardMutation()
  const [deleting, setDeleting] = useState<SavedCard>()
  const nameOf = ({ brand, last4 }: SavedCard) => t('payment:cards.name', { brand: brandName(brand), last4 })

  const remove = async (card: SavedCard) => {
    if (card.id === value) onChange(newCardId)
    const { error } = await deleteCard(card.id)
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
        onRemove={(id) => setDeleting(cards.find((card) => card.id === id))}
      />
      <AlertDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        tone="danger"
        title={t('payment:cards.removeTitle')}
        description={deleting ? t('payment:cards.removeText', { name: nameOf(deleting) }) : ''}
        cancelLabel={t('payment:cards.keep')}
        confirmLabel={t('payment:cards.removeConfirm')}
        onConfirm={() => deleting && void remove(deleting)}
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
