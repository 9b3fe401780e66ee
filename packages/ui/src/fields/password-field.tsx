import { useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Meter } from '../feedback/meter.tsx'
import { EyeIcon, EyeOffIcon } from '../media/subject-icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Strength of a new password: 0 is empty, 4 is the best. */
export type PasswordGrade = 0 | 1 | 2 | 3 | 4

export type PasswordStrength = {
  /** Name of the meter: "Seguridad". */
  readonly label: string
  readonly grade: PasswordGrade
  /** The grade as text, with advice while it is low. Not shown for grade 0. */
  readonly text: string
}

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'suffix' | 'action' | 'iconStart' | 'below'
> & {
  /** Name of the button while the password is hidden. */
  readonly revealLabel: string
  /** Name of the button while the password is visible. */
  readonly concealLabel: string
  /** Strength of a new password, updated on input. */
  readonly strength?: PasswordStrength | undefined
}

const toneOfGrade = ['neutral', 'danger', 'warning', 'info', 'success'] as const

/** A password input with a button that reveals it. Pasting and password managers work. */
export function PasswordField({ revealLabel, concealLabel, strength, ...rest }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={revealed ? 'text' : 'password'}
      action={
        <IconButton
          label={revealed ? concealLabel : revealLabel}
          icon={revealed ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setRevealed(!revealed)}
        />
      }
      below={strength && <Strength {...strength} />}
    />
  )
}

/** Shown once something is typed. Announced when the grade changes, not on every input. */
function Strength({ label, grade, text }: PasswordStrength) {
  return (
    <>
      {grade > 0 && (
        <Meter label={label} value={grade} max={4} segments={4} tone={toneOfGrade[grade]} valueText={text} />
      )}
      <VisuallyHidden aria-live="polite">{grade > 0 && text}</VisuallyHidden>
    </>
  )
}
