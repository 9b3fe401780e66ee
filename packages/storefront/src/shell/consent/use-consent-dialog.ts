import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLazyDialog } from '../use-lazy-dialog.tsx'

const ConsentDialog = lazyWithRetry(() => import('./consent-dialog.tsx'))

/** The cookie settings: the element to render, and a function that opens it. */
export const useConsentDialog = () => useLazyDialog(ConsentDialog)
