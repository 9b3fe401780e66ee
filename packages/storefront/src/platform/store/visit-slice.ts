import { createSlice } from '@reduxjs/toolkit'

/** What is known of the visit. It is in memory only, so that nothing is stored without consent. */
export interface VisitState {
  /** Campaign parameters of the first page, a query string; empty without any (spec 000 §3, Session state). */
  readonly urlParams: string
}

const unknown: VisitState = { urlParams: '' }

export const visitSlice = createSlice({
  name: 'visit',
  initialState: unknown,
  reducers: {},
  selectors: { selectUrlParams: (visit) => visit.urlParams },
})

export const { selectUrlParams } = visitSlice.selectors
