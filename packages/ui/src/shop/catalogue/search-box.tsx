import type { SubmitEventHandler } from 'react'

import { IconButton } from '../../controls/icon-button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { CloseIcon, SearchIcon } from '../../media/icons.ts'

export type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter, with a text that is not empty. */
  readonly onSearch: (value: string) => void
}

/** Looks for a garment. */
export function SearchBox({ label, placeholder, clearLabel, value, onChange, onSearch }: SearchBoxProps) {
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const words = value.trim()
    if (words) onSearch(words)
  }
  return (
    <search>
      <form noValidate onSubmit={submit}>
        <TextField
          label={label}
          hideLabel
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          iconStart={<SearchIcon />}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
          action={
            value && (
              <IconButton size="small" label={clearLabel} icon={<CloseIcon />} onClick={() => onChange('')} />
            )
          }
        />
      </form>
    </search>
  )
}
