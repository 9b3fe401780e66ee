import { type ComponentType, lazy, memo, Suspense, useLayoutEffect } from 'react'
import { keepTrying } from './keep-trying.ts'
import * as styles from './late-view.css.ts'
import { onNear } from './near.ts'
import { rememberClick } from './remember-click.ts'

const attribute = 'data-late'

/**
 * A part of a rendered page that comes to life when it comes near: the document has its markup, so its script is
 * not needed for the first view. Where there is no markup yet, after a navigation, it is brought at once. A script that
 * cannot be had is waited for: meanwhile the markup stays, and with it the page around it. What is always below the first
 * view is not even laid out with it.
 */
export function lateView<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isBelow = false }: { readonly isBelow?: boolean } = {},
) {
  let stopRemembering: (() => () => void) | undefined
  const View = lazy(async () => {
    const markup = typeof document === 'undefined' ? null : document.querySelector(`[${attribute}="${name}"]`)
    if (markup?.firstElementChild) {
      stopRemembering = rememberClick(markup)
      await near(markup)
    }
    return keepTrying(load)
  })
  // An update before the script is there would make React throw the document's markup away: props must stay the same.
  return memo(function LateView(props: Props) {
    return (
      <div {...{ [attribute]: name }} className={isBelow ? styles.below : undefined}>
        <Suspense fallback={null}>
          <View {...props} />
          <Alive onAlive={() => stopRemembering?.()} />
        </Suspense>
      </div>
    )
  })
}

/**
 * Says when everything beside it has come to life: from that very moment what is pressed is answered, and must not be
 * pressed again. What was pressed before is, once everything has taken over what was typed.
 */
function Alive({ onAlive }: { onAlive: () => (() => void) | undefined }) {
  useLayoutEffect(() => {
    const pressAgain = onAlive()
    if (pressAgain) setTimeout(pressAgain)
  }, [onAlive])
  return null
}

/** Resolves when an element is about to be seen, or when whoever is there begins to act. */
function near(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      stop()
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, act)
      resolve()
    }
    const stop = onNear(element, act)
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, act, { once: true, passive: true })
  })
}
