import { useSyncExternalStore } from 'react'

export type Props = Readonly<Record<string, unknown>>

interface Shown {
  readonly language: unknown
  readonly props: Props
}

/** What lies between a docs page and the stories on it: what they give their components, and what was chosen instead. */
export interface Bench {
  /** Keeps what a story gave its component first: what it remembers since is the customer's and not its own. */
  readonly show: (story: string, now: Shown) => void
  readonly shown: (story: string) => Props | undefined
  readonly choose: (story: string, chosen: Props) => void
  readonly chosen: (story: string) => Props
  readonly listen: (listener: () => void) => () => void
}

const none: Props = {}

export function makeBench(): Bench {
  const shown = new Map<string, Shown>()
  const chosen = new Map<string, Props>()
  const listeners = new Set<() => void>()
  // Whoever listens is another component, which must not be changed while this one is rendered.
  const tell = () => queueMicrotask(() => listeners.forEach((listener) => listener()))
  return {
    show: (story, now) => {
      if (shown.get(story)?.language === now.language) return
      shown.set(story, now)
      tell()
    },
    shown: (story) => shown.get(story)?.props,
    choose: (story, props) => {
      chosen.set(story, props)
      tell()
    },
    chosen: (story) => chosen.get(story) ?? none,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The bench of the docs page in which this window is a frame, `undefined` where it is none. */
function benchAround(): Bench | undefined {
  if (window.parent === window) return undefined
  try {
    return window.parent.playgroundBench
  } catch {
    // A page of another origin around us is not ours.
    return undefined
  }
}

export const benchOfDocs = benchAround()
export const bench = benchOfDocs ?? makeBench()

/** From now on the frames of this page lie on its bench. */
export const shareBench = (): void => void (window.playgroundBench = bench)

/** What a story gives its component, as soon as it stands on the page. */
export const useShownProps = (story: string): Props | undefined =>
  useSyncExternalStore(bench.listen, () => bench.shown(story))

/** What was chosen on a docs page for a story in a frame of it. */
export const useChosenProps = (story: string): Props =>
  useSyncExternalStore(bench.listen, () => bench.chosen(story))
