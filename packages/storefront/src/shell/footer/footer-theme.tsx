import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Hidden } from '@colada/ui'
import { Suspense, useSyncExternalStore } from 'react'

const ThemeChoice = lazyWithRetry(() => import('./theme-choice.tsx'))

/** The `lg` breakpoint, below which `Hidden` hides the switch. */
const wideQuery = '(min-width: 1024px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The theme switch in the footer of a wide window; a small one has it in the menu's sheet and does not load it here, which
 * saves 13 kB. Only the browser knows the selected theme. The columns of links beside it are higher, so it shifts no layout
 * when it is rendered.
 */
export function FooterTheme() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => false,
  )
  return (
    <Hidden below="lg">
      <Suspense fallback={null}>{isWide && <ThemeChoice />}</Suspense>
    </Hidden>
  )
}
