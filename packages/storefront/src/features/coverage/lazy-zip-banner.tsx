import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'

/** `ZipBanner`, hydrated when it becomes visible. */
export const ZipBanner = lazyWhenVisible('zip-banner', () => import('./zip-banner.tsx'))
