import { createContext } from 'react-router-dom'
import type { ShopNotice } from './notice.ts'

/** The server's notice, put into the router's context by the process; the browser has it from the document. */
export const noticeContext = createContext<ShopNotice | null>(null)
