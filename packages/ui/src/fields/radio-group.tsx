import * as Radix from '@radix-ui/react-radio-group'
import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as choice from './choice.css.ts'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import * as field from './internal/field.css.ts'
import { FieldError } from './internal/field.tsx'
import * as styles from './radio-group.css.ts'

export type RadioOption = {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

export type RadioGroupProps = Html<typeof Radix.Root, 'asChild' | 'children' | 'orientation'> &
  FieldLabels & {
    readonly options: readonly RadioOption[]
    /** `list` for short labels, `cards` for options with a description. */
    readonly layout?: 'list' | 'cards'
  }

/** Selects one of a few visible options. Arrow keys move and select. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, optional, hint, error, options, layout = 'list', ...group } = props
  const { control, hintId, errorId } = useFieldIds({ hint, error }, group.id, group['aria-describedby'])
  const captionId = `${control.id}-label`
  const caption = (
    <span className={field.label} id={captionId}>
      {label}
      {optional && <span className={field.optional}>{optional}</span>}
    </span>
  )
  return (
    <div className={field.root}>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {hint && (
        <span id={hintId} className={field.hint}>
          {hint}
        </span>
      )}
      <Radix.Root
        {...group}
        {...control}
        aria-labelledby={captionId}
        className={layout === 'cards' ? styles.cards : styles.options}
      >
        {options.map((option) => (
          <Option key={option.value} {...option} card={layout === 'cards'} />
        ))}
      </Radix.Root>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

function Option({ value, label, hint, disabled, card }: RadioOption & { readonly card: boolean }) {
  const id = useId()
  return (
    <div className={cx(choice.row, card && styles.card)}>
      <Radix.Item
        id={id}
        value={value}
        disabled={disabled}
        className={cx(choice.target, choice.alignStart)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <span className={cx(choice.indicator, choice.round)}>
          <Radix.Indicator className={choice.dot} />
        </span>
      </Radix.Item>
      <span className={choice.content}>
        <label className={choice.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={field.hint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
