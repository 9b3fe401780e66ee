import { type ComponentType, lazy, Suspense } from 'react'
import { retry } from './lazy-with-retry.ts'

/**
 * `React.lazy` for a part below the first view. The server renders it; in the browser its module is loaded and it is
 * hydrated when it comes near the viewport or at the first interaction, and at once after a navigation. Without it the
 * first load of the home page is 25 kB of JavaScript larger, and that of a category 8 kB.
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
  return function LazyPart(props: Props) {
    return (
      <div id={id}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  }
}

const interactionEvents = ['pointerdown', 'keydown'] as const

/** Resolves when an element is half a screen from the viewport, or at the first interaction. */
function whenVisible(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect()
      for (const type of interactionEvents) removeEventListener(type, finish)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
      { rootMargin: '50% 0px' },
    )
    observer.observe(element)
    for (const type of interactionEvents) addEventListener(type, finish, { passive: true })
  })
}
