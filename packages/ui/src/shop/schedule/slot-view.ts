/** A selectable day with formatted texts. */
export type DayView = {
  /** Value, such as an ISO date. */
  readonly value: string
  /** Accessible name: "lunes, 23 de noviembre". */
  readonly label: string
  /** Visible text: "lun", "23", "nov". */
  readonly weekday: string
  readonly day: string
  readonly month: string
}

/** A two-hour slot. */
export type HourView = {
  readonly value: string
  /** "9:00–11:00". */
  readonly label: string
  /** Price of the transport. */
  readonly price?: string
  /** Why it cannot be selected: "Full". Its presence disables the slot. */
  readonly unavailable?: string
}

/** Options that are loaded: not requested yet, loading, failed or ready. */
export type Loadable<View> =
  | { readonly state: 'waiting'; readonly text: string }
  | { readonly state: 'loading'; readonly text: string }
  | {
      readonly state: 'failed'
      readonly text: string
      readonly retry: { readonly label: string; readonly onClick: () => void }
    }
  | { readonly state: 'ready'; readonly options: readonly View[]; readonly empty: string }
