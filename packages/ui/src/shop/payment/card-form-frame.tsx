import { useId, type ReactNode, type SubmitEventHandler } from 'react'
import { FieldError } from '../../fields/internal/field.tsx'
import { LockIcon } from '../../media/subject-icons.ts'
import * as styles from './card-form-frame.css.ts'

export type CardFormFrameProps = {
  /** Name of the form. */
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Field of the cardholder's name. */
  readonly holder: ReactNode
  /** Visible label of the provider's iframe. */
  readonly cardLabel: string
  /** The provider's iframe, with an accessible label of its own; nothing for a saved card. */
  readonly card: ReactNode
  /** Whether the focus is inside the iframe, as reported by the provider. */
  readonly cardFocused?: boolean
  readonly error?: string | undefined
  /** Checkbox for saving the card. */
  readonly saveCard?: ReactNode
  readonly submit: ReactNode
  /** Note about the provider that handles the card number. */
  readonly secureNote: string
}

/** Layout of a card payment form around the provider's iframe. */
export function CardFormFrame(props: CardFormFrameProps) {
  const { label, onSubmit, holder, cardLabel, card, cardFocused, error, saveCard, submit, secureNote } = props
  const id = useId()
  return (
    <form noValidate aria-label={label} className={styles.root} onSubmit={onSubmit}>
      {holder}
      <fieldset
        aria-labelledby={`${id}-label`}
        aria-describedby={error && `${id}-error`}
        className={styles.field}
      >
        <span id={`${id}-label`} className={styles.label} hidden={!card}>
          {cardLabel}
        </span>
        {card && (
          <div
            className={styles.box}
            data-invalid={error ? true : undefined}
            data-focused={cardFocused || undefined}
          >
            {card}
          </div>
        )}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
      {saveCard}
      {submit}
      <p className={styles.secure}>
        <LockIcon size="small" />
        <span>{secureNote}</span>
      </p>
    </form>
  )
}
