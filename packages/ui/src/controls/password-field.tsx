import { useState } from 'react'

import { EyeIcon, EyeOffIcon } from '../media/subject-icons.ts'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'action' | 'iconStart'> & {
  /** Name of the button while the password is covered. */
  readonly revealLabel: string
  /** Name of the button while the password can be read. */
  readonly coverLabel: string
}

/** A password, covered until its owner wants to read it. Pasting and password managers work. */
export function PasswordField({ revealLabel, coverLabel, ...rest }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={revealed ? 'text' : 'password'}
      action={
        <IconButton
          label={revealed ? coverLabel : revealLabel}
          icon={revealed ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  )
}
