/** A day that can be chosen. All its texts are finished: the component knows no calendar. */
export type DayView = {
  /** What comes back when it is chosen, such as an ISO date. */
  readonly value: string
  /** In full, for the ear: "lunes, 23 de noviembre". */
  readonly label: string
  /** Three short lines for the eye: "lun", "23", "nov". */
  readonly weekday: string
  readonly day: string
  readonly month: string
}

/** Two hours of a day. */
export type HourView = {
  readonly value: string
  /** "9:00–11:00". */
  readonly label: string
  /** The price of the transport in this slot. */
  readonly price?: string
  /** Why it cannot be chosen: "Full". Its presence disables the hour. */
  readonly unavailable?: string
}

/** Something that arrives later: not asked for yet, on its way, failed, or here. */
export type Loadable<View> =
  | { readonly state: 'waiting'; readonly text: string }
  | { readonly state: 'loading'; readonly text: string }
  | {
      readonly state: 'failed'
      readonly text: string
      readonly retry: { readonly label: string; readonly onClick: () => void }
    }
  | { readonly state: 'ready'; readonly options: readonly View[]; readonly empty: string }
