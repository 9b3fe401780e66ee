import { createContext, useContext, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

/** Whether a list of suggestions has options, and its announced status. */
export type SuggestionStatus = { readonly hasOptions: boolean; readonly status: string }

type SearchContextValue = {
  readonly listId: string
  readonly activeId: string | undefined
  /** Called by the list, which is loaded lazily. */
  readonly reportStatus: (suggested: SuggestionStatus) => void
}

const noSuggestions: SuggestionStatus = { hasOptions: false, status: '' }

const SearchContext = createContext<SearchContextValue>({
  listId: '',
  activeId: undefined,
  reportStatus: () => undefined,
})

export const SearchContextProvider = SearchContext.Provider

/** Context of a SuggestionList. */
export const useSearchContext = (): SearchContextValue => useContext(SearchContext)

/** Reports the status of the list to the field while it is mounted. */
export function useReportStatus(hasOptions: boolean, status: string) {
  const { reportStatus } = useSearchContext()
  useEffect(() => {
    reportStatus({ hasOptions, status })
    return () => reportStatus(noSuggestions)
  }, [reportStatus, hasOptions, status])
}

/**
 * Keyboard handling of a search with suggestions (ARIA combobox pattern): the focus stays in the field, arrow keys move
 * through the suggestions, Enter follows the active one, Escape first closes the list, then empties the field.
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
      // Chromium empties a search field on Escape.
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
