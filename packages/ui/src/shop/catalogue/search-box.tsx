import type { FocusEvent, ReactNode, SubmitEventHandler } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { TextField } from '../../fields/text-field.tsx'
import { submittedText } from '../../internal/submitted-text.ts'
import { CloseIcon, SearchIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './search-box.css.ts'
import { SearchContextProvider, useSuggestions } from './search-context.ts'

export type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter, with a text that is not empty. */
  readonly onSearch: (value: string) => void
  /** A SuggestionList, shown while the input is not empty. A node, so that it can be lazy. */
  readonly suggestions?: ReactNode
  /** Action and field name of the form before hydration. */
  readonly fallbackForm?: { readonly action: string; readonly name: string }
}

/** Product search with suggestions. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, clearLabel, value, onChange, onSearch, suggestions, fallbackForm } = props
  const empty = () => onChange('')
  const { root, context, opened, open, status, show, onKeyDown } = useSuggestions(empty)

  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    const words = submittedText(event.currentTarget).trim()
    if (!words) return
    show(false)
    onSearch(words)
  }
  const type = (typed: string) => {
    onChange(typed)
    show(typed.trim() !== '')
  }
  const combobox = suggestions !== undefined && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': open ? context.listId : undefined,
    'aria-activedescendant': open ? context.activeId : undefined,
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) show(false)
  }

  return (
    <search ref={root} className={styles.root} onBlur={leave}>
      <form noValidate action={fallbackForm?.action} onSubmit={submit}>
        <TextField
          {...combobox}
          name={fallbackForm?.name}
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
      {suggestions !== undefined && (
        <>
          <VisuallyHidden role="status">{opened && status}</VisuallyHidden>
          {opened && value.trim() !== '' && (
            // The focus stays in the field: Safari does not focus a clicked link, and the list would close on blur
            // before the click.
            <div
              className={styles.list}
              role="presentation"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => show(false)}
            >
              <SearchContextProvider value={context}>{suggestions}</SearchContextProvider>
            </div>
          )}
        </>
      )}
    </search>
  )
}
