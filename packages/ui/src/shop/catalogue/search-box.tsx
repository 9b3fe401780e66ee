import type { FocusEvent, ReactNode, SubmitEventHandler } from 'react'

import { IconButton } from '../../controls/icon-button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { CloseIcon, SearchIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './search-box.css.ts'
import { SearchPlaceProvider, useSuggesting } from './search-place.ts'

export type SearchSuggest = {
  /** A SuggestionList. It comes as a node, so that the first load need not bring it. */
  readonly list: ReactNode
  /** Whether the list holds anything that can be chosen; a wait or "nothing found" cannot. */
  readonly hasOptions: boolean
  /** What is said when the list changes: "5 suggestions". */
  readonly status: string
}

export type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter, with a text that is not empty. */
  readonly onSearch: (value: string) => void
  /** What is found while typing. Left out, the field only searches. */
  readonly suggest?: SearchSuggest | undefined
}

/** Looks for a garment, and may suggest while it is being typed. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, clearLabel, value, onChange, onSearch, suggest } = props
  const empty = () => onChange('')
  const suggesting = useSuggesting(suggest?.hasOptions ?? false, empty)
  const { root, listId, activeId, opened, open, show, onKeyDown } = suggesting

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const words = value.trim()
    if (!words) return
    show(false)
    onSearch(words)
  }
  const type = (typed: string) => {
    onChange(typed)
    show(typed.trim() !== '')
  }
  const combobox = suggest && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-activedescendant': open ? activeId : undefined,
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) show(false)
  }

  return (
    <search ref={root} className={styles.root} onBlur={leave}>
      <form noValidate onSubmit={submit}>
        <TextField
          {...combobox}
          label={label}
          hideLabel
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          iconStart={<SearchIcon />}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          action={
            value && <IconButton size="small" label={clearLabel} icon={<CloseIcon />} onClick={empty} />
          }
        />
      </form>
      {suggest && (
        <>
          <VisuallyHidden role="status">{opened && suggest.status}</VisuallyHidden>
          {opened && value.trim() !== '' && (
            // Choosing closes it; what was chosen is a link and goes its own way. The focus stays in the field:
            // Safari gives a pressed link none, and the list would close before the press has counted.
            <div
              className={styles.list}
              role="presentation"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => show(false)}
            >
              <SearchPlaceProvider value={{ listId, activeId }}>{suggest.list}</SearchPlaceProvider>
            </div>
          )}
        </>
      )}
    </search>
  )
}
