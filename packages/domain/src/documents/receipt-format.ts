/** Paper of a receipt: a sheet, or the roll of a receipt printer. */
export const receiptFormats = ['a4', '80mm'] as const
export type ReceiptFormat = (typeof receiptFormats)[number]
