import { createContext, useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

/** What a list of suggestions holds: whether anything can be chosen, and what is said of it. */
export type SuggestionStatus = { readonly hasOptions: boolean; readonly status: string }

type SearchContextValue = {
  readonly listId: string
  readonly activeId: string | undefined
  /** The list says what it holds; the field cannot know, since the list comes late. */
  readonly reportStatus: (suggested: SuggestionStatus) => void
}

const noSuggestions: SuggestionStatus = { hasOptions: false, status: '' }

const SearchContext = createContext<SearchContextValue>({
  listId: '',
  activeId: undefined,
  reportStatus: () => undefined,
})

export const SearchContextProvider = SearchContext.Provider

/** Where a list of suggestions stands, which of them is active, and whom it tells what it holds. */
export const useSearchContext = (): SearchContextValue => useContext(SearchContext)

/** Tells the field what the list holds, as long as it is shown. */
export function useReportStatus(hasOptions: boolean, status: string) {
  const { reportStatus } = useSearchContext()
  useEffect(() => {
    reportStatus({ hasOptions, status })
    return () => reportStatus(noSuggestions)
  }, [reportStatus, hasOptions, status])
}

/**
 * The keys of a search that suggests, after the combobox pattern of the ARIA practices: the focus stays in the
 * field, the arrows go through the suggestions and back to what was typed, Enter takes the active one and Escape
 * closes the list before it empties the field.
 */
export function useSuggestions(onEmpty: () => void) {
  const listId = useId()
  const root = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const [{ hasOptions, status }, reportStatus] = useState(noSuggestions)
  const open = opened && hasOptions

  const show = (next: boolean) => {
    setOpened(next)
    setActiveId(undefined)
  }

  const move = (step: 1 | -1) => {
    const options = [...(root.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const stops = [undefined, ...options]
    const at = options.findIndex(({ id }) => id === activeId) + 1
    const next = stops[(at + step + stops.length) % stops.length]
    setActiveId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') {
      // Chromium empties a search field by itself.
      event.preventDefault()
      return opened && status !== '' ? show(false) : onEmpty()
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!opened) return show(true)
      event.preventDefault()
      return move(key === 'ArrowDown' ? 1 : -1)
    }
    if (key === 'Enter' && open && activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
  }

  return { root, context: { listId, activeId, reportStatus }, opened, open, status, show, onKeyDown }
}
