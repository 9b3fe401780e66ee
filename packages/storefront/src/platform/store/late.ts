import { keepTrying } from '../browser/keep-trying.ts'
import { bringStyle } from '../browser/whole-style.ts'
import { type RootState, unknownVisitor } from './root-state.ts'
import type { AppStore } from './store.ts'

/*
 * The store arrives late (ADR 3): the first view shows nobody's cart, so Redux is brought for visitors the browser
 * remembers, at the first sign of life, or when a view opens that works with it.
 */
let live: AppStore | undefined
let coming: Promise<AppStore> | undefined
let waited: Promise<AppStore> | undefined
let leave: (() => void) | undefined
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** Says which store is the page's. */
export function setLiveStore(store: AppStore): void {
  leave?.()
  live = store
  leave = store.subscribe(tell)
  tell()
}

export const isStoreHere = (): boolean => live !== undefined

/** The page's store, for what runs only once it is there: handlers and effects of views that work with it. */
export function liveStore(): AppStore {
  if (!live) throw new Error('There is no store yet: bring it first (bringStore), and never while rendering.')
  return live
}

/** Brings the store, which begins with what this browser remembers; once. Rejects without signal. */
export function bringStore(): Promise<AppStore> {
  if (live) return Promise.resolve(live)
  // What changes with the store shows elements that the document did not have.
  coming ??= Promise.all([import('./start.ts'), bringStyle()])
    .then(([{ startStore }]) => {
      const store = startStore()
      setLiveStore(store)
      return store
    })
    .catch((problem: unknown) => {
      // The next who asks tries again: the signal may be back.
      coming = undefined
      throw problem
    })
  return coming
}

/** The store, for a view that already hangs on it: it is asked for until it comes. */
export function awaitStore(): Promise<AppStore> {
  waited ??= keepTrying(bringStore)
  return waited
}

/** The state as it is now; before the store is there, that of a visitor nobody knows. */
export const stateNow = (): RootState => live?.getState() ?? unknownVisitor

/** Hears of every change of the state and of the store's arrival. Answers how to stop. */
export function subscribeState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
