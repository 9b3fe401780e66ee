import { createContext } from 'react-router-dom'
import type { ShopNotice } from './notice.ts'

/** The notice to all customers, provided by the server's process; the browser reads it from the root loader's data. */
export const noticeContext = createContext<ShopNotice | null>(null)
