import { createContext } from 'react-router-dom'

/** Pages of the shop's app in the app stores; `null` without an app. */
export interface AppStores {
  readonly apple: string | null
  readonly google: string | null
}

/** Provided by the server's process from its configuration; the browser reads it from the root loader's data. */
export const appStoresContext = createContext<AppStores>({ apple: null, google: null })
