import { useId } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { PlusIcon, TrashIcon } from '../../media/icons.ts'
import { CreditCardIcon } from '../../media/subject-icons.ts'
import { Text } from '../../text/text.tsx'
import * as line from './choice.css.ts'
import * as styles from './saved-card-list.css.ts'

export type SavedCardView = {
  readonly id: string
  /** "Visa ···· 4242". */
  readonly name: string
  /** "Expires 12/28". */
  readonly detail: string
  /** Omitted if it cannot be deleted now. */
  readonly removeLabel?: string
}

export type SavedCardListProps = {
  readonly label: string
  readonly cards: readonly SavedCardView[]
  readonly newCard: { readonly id: string; readonly name: string }
  readonly value: string
  readonly onChange: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** Selects a saved card or a new one. Native radios: arrow keys move and select. */
export function SavedCardList({ label, cards, newCard, value, onChange, onRemove }: SavedCardListProps) {
  const name = useId()
  const radio = (id: string) => (
    <input
      type="radio"
      name={name}
      className={line.radio}
      checked={id === value}
      onChange={() => onChange(id)}
    />
  )
  return (
    <div role="radiogroup" aria-label={label} className={styles.list}>
      {cards.map((card) => (
        <div key={card.id} className={styles.row}>
          <label className={line.choice}>
            {radio(card.id)}
            <CreditCardIcon />
            <span className={line.text}>
              <span>{card.name}</span>
              <Text as="span" size="small" tone="secondary">
                {card.detail}
              </Text>
            </span>
          </label>
          {card.removeLabel && (
            <IconButton label={card.removeLabel} icon={<TrashIcon />} onClick={() => onRemove(card.id)} />
          )}
        </div>
      ))}
      <div className={styles.row}>
        <label className={line.choice}>
          {radio(newCard.id)}
          <PlusIcon />
          <span>{newCard.name}</span>
        </label>
      </div>
    </div>
  )
}
