import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'

/** The toaster, which loads with the first notice; what may notify without a network preloads it. */
export const Toaster = lazyWithRetry(() => import('./toaster.tsx'))
