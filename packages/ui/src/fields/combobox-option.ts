export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** Secondary text at the end: the province of a town. */
  readonly detail?: string
  readonly disabled?: boolean
}
