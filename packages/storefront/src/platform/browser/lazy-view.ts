import { type ComponentType, lazy } from 'react'
import { keepTrying } from './keep-trying.ts'
import { bringStyle } from './whole-style.ts'

/**
 * A view whose script arrives when it is first wanted. One that cannot be had, without signal or after a deploy, is
 * waited for behind its fallback: it may never take a page with a half-filled form away. `preload` starts it on intent.
 */
export function lazyView<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return Object.assign(
    lazy(() => keepTrying(async () => (await Promise.all([load(), bringStyle()]))[0])),
    { preload: () => void load().catch(() => undefined) },
  )
}
