import { runWhenIdle } from '@colada/client/browser/idle'
import { retry } from '@colada/client/browser/lazy-with-retry'
import { type ComponentType, lazy, memo, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hydratedEvent } from './hydrated-event.ts'

/**
 * `React.lazy` for a part below the first view. The server renders it; in the browser its module is loaded and it is
 * hydrated when it is near the viewport, at once with an interaction in it, when the browser is idle after the first
 * interaction elsewhere, and at once after a navigation. Without it the first load of the home page is 25 kB of JavaScript
 * larger, and that of a category 8 kB.
 *
 * Until then the element around it has `data-hydrating`, and `start-scripts.js` repeats a click in it after hydration.
 * Props are compared, since React removes the server's HTML of a part that renders again before it is hydrated.
 *
 * @param id Id of the element around the part; unique on a page.
 */
export function lazyWhenVisible<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element?.firstElementChild) await whenVisible(element)
    return retry(load)
  })
  return memo(function LazyPart(props: Props) {
    const element = useRef<HTMLDivElement>(null)
    const [isHydrating, setHydrating] = useState(true)
    useEffect(() => {
      if (!isHydrating) element.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
    }, [isHydrating])
    return (
      <div id={id} ref={element} data-hydrating={isHydrating || undefined}>
        <Suspense fallback={null}>
          <Part {...props} />
          <OnMount run={() => setHydrating(false)} />
        </Suspense>
      </div>
    )
  })
}

/** Runs a function once its siblings in a Suspense boundary are mounted or hydrated. */
function OnMount({ run }: { run: () => void }) {
  const onMount = useEffectEvent(run)
  useEffect(() => onMount(), [])
  return null
}

/** A navigation may start with the interaction and waits for the part. */
const MAX_DELAY_MS = 200

const interactionEvents = ['pointerdown', 'keydown', 'click', 'popstate'] as const

/**
 * Resolves when an element is half a screen from the viewport, at once at an interaction with it, and when the browser is idle
 * after the first interaction elsewhere: that is painted first, and a navigation has to hydrate all parts.
 */
export function whenVisible(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect()
      for (const type of interactionEvents) removeEventListener(type, interact, true)
      resolve()
    }
    const interact = (event: Event) => {
      if (event.composedPath().includes(element)) finish()
      else runWhenIdle(finish, MAX_DELAY_MS)
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
      { rootMargin: '50% 0px' },
    )
    observer.observe(element)
    for (const type of interactionEvents) addEventListener(type, interact, true)
  })
}
