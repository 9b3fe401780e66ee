import { createContext, useContext, useId, useRef, useState, type KeyboardEvent } from 'react'

type SearchPlace = { readonly listId: string; readonly activeId: string | undefined }

const PlaceContext = createContext<SearchPlace>({ listId: '', activeId: undefined })

export const SearchPlaceProvider = PlaceContext.Provider

/** Where a list of suggestions stands and which of them is active, for the list itself. */
export const useSearchPlace = (): SearchPlace => useContext(PlaceContext)

/**
 * The keys of a search that suggests, after the combobox pattern of the ARIA practices: the focus stays in the
 * field, the arrows go through the suggestions and back to what was typed, Enter takes the active one and Escape
 * closes the list before it empties the field.
 */
export function useSuggesting(hasOptions: boolean, onEmpty: () => void) {
  const listId = useId()
  const root = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState(false)
  const [activeId, setActiveId] = useState<string>()
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
      return opened ? show(false) : onEmpty()
    }
    if (!hasOptions) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      return open ? move(key === 'ArrowDown' ? 1 : -1) : show(true)
    }
    if (key === 'Enter' && open && activeId !== undefined) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
  }

  return { root, listId, activeId, opened, open, show, onKeyDown }
}
