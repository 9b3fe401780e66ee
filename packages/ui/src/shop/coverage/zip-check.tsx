import { useEffect, useId, useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { Button } from '../../controls/button.tsx'
import { Callout } from '../../feedback/callout.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { submittedText } from '../../internal/submitted-text.ts'
import { TextButton } from '../../text/text-button.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './zip-check.css.ts'

/** State of a check. `invalid` and `failed` are shown at the field, the others below it. */
export type ZipCheckState =
  | { readonly kind: 'idle' | 'checking' }
  | { readonly kind: 'invalid' | 'failed'; readonly text: string }
  | { readonly kind: 'covered'; readonly title: string; readonly text: string; readonly action?: ReactNode }
  | {
      readonly kind: 'notCovered'
      readonly title: string
      readonly text: string
      readonly email: {
        readonly label: string
        readonly value: string
        readonly error?: string | undefined
        readonly submitLabel: string
        readonly busyLabel: string
        readonly busy?: boolean
        readonly onChange: (value: string) => void
        readonly onSubmit: (email: string) => void
      }
    }
  | { readonly kind: 'sent'; readonly text: string }

export type ZipCheckProps = {
  readonly label: string
  readonly hint?: string
  readonly submitLabel: string
  readonly checkingLabel: string
  readonly value: string
  readonly onChange: (postalCode: string) => void
  readonly onCheck: (postalCode: string) => void
  /** Estimated location, shown in place of the hint: "Are you in Madrid?", "Check 28013". */
  readonly suggestion?: { readonly text: string; readonly label: string; readonly onClick: () => void }
  readonly state: ZipCheckState
}

const POSTAL_CODE_LENGTH = 5

const toPostalCode = (typed: string) => typed.replace(/\D/g, '').slice(0, POSTAL_CODE_LENGTH)

const submitting =
  (act: (text: string) => void): SubmitEventHandler<HTMLFormElement> =>
  (event) => {
    event.preventDefault()
    act(submittedText(event.currentTarget))
  }

/** Checks whether a postal code is covered. If not, an e-mail address can be left. */
export function ZipCheck(props: ZipCheckProps) {
  const { label, hint, submitLabel, checkingLabel, value, onChange, onCheck, suggestion, state } = props
  const hintId = useId()
  const form = useRef<HTMLFormElement>(null)
  /** Suggestion and e-mail form are removed after use, so the focus moves to the submit button. */
  const focusSubmit = () => form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
  const acceptSuggestion = () => {
    focusSubmit()
    suggestion?.onClick()
  }
  const before = useRef(state.kind)
  useEffect(() => {
    const wasSent = state.kind === 'sent' && before.current !== 'sent'
    before.current = state.kind
    if (wasSent && document.activeElement === document.body) focusSubmit()
  }, [state.kind])
  const description = suggestion ? (
    <>
      {suggestion.text} <TextButton onClick={acceptSuggestion}>{suggestion.label}</TextButton>
    </>
  ) : (
    hint
  )
  return (
    <div className={styles.root}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={submitting((typed) => onCheck(toPostalCode(typed)))}
      >
        <TextField
          label={label}
          aria-describedby={description && hintId}
          inputMode="numeric"
          autoComplete="postal-code"
          value={value}
          error={state.kind === 'invalid' || state.kind === 'failed' ? state.text : undefined}
          onChange={(event) => onChange(toPostalCode(event.target.value))}
        />
        <div className={styles.action}>
          <Button type="submit" loading={state.kind === 'checking'} loadingLabel={checkingLabel}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {/* Below the row, since the field has to stay aligned with its button. */}
      {description && (
        <Text as="div" size="small" tone="secondary" id={hintId}>
          {description}
        </Text>
      )}
      <div role="status">
        <ZipResult state={state} />
      </div>
    </div>
  )
}

function ZipResult({ state }: { readonly state: ZipCheckState }) {
  if (state.kind === 'covered')
    return (
      <Callout tone="success" title={state.title} actions={state.action}>
        {state.text}
      </Callout>
    )
  if (state.kind === 'sent') return <Callout tone="success">{state.text}</Callout>
  if (state.kind !== 'notCovered') return null
  const { email } = state
  return (
    <Callout tone="info" title={state.title}>
      <div className={styles.root}>
        <p>{state.text}</p>
        <form noValidate className={styles.emailForm} onSubmit={submitting(email.onSubmit)}>
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            label={email.label}
            value={email.value}
            error={email.error}
            onChange={(event) => email.onChange(event.target.value)}
          />
          <div className={styles.emailAction}>
            <Button type="submit" appearance="outline" loading={email.busy} loadingLabel={email.busyLabel}>
              {email.submitLabel}
            </Button>
          </div>
        </form>
      </div>
    </Callout>
  )
}
