import { createContext } from 'react-router'

declare module 'react-router' {
  /** Loaders get a `RouterContextProvider`. */
  interface Future {
    v8_middleware: true
  }
}

export interface Product {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly picture: string
  /** Euros. */
  readonly price: number
}

/** The products, which the server gives to loaders. */
export const productsContext = createContext<readonly Product[]>([])
