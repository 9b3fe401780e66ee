import { messages } from '../locales/messages.ts'
import { type Bars, drawBars, modulesOf } from './barcode.ts'
import { brandColour, drawBrand } from './brand.ts'
import { drawPageNumbers } from './page-numbers.ts'
import {
  addGroup,
  addText,
  createPdf,
  drawArtifact,
  heightOf,
  ink,
  type Pdf,
  type Structure,
  type TextStyle,
} from './pdf.ts'
import { drawGarments } from './receipt-a4-garments.ts'
import type { Entry, Receipt } from './receipt-content.ts'
import { a4, addSheet, drawRule, heading, muted, print, small } from './receipt-style.ts'

/** Where the next section begins, in points from the top of the page. */
type Bottom = number

const { margin, width, bottom } = a4
const GAP = 15
const SIGNATURE_HEIGHT = 48
const COLUMN_GAP = 20
const half = (width - COLUMN_GAP) / 2
const right = margin + half + COLUMN_GAP

/** Draws a receipt on sheets of A4. */
export function createA4Receipt(receipt: Receipt, bars: Bars): Promise<Buffer> {
  const { title, language, at } = receipt
  return createPdf({ title, language, size: a4.size, at }, (pdf, root) => {
    let y = drawHead(pdf, root, receipt, bars)
    y = drawParties(pdf, root, receipt, y + GAP)
    y = drawGarments(pdf, root, receipt, y + GAP)
    y = drawAmounts(pdf, root, receipt, y + 10)
    y = drawRemarks(pdf, root, receipt, y + GAP)
    drawConditions(pdf, root, receipt, y + GAP)
    drawPageNumbers(pdf, receipt)
  })
}

function drawHead(pdf: Pdf, root: Structure, receipt: Receipt, bars: Bars): Bottom {
  const { receipt: title } = messages[receipt.language].documents
  const section = addGroup(pdf, root, 'Sect')
  drawBrand(pdf, section, { x: margin, y: margin, size: 34 })
  const [name = '', ...details] = receipt.issuer
  const issuer = { x: margin, width: half }
  let y = addText(pdf, section, 'P', name, { ...issuer, y: margin + 44 }, { font: 'text-bold', size: 9 })
  for (const line of details) y = addText(pdf, section, 'P', line, { ...issuer, y: y + 1 }, small)

  const module = 1.1
  const barsWidth = modulesOf(bars) * module
  const end = { x: right, width: half }
  const label = {
    font: 'text-bold',
    size: 9,
    colour: muted,
    align: 'right',
    tracking: 0.6,
  } satisfies TextStyle
  addText(pdf, section, 'P', title, { ...end, y: margin }, label)
  const number = { font: 'display', size: 25, align: 'right' } satisfies TextStyle
  const below = addText(pdf, section, 'H1', receipt.locator, { ...end, y: margin + 11 }, number)
  const symbol = { x: margin + width - barsWidth, y: below + 4, module, height: 30 }
  drawBars(pdf, section, bars, { ...symbol, text: receipt.locator })
  return drawRule(pdf, Math.max(y, below + 34) + 12)
}

/** The customer and the dates, side by side. */
function drawParties(pdf: Pdf, root: Structure, receipt: Receipt, y: number): Bottom {
  const texts = messages[receipt.language].documents
  const customer = addGroup(pdf, root, 'Sect')
  const place = { x: margin, width: half }
  let left = addText(pdf, customer, 'H2', texts.customer, { ...place, y }, heading) + 3
  for (const [position, line] of receipt.customer.entries())
    left = addText(
      pdf,
      customer,
      'P',
      line,
      { ...place, y: left + 1 },
      {
        font: position === 0 ? 'text-bold' : 'text',
        size: 9.5,
      },
    )

  const dates = addGroup(pdf, root, 'Sect')
  const column = { x: right, width: half }
  let below = addText(pdf, dates, 'H2', texts.dates, { ...column, y }, heading) + 3
  for (const { label, value, detail } of receipt.dates) {
    below = addText(pdf, dates, 'P', label, { ...column, y: below + 1 }, small)
    below = addText(pdf, dates, 'P', value, { ...column, y: below }, { font: 'text-bold', size: 9.5 })
    if (detail !== '') below = addText(pdf, dates, 'P', detail, { ...column, y: below }, small)
    below += 3
  }
  return Math.max(left, below)
}

/** The sums on the right; on the left what is paid and what is left. */
function drawAmounts(pdf: Pdf, root: Structure, receipt: Receipt, from: number): Bottom {
  const rows = receipt.amounts.length + 2
  let y = from + rows * 14 + 20 > bottom ? addSheet(pdf) : from
  const top = y
  const table = addGroup(pdf, root, 'Table')
  const row = ({ label, value }: Entry, style: TextStyle, gap: number) => {
    const cells = addGroup(pdf, table, 'TR')
    addText(
      pdf,
      cells,
      'TH',
      label,
      { x: right, y, width: half - 90 },
      { ...style, structure: { scope: 'Row' } },
    )
    y =
      addText(
        pdf,
        cells,
        'TD',
        value,
        { x: margin + width - 90, y, width: 90 },
        { ...style, align: 'right' },
      ) + gap
  }
  for (const entry of receipt.amounts) row(entry, { size: 9.5 }, 3)
  drawArtifact(pdf, () =>
    pdf
      .moveTo(right, y)
      .lineTo(margin + width, y)
      .lineWidth(0.8)
      .stroke(ink),
  )
  y += 4
  row(receipt.total, { font: 'text-bold', size: 13 }, 2)
  row(receipt.vat, small, 0)
  return Math.max(y, drawPayment(pdf, root, receipt, top))
}

function drawPayment(pdf: Pdf, root: Structure, { payment }: Receipt, y: number): Bottom {
  const padding = 9
  const inner = half - padding * 2
  const style = { font: 'text-bold', size: 11, colour: brandColour } satisfies TextStyle
  const height = payment.length * 15 + padding * 2 - 2
  drawArtifact(pdf, () => pdf.roundedRect(margin, y, half, height, 5).lineWidth(1).stroke(brandColour))
  const group = addGroup(pdf, root, 'Sect')
  for (const [position, { label, value }] of payment.entries()) {
    const place = { x: margin + padding, y: y + padding + position * 15, width: inner }
    const paragraph = addGroup(pdf, group, 'P')
    addText(pdf, paragraph, 'Span', label, place, style)
    if (value !== '') addText(pdf, paragraph, 'Span', value, place, { ...style, align: 'right' })
  }
  return y + height
}

function drawRemarks(pdf: Pdf, root: Structure, receipt: Receipt, from: number): Bottom {
  const texts = messages[receipt.language].documents
  const style = { size: 9.5 } satisfies TextStyle
  const height = heightOf(pdf, receipt.remarks, width, style) + 70
  let y = from + height > bottom ? addSheet(pdf) : from
  const section = addGroup(pdf, root, 'Sect')
  const place = { x: margin, width }
  y = addText(pdf, section, 'H2', texts.remarks, { ...place, y }, heading) + 4
  y = addText(pdf, section, 'P', receipt.remarks, { ...place, y }, style) + 5
  y = addText(pdf, section, 'P', texts.remarksSpace, { ...place, y }, small)
  return drawWritingLines(pdf, y + 15, 2)
}

function drawWritingLines(pdf: Pdf, y: number, count: number): Bottom {
  for (let line = 0; line < count; line += 1) drawRule(pdf, y + line * 15, 0.4)
  return y + (count - 1) * 15
}

/** In two columns, above the signatures. */
function drawConditions(pdf: Pdf, root: Structure, receipt: Receipt, from: number): void {
  const texts = messages[receipt.language].documents
  const title = { ...print, font: 'text-bold' } satisfies TextStyle
  const heights = receipt.conditions.map(
    (condition) =>
      heightOf(pdf, condition.title, half, title) + heightOf(pdf, condition.text, half, print) + 5,
  )
  const all = heights.reduce((sum, height) => sum + height, 0)
  let y = from + 20 + all * 0.6 + 10 + SIGNATURE_HEIGHT + 12 > bottom ? addSheet(pdf) : from
  const section = addGroup(pdf, root, 'Sect')
  y = addText(pdf, section, 'H2', texts.conditions, { x: margin, y, width }, heading) + 4
  let column = { x: margin, y }
  let lowest = y
  for (const [position, condition] of receipt.conditions.entries()) {
    const isPastHalf = heights.slice(0, position).reduce((sum, height) => sum + height, 0) > all / 2 - 20
    if (isPastHalf && column.x === margin) column = { x: right, y }
    const place = { ...column, width: half }
    const below = addText(pdf, section, 'H3', condition.title, place, title)
    const end = addText(pdf, section, 'P', condition.text, { ...place, y: below }, print) + 5
    column = { ...column, y: end }
    lowest = Math.max(lowest, end)
  }
  y = lowest
  for (const line of [receipt.legal, receipt.termsUrl])
    y = addText(pdf, section, 'P', line, { x: margin, y, width }, { ...print, colour: muted })
  drawSignatures(pdf, root, [texts.storeSignature, texts.customerSignature], y + 10)
}

function drawSignatures(pdf: Pdf, root: Structure, labels: readonly string[], y: number): void {
  for (const [position, label] of labels.entries()) {
    const x = position === 0 ? margin : right
    drawArtifact(pdf, () => pdf.roundedRect(x, y, half, SIGNATURE_HEIGHT, 4).lineWidth(0.6).stroke(muted))
    addText(pdf, root, 'P', label, { x: x + 7, y: y + 6, width: half - 14 }, { ...print, colour: muted })
  }
}
