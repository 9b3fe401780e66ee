/** A pickup or delivery address (spec 000 §3). */
export interface Address {
  readonly id: number
  readonly alias: string
  /** Street. */
  readonly line1: string
  /** Number, floor and door. */
  readonly line2: string
  readonly postalCode: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly isDefault: boolean
  /** What a driver needs; each is empty when not given. */
  readonly floor: string
  readonly door: string
  /** Code of the street door. */
  readonly entryCode: string
  readonly driverNote: string
}
