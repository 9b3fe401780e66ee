import { TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface CodeFieldProps {
  readonly code: string
  /** Why the code does not apply. */
  readonly error: string | undefined
  /** A code was entered: attempts are limited, so what is being typed is none. */
  readonly onChange: (code: string) => void
}

/** A promo code or that of a voucher; it applies on Enter and on leaving the field. */
export function CodeField({ code, error, onChange }: CodeFieldProps) {
  const { t } = useTranslation('counter')
  const [typed, setTyped] = useState(code)
  const apply = () => {
    if (typed.trim() !== code) onChange(typed.trim())
  }
  return (
    <TextField
      label={t('counter:order.code')}
      optional={t('counter:optional')}
      autoComplete="off"
      value={typed}
      error={typed.trim() === code ? error : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply()
      }}
    />
  )
}
