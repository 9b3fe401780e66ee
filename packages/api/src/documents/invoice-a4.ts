import { messages } from '../locales/messages.ts'
import { drawBrand } from './brand.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { drawPageNumbers } from './page-numbers.ts'
import {
  addGroup,
  addText,
  createPdf,
  drawArtifact,
  heightOf,
  ink,
  mm,
  type Pdf,
  type Structure,
  type TextStyle,
} from './pdf.ts'
import { drawQrCode, type QrCode } from './qr-code.ts'
import { a4, addSheet, drawRule, heading, muted, small } from './receipt-style.ts'

const { margin, width, bottom } = a4
const GAP = 18
/** 30 to 40 mm (Orden HAC/1177/2024, art. 21), with a quiet zone of at least 2 mm around. */
const QR_SIDE = mm(34)
const QR_GAP = mm(6)
const AMOUNT_WIDTH = 90
const QUANTITY_WIDTH = 50
const nameWidth = width - AMOUNT_WIDTH - QUANTITY_WIDTH
const PADDING = 4
const columnHead = { font: 'text-bold', size: 8, colour: muted } satisfies TextStyle
const lineStyle = { size: 9.5 } satisfies TextStyle
const right = { align: 'right' } as const

/** Draws an invoice on sheets of A4. */
export function createInvoice(content: InvoiceContent, qr: QrCode | null): Promise<Buffer> {
  const { title, language, at } = content
  return createPdf({ title, language, size: a4.size, at }, (pdf, root) => {
    let y = drawHead(pdf, root, content, qr)
    if (content.recipient.length > 0) y = drawRecipient(pdf, root, content, y + GAP)
    y = drawLines(pdf, root, content, y + GAP)
    y = drawAmounts(pdf, root, content, y + 12)
    drawNotes(pdf, root, content, y + GAP)
    drawPageNumbers(pdf, content)
  })
}

/** The QR code is the first thing on the page; the issuer, and the number with the dates, are beside it. */
function drawHead(pdf: Pdf, root: Structure, content: InvoiceContent, qr: QrCode | null): number {
  const section = addGroup(pdf, root, 'Sect')
  const below = qr ? drawQr(pdf, section, content, qr) : margin
  const left = qr ? margin + QR_SIDE + QR_GAP : margin
  const column = (margin + width - left) / 2 - 8
  drawBrand(pdf, section, { x: left, y: margin, size: 30 })
  const [name = '', ...details] = content.issuer
  const issuer = { x: left, width: column }
  let y = addText(pdf, section, 'P', name, { ...issuer, y: margin + 40 }, { font: 'text-bold', size: 9 })
  for (const line of details) y = addText(pdf, section, 'P', line, { ...issuer, y: y + 1 }, small)

  const end = { x: margin + width - column, width: column }
  const label = { font: 'text-bold', size: 9, colour: muted, tracking: 0.4, ...right } satisfies TextStyle
  const number = { font: 'display', size: 19, ...right } satisfies TextStyle
  const title = addGroup(pdf, section, 'H1')
  let dates = addText(pdf, title, 'Span', content.name, { ...end, y: margin }, label)
  dates = addText(pdf, title, 'Span', content.number, { ...end, y: dates + 1 }, number) + 4
  for (const entry of content.dates) {
    const text = `${entry.label}: ${entry.value}`
    dates = addText(pdf, section, 'P', text, { ...end, y: dates + 1 }, { ...small, ...right })
  }
  return drawRule(pdf, Math.max(below, y, dates) + 12)
}

function drawQr(pdf: Pdf, section: Structure, { language }: InvoiceContent, qr: QrCode): number {
  const texts = messages[language].documents.invoice
  const place = { x: margin, width: QR_SIDE }
  const style = { size: 8.5, align: 'center' } satisfies TextStyle
  // The words of the order, in Spanish in both languages.
  const top = addText(pdf, section, 'P', 'QR tributario:', { ...place, y: margin }, style) + mm(2)
  drawQrCode(pdf, section, qr, { alt: texts.qr, x: margin, y: top, side: QR_SIDE })
  const y = top + QR_SIDE + mm(2)
  return addText(pdf, section, 'P', 'VERI*FACTU', { ...place, y }, { ...style, font: 'text-bold' })
}

function drawRecipient(pdf: Pdf, root: Structure, content: InvoiceContent, from: number): number {
  const texts = messages[content.language].documents
  const section = addGroup(pdf, root, 'Sect')
  let y = addText(pdf, section, 'H2', texts.customer, { x: margin, y: from, width }, heading) + 3
  for (const [position, line] of content.recipient.entries()) {
    const font = position === 0 ? 'text-bold' : 'text'
    y = addText(pdf, section, 'P', line, { x: margin, y: y + 1, width }, { ...lineStyle, font })
  }
  return y
}

function drawLines(pdf: Pdf, root: Structure, content: InvoiceContent, from: number): number {
  const texts = messages[content.language].documents
  const table = addGroup(pdf, root, 'Table')
  const header = addGroup(pdf, addGroup(pdf, table, 'THead'), 'TR')
  const columns = [
    { text: texts.invoice.item, x: margin, width: nameWidth, align: 'left' },
    { text: texts.quantity, x: margin + nameWidth, width: QUANTITY_WIDTH, ...right },
    { text: texts.invoice.amount, x: margin + width - AMOUNT_WIDTH, width: AMOUNT_WIDTH, ...right },
  ] as const
  for (const { text, x, width: columnWidth, align } of columns) {
    const style = { ...columnHead, align, structure: { scope: 'Column' } } as const
    addText(pdf, header, 'TH', text, { x, y: from, width: columnWidth }, style)
  }
  let y = drawRule(pdf, from + 14)
  const body = addGroup(pdf, table, 'TBody')
  for (const line of content.lines) {
    const height = heightOf(pdf, line.name, nameWidth, lineStyle) + PADDING * 2
    if (y + height > bottom) {
      y = addSheet(pdf)
    }
    const row = addGroup(pdf, body, 'TR')
    for (const [position, text] of [line.name, line.quantity, line.amount].entries()) {
      const { x, width: columnWidth, align } = columns[position]!
      addText(pdf, row, 'TD', text, { x, y: y + PADDING, width: columnWidth }, { ...lineStyle, align })
    }
    y = drawRule(pdf, y + height, 0.4)
  }
  return y
}

function drawAmounts(pdf: Pdf, root: Structure, content: InvoiceContent, from: number): number {
  let y = from
  if (y + 70 > bottom) {
    y = addSheet(pdf)
  }
  const left = margin + width / 2
  const table = addGroup(pdf, root, 'Table')
  const row = (label: string, value: string, style: TextStyle) => {
    const cells = addGroup(pdf, table, 'TR')
    const labelPlace = { x: left, y, width: width / 2 - AMOUNT_WIDTH }
    addText(pdf, cells, 'TH', label, labelPlace, { ...style, structure: { scope: 'Row' } })
    const valuePlace = { x: margin + width - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH }
    y = addText(pdf, cells, 'TD', value, valuePlace, { ...style, ...right }) + 4
  }
  for (const { label, value } of content.amounts) row(label, value, lineStyle)
  drawArtifact(pdf, () =>
    pdf
      .moveTo(left, y)
      .lineTo(margin + width, y)
      .lineWidth(0.8)
      .stroke(ink),
  )
  y += 5
  row(content.total.label, content.total.value, { font: 'text-bold', size: 13 })
  return y
}

function drawNotes(pdf: Pdf, root: Structure, { notes }: InvoiceContent, from: number): void {
  const height = notes.reduce((sum, note) => sum + heightOf(pdf, note, width, lineStyle) + 3, 0)
  let y = from
  if (y + height > bottom) {
    y = addSheet(pdf)
  }
  for (const note of notes) y = addText(pdf, root, 'P', note, { x: margin, y, width }, lineStyle) + 3
}
