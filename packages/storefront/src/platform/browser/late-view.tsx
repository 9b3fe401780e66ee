import { type ComponentType, lazy, memo, Suspense } from 'react'

const attribute = 'data-late'

/**
 * A part of a rendered page that comes to life when it comes near: the document has its markup, so its script is
 * not needed for the first view. Where there is no markup yet, after a navigation, it is brought at once.
 */
export function lateView<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const View = lazy(async () => {
    if (typeof document !== 'undefined') await near(document.querySelector(`[${attribute}="${name}"]`))
    return load()
  })
  // An update before the script is there would make React throw the document's markup away: props must stay the same.
  return memo(function LateView(props: Props) {
    return (
      <div {...{ [attribute]: name }}>
        <Suspense fallback={null}>
          <View {...props} />
        </Suspense>
      </div>
    )
  })
}

/** Resolves when an element is about to be seen, or when whoever is there begins to act. */
function near(element: Element | null): Promise<void> {
  if (!element?.firstElementChild) return Promise.resolve()
  return new Promise((resolve) => {
    const act = () => {
      observer.disconnect()
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, act)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && act(),
      {
        rootMargin: '50% 0px',
      },
    )
    observer.observe(element)
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, act, { once: true, passive: true })
  })
}
