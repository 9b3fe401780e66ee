import { messages } from '../locales/messages.ts'
import {
  addGroup,
  addText,
  drawArtifact,
  drawText,
  heightOf,
  type Pdf,
  type Place,
  type Structure,
  type TextStyle,
} from './pdf.ts'
import type { Receipt } from './receipt-content.ts'
import { a4, drawRule, muted, small } from './receipt-style.ts'

type Line = Receipt['lines'][number]

const { margin, width, bottom } = a4
const PADDING = 4

const numberWidths = { quantity: 40, price: 104, amount: 76 } as const
const itemWidth = width - numberWidths.quantity - numberWidths.price - numberWidths.amount
const numberColumns = ['quantity', 'price', 'amount'] as const

const head = { font: 'text-bold', size: 8, colour: muted } satisfies TextStyle
const nameStyle = { font: 'text-bold', size: 9.5 } satisfies TextStyle
const numberStyle = { size: 9.5, align: 'right' } satisfies TextStyle

/** Draws the table of garments, with its header on each page; returns where it ends. */
export function drawGarments(pdf: Pdf, root: Structure, receipt: Receipt, from: number): number {
  const table = addGroup(pdf, root, 'Table')
  const header = addGroup(pdf, addGroup(pdf, table, 'THead'), 'TR')
  let y = drawHeader(pdf, receipt, from, (text, place, style) =>
    addText(pdf, header, 'TH', text, place, { ...style, structure: { scope: 'Column' } }),
  )
  const body = addGroup(pdf, table, 'TBody')
  for (const line of receipt.lines) {
    const height = heightOfLine(pdf, line)
    if (y + height > bottom) {
      pdf.addPage()
      // The header is read once.
      y = drawHeader(pdf, receipt, margin, (text, place, style) =>
        drawArtifact(pdf, () => drawText(pdf, text, place, style), 'Pagination'),
      )
    }
    drawLine(pdf, addGroup(pdf, body, 'TR'), line, y + PADDING)
    y = drawRule(pdf, y + height, 0.4)
  }
  return y
}

function drawHeader(
  pdf: Pdf,
  { language }: Receipt,
  y: number,
  draw: (text: string, place: Place, style: TextStyle) => void,
): number {
  const texts = messages[language].documents
  draw(texts.item, { x: margin, y, width: itemWidth }, head)
  for (const column of numberColumns) draw(texts[column], numberPlace(column, y), { ...head, align: 'right' })
  return drawRule(pdf, y + heightOf(pdf, texts.item, itemWidth, head) + 4)
}

function heightOfLine(pdf: Pdf, { name, detail }: Line): number {
  const lines = heightOf(pdf, name, itemWidth, nameStyle) + heightOf(pdf, detail, itemWidth, small)
  return lines + PADDING * 2
}

function drawLine(pdf: Pdf, row: Structure, line: Line, y: number): void {
  const item = addGroup(pdf, row, 'TD')
  const place = { x: margin, width: itemWidth }
  const below = addText(pdf, item, 'P', line.name, { ...place, y }, nameStyle)
  addText(pdf, item, 'P', line.detail, { ...place, y: below }, small)
  for (const column of numberColumns)
    addText(pdf, row, 'TD', line[column], numberPlace(column, y), numberStyle)
}

function numberPlace(column: (typeof numberColumns)[number], y: number): Place {
  const before = numberColumns.slice(0, numberColumns.indexOf(column))
  const x = margin + itemWidth + before.reduce((sum, name) => sum + numberWidths[name], 0)
  return { x, y, width: numberWidths[column] }
}
