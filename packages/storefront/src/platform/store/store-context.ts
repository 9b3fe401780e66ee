import { createContext } from 'react-router-dom'
import type { AppStore } from './store.ts'

/** The page's store in the router's context, for `clientLoader`s. */
export const storeContext = createContext<AppStore>()
