import type { ReceiptFormat } from '@colada/domain/documents/receipt-format'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import { interpolate, messages } from '../locales/messages.ts'
import type { OrderRecord } from '../orders/service.ts'
import { loadCode128 } from './barcode.ts'
import { createLabels } from './label-pages.ts'
import { labelsOf } from './labels.ts'
import { createA4Receipt } from './receipt-a4.ts'
import { type Issuer, receiptOf } from './receipt-content.ts'
import { createRollReceipt } from './receipt-roll.ts'
import type { Subject } from './subject.ts'

/** A file in PDF. */
export interface Document {
  readonly name: string
  readonly content: Buffer
}

interface ReceiptOptions extends Subject {
  readonly issuer: Issuer
  /** URL of the shop. */
  readonly publicUrl: string
  readonly language: Language
  readonly format: ReceiptFormat
}

/** Prints the receipt of an order. The same steps of an order give the same bytes. */
export async function printReceipt({ format, publicUrl, ...subject }: ReceiptOptions): Promise<Document> {
  const { language, record } = subject
  const { locator } = record.order
  const encode = await loadCode128()
  const receipt = receiptOf({
    ...subject,
    at: latestStepOf(record),
    termsUrl: publicUrl + routePath(language, 'Terms'),
  })
  const create = format === 'a4' ? createA4Receipt : createRollReceipt
  return {
    name: interpolate(messages[language].documents.receiptFile, { locator }),
    content: await create(receipt, encode(locator)),
  }
}

/** Prints the labels of the garments of an order. */
export async function printLabels(subject: Subject & { readonly language: Language }): Promise<Document> {
  const { language, record } = subject
  const { locator } = record.order
  const texts = messages[language].documents
  return {
    name: interpolate(texts.labelsFile, { locator }),
    content: await createLabels({
      title: interpolate(texts.labelsTitle, { locator }),
      language,
      at: latestStepOf(record),
      labels: labelsOf(subject),
      encode: await loadCode128(),
    }),
  }
}

/** The date of a document: that of the order's latest step. */
function latestStepOf({ order, steps }: OrderRecord): Date {
  return steps.at(-1)?.at ?? order.createdAt
}
