import { createContext } from 'react-router-dom'

/** Whether customers can log in with Facebook; provided by the server's process from its configuration. */
export const facebookContext = createContext(false)
