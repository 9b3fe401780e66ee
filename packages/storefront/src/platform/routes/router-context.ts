import type { RouterContext, RouterContextProvider } from 'react-router-dom'

/** Reads a value from the router's context. Its types do not know the provider that `v8_middleware` passes. */
export const readContext = <Value>(context: unknown, key: RouterContext<Value>): Value =>
  (context as RouterContextProvider).get(key)
