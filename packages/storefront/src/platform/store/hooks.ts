import { useMemo, useSyncExternalStore } from 'react'
import { liveStore, stateNow, subscribeState } from './late.ts'
import { type RootState, unknownVisitor } from './root-state.ts'
import type { AppDispatch, AppStore } from './store.ts'

/** Whether two choices say the same. */
type Same<Chosen> = (one: Chosen, other: Chosen) => boolean

/**
 * What a view reads of the state; it is rendered again when that changes. Before the store arrives, and while a
 * document is rendered or comes alive, it reads the visitor nobody knows, so that both renderings are the same.
 * react-redux would bring the store into the first load; this is its hook on React's own.
 */
export function useAppSelector<Chosen>(
  select: (state: RootState) => Chosen,
  isSame: Same<Chosen> = Object.is,
): Chosen {
  const [now, first] = useMemo(() => {
    const choose = remembering(select, isSame)
    return [() => choose(stateNow()), () => choose(unknownVisitor)]
  }, [select, isSame])
  return useSyncExternalStore(subscribeState, now, first)
}

/** Chooses once a state, and answers with what it chose before as long as that says the same. */
function remembering<Chosen>(
  select: (state: RootState) => Chosen,
  isSame: Same<Chosen>,
): (state: RootState) => Chosen {
  let last: { readonly state: RootState; readonly chosen: Chosen } | undefined
  return (state) => {
    if (last?.state === state) return last.chosen
    const chosen = select(state)
    last = { state, chosen: last && isSame(last.chosen, chosen) ? last.chosen : chosen }
    return last.chosen
  }
}

const dispatch = ((action: Parameters<AppDispatch>[0]) => liveStore().dispatch(action)) as AppDispatch

/** Changes the state: in handlers and effects of views that open with the store (`InBrowser`, `lazyWithWords`). */
export const useAppDispatch = (): AppDispatch => dispatch

export const useAppStore = (): AppStore => liveStore()
