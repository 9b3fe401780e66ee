import { useSignOut } from '../use-sign-out.ts'

/**
 * Ends store mode: its session, and what this browser has of the customer. The next document begins without any of it.
 *
 * @returns A function that leads to an address afterwards.
 */
export function useLeaveStoreMode() {
  const signOut = useSignOut()
  return async (href: string): Promise<void> => {
    await signOut()
    location.assign(href)
  }
}

/** The screen of the back office where the next customer is chosen. */
export const counterOf = (backofficeUrl: string): string => `${backofficeUrl}/counter`

/** The screen of an order in the back office. */
export const backofficeOrder = (backofficeUrl: string, locator: string): string =>
  `${backofficeUrl}/orders/${locator}`
