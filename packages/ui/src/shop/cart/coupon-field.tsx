import { useId, type SubmitEventHandler } from 'react'
import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { submittedText } from '../../internal/submitted-text.ts'
import { CloseIcon, TagIcon } from '../../media/icons.ts'
import * as styles from './coupon-field.css.ts'

export type CouponFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onApply: (code: string) => void
  readonly apply: { readonly label: string; readonly busyLabel: string }
  readonly busy?: boolean
  readonly error?: string | undefined
  /** The applied code with its discount, in place of the field. */
  readonly applied?:
    | { readonly text: string; readonly removeLabel: string; readonly onRemove: () => void }
    | undefined
}

/** Applies or removes a promotion code. */
export function CouponField(props: CouponFieldProps) {
  const { label, value, onChange, onApply, apply, busy, error, applied } = props
  const fieldId = useId()
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    // Enter must not submit a surrounding checkout form.
    event.stopPropagation()
    const code = submittedText(event.currentTarget).trim()
    if (!busy && code) onApply(code)
  }
  return (
    <div>
      <div role="status">
        {applied && (
          <p className={styles.applied}>
            <TagIcon />
            <span className={styles.text}>{applied.text}</span>
            <IconButton label={applied.removeLabel} icon={<CloseIcon />} onClick={applied.onRemove} />
          </p>
        )}
      </div>
      {!applied && (
        <form noValidate className={styles.form} onSubmit={submit}>
          <TextField
            id={fieldId}
            label={label}
            value={value}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className={styles.apply}>
            <Button type="submit" appearance="outline" loading={busy} loadingLabel={apply.busyLabel}>
              {apply.label}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
