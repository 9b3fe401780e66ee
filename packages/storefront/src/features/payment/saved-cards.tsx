import type { SavedCard } from '@colada/domain/payment/card'
import { SavedCardList } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardExpiry, cardName } from './card-texts.ts'
import { DeleteCard } from './delete-card.tsx'

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
  const [deleting, setDeleting] = useState<SavedCard>()
  return (
    <>
      <SavedCardList
        label={t('payment:cards.label')}
        cards={cards.map((card) => ({
          id: card.id,
          name: cardName(card, t),
          detail: cardExpiry(card, t),
          removeLabel: t('payment:cards.remove', { name: cardName(card, t) }),
        }))}
        newCard={{ id: newCardId, name: t('payment:cards.new') }}
        value={value}
        onChange={onChange}
        onRemove={(id) => setDeleting(cards.find((card) => card.id === id))}
      />
      <DeleteCard
        card={deleting}
        onClose={() => setDeleting(undefined)}
        onDelete={({ id }) => id === value && onChange(newCardId)}
      />
    </>
  )
}
