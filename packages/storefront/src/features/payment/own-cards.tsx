import { QueryView } from '@colada/client/api/query-view'
import type { SavedCard } from '@colada/domain/payment/card'
import { CreditCardIcon, IconButton, OwnedList, Text, TrashIcon } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardExpiry, cardName } from './card-texts.ts'
import { DeleteCard } from './delete-card.tsx'
import { useCardsQuery } from './endpoints.ts'

/** The customer's saved cards, each of which can be deleted. */
export default function OwnCards() {
  const { t } = useTranslation(['payment', 'profile'])
  const [deleting, setDeleting] = useState<SavedCard>()
  return (
    <QueryView
      query={useCardsQuery()}
      loadingLabel={t('profile:cards.loading')}
      failedTitle={t('profile:cards.failed')}
    >
      {(cards) => (
        <>
          {cards.length === 0 ? (
            <Text tone="secondary">{t('profile:cards.empty')}</Text>
          ) : (
            <OwnedList
              label={t('payment:cards.label')}
              icon={<CreditCardIcon />}
              items={cards.map((card) => ({
                id: card.id,
                title: cardName(card, t),
                detail: cardExpiry(card, t),
                action: (
                  <IconButton
                    label={t('payment:cards.remove', { name: cardName(card, t) })}
                    icon={<TrashIcon />}
                    onClick={() => setDeleting(card)}
                  />
                ),
              }))}
            />
          )}
          <DeleteCard card={deleting} onClose={() => setDeleting(undefined)} />
        </>
      )}
    </QueryView>
  )
}
