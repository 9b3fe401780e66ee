import { createContext } from 'react-router-dom'

/** Nonce of a document's Content-Security-Policy, provided by the server's process; documents that are cached have none. */
export const nonceContext = createContext<string | null>(null)
