import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'

/** The toaster, which loads with the first notice; what may notify without a network preloads it. */
export const Toaster = lazyWithRetry(() => import('./toaster.tsx'))
