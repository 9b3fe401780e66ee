import { Hidden } from '@colada/ui'
import { ClientOnly } from '../platform/browser/client-only.tsx'
import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'

const ThemeChoice = lazyWithRetry(() => import('./theme-choice.tsx'))

/**
 * The theme switch in the footer of a wide window; a small one has it in the menu's sheet. Only the browser knows the
 * chosen theme. It stands beside the columns of links, which are higher, so nothing moves when it is rendered.
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
