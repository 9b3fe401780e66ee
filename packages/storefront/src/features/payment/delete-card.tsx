import type { SavedCard } from '@colada/domain/payment/card'
import { AlertDialog } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { cardName } from './card-texts.ts'
import { useDeleteCardMutation } from './endpoints.ts'

export interface DeleteCardProps {
  /** The card to delete; `undefined` closes the question. */
  readonly card: SavedCard | undefined
  readonly onClose: () => void
  readonly onDelete?: (card: SavedCard) => void
}

/** Asks, and deletes a saved card. */
export function DeleteCard({ card, onClose, onDelete }: DeleteCardProps) {
  const { t } = useTranslation('payment')
  const [deleteCard] = useDeleteCardMutation()

  const remove = async (deleted: SavedCard) => {
    onDelete?.(deleted)
    const { error } = await deleteCard(deleted.id)
    if (error) notify({ key: 'payment:cards.removeFailed', tone: 'danger' })
  }

  return (
    <AlertDialog
      open={card !== undefined}
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('payment:cards.removeTitle')}
      description={card ? t('payment:cards.removeText', { name: cardName(card, t) }) : ''}
      cancelLabel={t('payment:cards.keep')}
      confirmLabel={t('payment:cards.removeConfirm')}
      onConfirm={() => card && void remove(card)}
    />
  )
}
