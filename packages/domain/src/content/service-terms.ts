import type { Cents } from '../money/money.ts'

/** Terms of storage and compensation, as legal pages, warranties and answers state them (spec 001 §9, Money and Time). */
export const serviceTerms = {
  /** Undelivered garments are stored free of charge for this many days. */
  freeStorageDays: 90,
  /** Fee of each further period that begins. */
  storageFee: 100 satisfies Cents,
  storagePeriodDays: 7,
  maxStorageDays: 180,
  /** Garments above this value are appraised by an insurer. */
  appraisalThreshold: 20_000 satisfies Cents,
  /** Highest compensation of a lost order, and of any case, as a multiple of the price of the service. */
  lostOrderMultiple: 5,
  maxMultiple: 10,
  compensationDays: 90,
  missingItemSearchDays: 30,
  complaintHours: 48,
  supportHours: 24,
  cvRetentionYears: 1,
  withdrawalDays: 14,
  /** How long orders and invoices are kept after the account is deleted (Código de Comercio, article 30). */
  accountingRecordYears: 6,
} as const

/** Compensation of a garment by its age, in percent of its value when new (spec 001 §9). */
export const compensationByAge = [
  { belowYears: 1, percent: 75 },
  { belowYears: 2, percent: 50 },
  { belowYears: 3, percent: 25 },
  { belowYears: null, percent: 15 },
] as const
