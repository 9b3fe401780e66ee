import { useId, type ReactNode, type SubmitEventHandler } from 'react'

import { FieldError } from '../../internal/field.tsx'
import { LockIcon } from '../../media/subject-icons.ts'
import * as styles from './card-form-frame.css.ts'

export type CardFormFrameProps = {
  /** Names the form. */
  readonly label: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** The cardholder's name: our own field. */
  readonly holder: ReactNode
  /** Names the card, above the provider's frame and to assistive technology. */
  readonly cardLabel: string
  /** The provider's frame, which brings its own label for assistive technology; nothing where a kept card pays. */
  readonly card: ReactNode
  /** Whether the focus is inside the provider's frame, which only the provider can tell. */
  readonly cardFocused?: boolean
  readonly error?: string | undefined
  /** Keep this card. */
  readonly saveCard?: ReactNode
  readonly submit: ReactNode
  /** Who handles the card number, and that we do not see it. */
  readonly secureNote: string
}

/** A card payment. The number is typed into the provider's own frame; this is only the place around it. */
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
