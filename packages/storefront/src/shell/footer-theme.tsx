import { Hidden } from '@colada/ui'
import { ClientOnly } from '../platform/browser/client-only.tsx'
import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'

/** The `lg` breakpoint, below which `Hidden` hides the switch. */
const wideQuery = '(min-width: 1024px)'

/** Resolves when the window is wide. On a phone it never does, which saves 13 kB of the first load. */
function whenWide(): Promise<void> {
  const query = matchMedia(wideQuery)
  if (query.matches) return Promise.resolve()
  return new Promise((resolve) => query.addEventListener('change', () => resolve(), { once: true }))
}

const ThemeChoice = lazyWithRetry(async () => {
  await whenWide()
  return import('./theme-choice.tsx')
})

/**
 * The theme switch in the footer of a wide window; a small one has it in the menu's sheet. Only the browser knows the
 * selected theme. The columns of links beside it are higher, so it shifts no layout when it is rendered.
 */
export function FooterTheme() {
  return (
    <Hidden below="lg">
      <ClientOnly fallback={null}>
        <ThemeChoice />
      </ClientOnly>
    </Hidden>
  )
}
