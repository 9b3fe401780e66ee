import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'

/** `StoreList`, hydrated when it becomes visible. */
export const StoreList = lazyWhenVisible('city-stores', () => import('./store-list.tsx'))
