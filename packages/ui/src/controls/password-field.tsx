import { useState } from 'react'

import { Meter } from '../feedback/meter.tsx'
import { EyeIcon, EyeOffIcon } from '../media/subject-icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** How hard a new password is to guess: 0 is nothing yet, 4 is as good as it gets. */
export type PasswordGrade = 0 | 1 | 2 | 3 | 4

export type PasswordStrength = {
  /** Names the meter: "Seguridad". */
  readonly label: string
  readonly grade: PasswordGrade
  /** The grade in words, with what to do next while it is low. */
  readonly text: string
}

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'suffix' | 'action' | 'iconStart' | 'below'
> & {
  /** Name of the button while the password is covered. */
  readonly revealLabel: string
  /** Name of the button while the password can be read. */
  readonly concealLabel: string
  /** For a new password: how good it is as it is typed. */
  readonly strength?: PasswordStrength | undefined
}

const toneOfGrade = ['neutral', 'danger', 'warning', 'info', 'success'] as const

/** A password, covered until its owner wants to read it. Pasting and password managers work. */
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

/** Spoken only when the grade changes, not at every key. */
function Strength({ label, grade, text }: PasswordStrength) {
  return (
    <>
      <Meter label={label} value={grade} max={4} segments={4} tone={toneOfGrade[grade]} valueText={text} />
      <VisuallyHidden aria-live="polite">{grade > 0 && text}</VisuallyHidden>
    </>
  )
}
