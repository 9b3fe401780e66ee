import { useSyncExternalStore } from 'react'

export type Props = Readonly<Record<string, unknown>>

interface RenderedStory {
  readonly language: unknown
  readonly props: Props
}

/** Shares the rendered props of stories and the values edited on a docs page between the page and its iframes. */
export interface PlaygroundStore {
  /** Stores the props of the first render in a language; later renders contain the story's own state. */
  readonly setRendered: (story: string, value: RenderedStory) => void
  readonly getRendered: (story: string) => Props | undefined
  readonly setOverrides: (story: string, overrides: Props) => void
  readonly getOverrides: (story: string) => Props
  readonly subscribe: (listener: () => void) => () => void
}

const noProps: Props = {}

export function createPlaygroundStore(): PlaygroundStore {
  const rendered = new Map<string, RenderedStory>()
  const overrides = new Map<string, Props>()
  const listeners = new Set<() => void>()
  // Listeners set state of other components, which React forbids during a render.
  const notify = () => queueMicrotask(() => listeners.forEach((listener) => listener()))
  return {
    setRendered: (story, value) => {
      if (rendered.get(story)?.language === value.language) return
      rendered.set(story, value)
      notify()
    },
    getRendered: (story) => rendered.get(story)?.props,
    setOverrides: (story, props) => {
      overrides.set(story, props)
      notify()
    },
    getOverrides: (story) => overrides.get(story) ?? noProps,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The store of the docs page that contains this iframe; `undefined` outside a docs page. */
function findParentStore(): PlaygroundStore | undefined {
  if (window.parent === window) return undefined
  try {
    return window.parent.playgroundStore
  } catch {
    // The parent page has another origin.
    return undefined
  }
}

export const docsPageStore = findParentStore()
export const playgroundStore = docsPageStore ?? createPlaygroundStore()

/** Makes the store available to the iframes of this page. */
export const exposePlaygroundStore = (): void => void (window.playgroundStore = playgroundStore)

/** The props that a story passes to its component; `undefined` before it has rendered. */
export const useRenderedProps = (story: string): Props | undefined =>
  useSyncExternalStore(playgroundStore.subscribe, () => playgroundStore.getRendered(story))

/** The prop values edited on the docs page for a story in one of its iframes. */
export const useOverrides = (story: string): Props =>
  useSyncExternalStore(playgroundStore.subscribe, () => playgroundStore.getOverrides(story))
