import { lazyWhenVisible } from '../../platform/browser/lazy-when-visible.tsx'

/** The check of a postal code, as a part below the first view. */
export const ZipBanner = lazyWhenVisible('zip-banner', () => import('./zip-banner.tsx'))
