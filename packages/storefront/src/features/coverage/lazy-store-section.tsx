import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'

/** `StoreSection`, hydrated when it becomes visible. */
export const StoreSection = lazyWhenVisible('store-section', () => import('./store-section.tsx'))
