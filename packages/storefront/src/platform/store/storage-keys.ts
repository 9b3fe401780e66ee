/** Keys in `localStorage` and, of a tab, in `sessionStorage`, and a cache; `platform/privacy/stored-items.ts` lists them. */

/** The selected theme; without one the system's is used. */
export const themeKey = 'colada_theme'
/** The id of the notice that was closed. */
export const closedNoticeKey = 'colada_notice'
/** The id of the store that was selected; of the tab without consent. */
export const chosenStoreKey = 'colada_store'
/** The covered postal code that was checked; of the tab without consent. */
export const placeKey = 'colada_place'
/** The cart after the last synchronisation with the API. */
export const syncedCartKey = 'colada_met_cart'
/** The prices of the products in the cart as the customer last saw them. */
export const seenPricesKey = 'colada_seen_prices'
/** The code of the customer who recommended the shop; of the tab. */
export const referralKey = 'colada_referral'
/** Whether the terms were accepted before the log-in with Facebook; of the tab. */
export const acceptedTermsKey = 'colada_terms'
/** The cache of the service worker with the offline pages; `public/sw.js` has the same name. */
export const offlineCacheName = 'colada-offline'
