import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { useDispatch, useSelector } from 'react-redux'
import type { Product } from './catalogue.ts'

const cart = createSlice({
  name: 'cart',
  initialState: {} as Record<number, number>,
  reducers: {
    added: (lines, { payload: id }: PayloadAction<number>) => {
      lines[id] = (lines[id] ?? 0) + 1
    },
  },
  selectors: { selectCount: (lines) => Object.values(lines).reduce((sum, quantity) => sum + quantity, 0) },
})

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ similar: build.query<Product[], number>({ query: (id) => `similar/${id}` }) }),
})

export const { added } = cart.actions
export const { selectCount } = cart.selectors
export const { useLazySimilarQuery } = api

export const createStore = () =>
  configureStore({
    reducer: { [cart.name]: cart.reducer, [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
  })

type Store = ReturnType<typeof createStore>
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>()
