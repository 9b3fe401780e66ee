export type CategoryId = number
