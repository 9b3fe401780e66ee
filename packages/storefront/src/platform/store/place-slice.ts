import type { KnownPlace } from '@colada/domain/coverage/known-place'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PlaceState {
  /** The covered postal code that the visitor checked last; `null` for none. */
  readonly known: KnownPlace | null
}

export const placeSlice = createSlice({
  name: 'place',
  initialState: { known: null } as PlaceState,
  reducers: {
    placeChecked: (_, { payload }: PayloadAction<KnownPlace>) => ({ known: payload }),
  },
  selectors: { selectKnownPlace: ({ known }) => known },
})

export const { placeChecked } = placeSlice.actions
export const { selectKnownPlace } = placeSlice.selectors
