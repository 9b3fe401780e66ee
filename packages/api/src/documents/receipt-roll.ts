import { messages } from '../locales/messages.ts'
import { type Bars, drawBars, modulesOf } from './barcode.ts'
import { drawBrand } from './brand.ts'
import {
  addGroup,
  addText,
  createPdf,
  drawArtifact,
  heightOf,
  mm,
  type Pdf,
  type Structure,
  type TextStyle,
} from './pdf.ts'
import type { Entry, Receipt } from './receipt-content.ts'

const PAPER_WIDTH = mm(80)
/** Printers of this roll print 72 mm. */
const width = mm(72)
const x = (PAPER_WIDTH - width) / 2
/** The highest page of a PDF (ISO 32000-1, annex C), 5 m. */
const MAX_HEIGHT = 14_400
const SECTION_GAP = 9
const AMOUNT_WIDTH = 68

// Printers of rolls print black only.
const black = '#000000'
const body = { size: 8.5, colour: black } satisfies TextStyle
const strong = { ...body, font: 'text-bold' } satisfies TextStyle
const heading = { font: 'display', size: 10.5, colour: black } satisfies TextStyle
const print = { size: 7, colour: black, lineGap: 0.4 } satisfies TextStyle

/** Draws a receipt on a roll of 80 mm: a page as high as its content, which a first drawing measures. */
export async function createRollReceipt(receipt: Receipt, bars: Bars): Promise<Buffer> {
  const { title, language, at } = receipt
  let height = MAX_HEIGHT
  const draw = () =>
    createPdf({ title, language, size: [PAPER_WIDTH, height], at }, (pdf, root) => {
      height = Math.min(MAX_HEIGHT, Math.ceil(drawRoll(pdf, root, receipt, bars) + mm(6)))
    })
  await draw()
  return draw()
}

function drawRoll(pdf: Pdf, root: Structure, receipt: Receipt, bars: Bars): number {
  let y = drawHead(pdf, root, receipt, bars)
  y = drawParties(pdf, root, receipt, y)
  y = drawGarments(pdf, root, receipt, y)
  y = drawAmounts(pdf, root, receipt, y)
  y = drawRemarks(pdf, root, receipt, y)
  y = drawConditions(pdf, root, receipt, y)
  return drawSignatures(pdf, root, receipt, y)
}

function drawHead(pdf: Pdf, root: Structure, receipt: Receipt, bars: Bars): number {
  const texts = messages[receipt.language].documents
  const section = addGroup(pdf, root, 'Sect')
  drawBrand(pdf, section, { x, y: mm(6), size: 30, colour: black })
  let y = mm(6) + 38
  for (const [position, line] of receipt.issuer.entries())
    y = addText(pdf, section, 'P', line, { x, y, width }, position === 0 ? strong : body)
  y = drawDashes(pdf, y + 6)
  const label = { ...strong, align: 'center', tracking: 0.6 } satisfies TextStyle
  y = addText(pdf, section, 'P', texts.receipt, { x, y, width }, label)
  const number = { ...heading, size: 24, align: 'center' } satisfies TextStyle
  y = addText(pdf, section, 'H1', receipt.locator, { x, y, width }, number) + 3
  const module = 1.2
  const symbol = { x: (PAPER_WIDTH - modulesOf(bars) * module) / 2, y, module, height: 32 }
  drawBars(pdf, section, bars, { ...symbol, text: receipt.locator })
  return drawDashes(pdf, y + 40)
}

function drawParties(pdf: Pdf, root: Structure, receipt: Receipt, from: number): number {
  const texts = messages[receipt.language].documents
  const customer = addGroup(pdf, root, 'Sect')
  let y = addText(pdf, customer, 'H2', texts.customer, { x, y: from, width }, heading) + 1
  for (const [position, line] of receipt.customer.entries())
    y = addText(pdf, customer, 'P', line, { x, y, width }, position === 0 ? strong : body)
  const dates = addGroup(pdf, root, 'Sect')
  y = addText(pdf, dates, 'H2', texts.dates, { x, y: y + SECTION_GAP, width }, heading) + 1
  for (const { label, value, detail } of receipt.dates) {
    y = addText(pdf, dates, 'P', label, { x, y, width }, body)
    y = addText(pdf, dates, 'P', value, { x, y, width }, strong)
    if (detail !== '') y = addText(pdf, dates, 'P', detail, { x, y, width }, body)
    y += 3
  }
  return drawDashes(pdf, y + 2)
}

function drawGarments(pdf: Pdf, root: Structure, receipt: Receipt, from: number): number {
  const texts = messages[receipt.language].documents
  let y = addText(pdf, root, 'H2', texts.items, { x, y: from, width }, heading) + 2
  const list = addGroup(pdf, root, 'L')
  for (const line of receipt.lines) {
    const item = addGroup(pdf, addGroup(pdf, list, 'LI'), 'LBody')
    y = addText(pdf, item, 'P', line.name, { x, y, width }, strong)
    y = addText(pdf, item, 'P', line.detail, { x, y, width }, body)
    y = addPair(pdf, item, { label: `${line.quantity} × ${line.price}`, value: line.amount }, y, body) + 4
  }
  return drawDashes(pdf, y + 1)
}

function drawAmounts(pdf: Pdf, root: Structure, receipt: Receipt, from: number): number {
  const section = addGroup(pdf, root, 'Sect')
  let y = from
  for (const entry of receipt.amounts) y = addPair(pdf, section, entry, y, body) + 1
  y = addPair(pdf, section, receipt.total, y + 3, { ...strong, size: 12 })
  y = addPair(pdf, section, receipt.vat, y, body) + 5
  for (const entry of receipt.payment) y = addPair(pdf, section, entry, y, { ...strong, size: 10.5 }) + 1
  return drawDashes(pdf, y + 4)
}

/** A label and an amount at the end of its line; returns where both end. */
function addPair(pdf: Pdf, parent: Structure, { label, value }: Entry, y: number, style: TextStyle): number {
  const paragraph = addGroup(pdf, parent, 'P')
  const labelWidth = value === '' ? width : width - AMOUNT_WIDTH
  const end = addText(pdf, paragraph, 'Span', label, { x, y, width: labelWidth }, style)
  if (value === '') return end
  // Beside the last line of the label.
  const top = end - heightOf(pdf, value, AMOUNT_WIDTH, style)
  const place = { x: x + labelWidth, y: top, width: AMOUNT_WIDTH }
  return Math.max(end, addText(pdf, paragraph, 'Span', value, place, { ...style, align: 'right' }))
}

function drawRemarks(pdf: Pdf, root: Structure, receipt: Receipt, from: number): number {
  const texts = messages[receipt.language].documents
  const section = addGroup(pdf, root, 'Sect')
  let y = addText(pdf, section, 'H2', texts.remarks, { x, y: from, width }, heading) + 1
  y = addText(pdf, section, 'P', receipt.remarks, { x, y, width }, body) + 3
  y = addText(pdf, section, 'P', texts.remarksSpace, { x, y, width }, print)
  for (const line of [18, 36])
    drawArtifact(pdf, () =>
      pdf
        .moveTo(x, y + line)
        .lineTo(x + width, y + line)
        .lineWidth(0.5)
        .stroke(black),
    )
  return y + 36 + SECTION_GAP
}

function drawConditions(pdf: Pdf, root: Structure, receipt: Receipt, from: number): number {
  const texts = messages[receipt.language].documents
  const section = addGroup(pdf, root, 'Sect')
  let y = addText(pdf, section, 'H2', texts.conditions, { x, y: from, width }, heading) + 2
  for (const { title, text } of receipt.conditions) {
    y = addText(pdf, section, 'H3', title, { x, y, width }, { ...print, font: 'text-bold' })
    y = addText(pdf, section, 'P', text, { x, y, width }, print) + 4
  }
  for (const line of [receipt.legal, receipt.termsUrl])
    y = addText(pdf, section, 'P', line, { x, y, width }, print)
  return y + SECTION_GAP
}

function drawSignatures(pdf: Pdf, root: Structure, { language }: Receipt, from: number): number {
  const { storeSignature, customerSignature } = messages[language].documents
  let y = from
  for (const label of [storeSignature, customerSignature]) {
    const top = y
    drawArtifact(pdf, () => pdf.rect(x, top, width, 52).lineWidth(0.6).stroke(black))
    addText(pdf, root, 'P', label, { x: x + 6, y: y + 5, width: width - 12 }, print)
    y += 58
  }
  return y
}

/** A dashed line over the width of the roll; returns where the next text begins. */
function drawDashes(pdf: Pdf, y: number): number {
  drawArtifact(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .dash(2.5, { space: 2 })
      .stroke(black)
      .undash(),
  )
  return y + SECTION_GAP
}
