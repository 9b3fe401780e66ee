import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ChosenStoreState {
  /** Wire `lavanderia_id` of the store that the visitor selected (spec 000 §2, Store selector); `null` for none. */
  readonly id: number | null
}

export const chosenStoreSlice = createSlice({
  name: 'chosenStore',
  initialState: { id: null } as ChosenStoreState,
  reducers: {
    storeChosen: (_, { payload }: PayloadAction<number>) => ({ id: payload }),
  },
  selectors: { selectChosenStoreId: ({ id }) => id },
})

export const { storeChosen } = chosenStoreSlice.actions
export const { selectChosenStoreId } = chosenStoreSlice.selectors
