import type { RouterContext, RouterContextProvider } from 'react-router-dom'

/** Reads a value from the router's context. The types of `LoaderFunctionArgs` do not depend on `v8_middleware`. */
export const readContext = <Value>(context: unknown, key: RouterContext<Value>): Value =>
  (context as RouterContextProvider).get(key)
