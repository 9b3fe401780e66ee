import { configureStore } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { createContext } from 'react-router-dom'
import { api } from './api/api.ts'
import { sessionSlice } from './session/session-slice.ts'

/** Makes the store of a page. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
}

export type AppStore = ReturnType<typeof createStore>

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<ReturnType<AppStore['getState']>>()

/** The page's store in the router's context, for middleware. */
export const storeContext = createContext<AppStore>()
