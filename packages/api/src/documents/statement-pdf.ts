import { dueDateOf, startOfMonth } from '@colada/domain/business/month'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { toLocalDate } from '@colada/domain/schedule/local-time'
import type { Language } from '@colada/domain/wire/language'
import type { CompanyStatement } from '../business/service.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { drawBrand } from './brand.ts'
import { formatCalendarDate, formatMonth } from './dates.ts'
import { drawPageNumbers } from './page-numbers.ts'
import {
  addGroup,
  addText,
  createPdf,
  drawArtifact,
  drawText,
  type Pdf,
  type Structure,
  type TextStyle,
} from './pdf.ts'
import type { Document } from './print.ts'
import type { Issuer } from './receipt-content.ts'
import { a4, addSheet, drawRule, heading, muted, small } from './receipt-style.ts'

interface StatementOptions extends CompanyStatement {
  readonly issuer: Issuer
  readonly iban: string
  readonly termsDays: number
  readonly language: Language
}

const { margin, width, bottom } = a4
const GAP = 15
const ROW = 15
const half = width / 2

const columns = [
  { x: 0, width: 110, align: 'left' },
  { x: 110, width: width - 290, align: 'left' },
  { x: width - 180, width: 80, align: 'right' },
  { x: width - 95, width: 95, align: 'right' },
] as const
const head = { font: 'text-bold', size: 8, colour: muted } satisfies TextStyle
const body = { size: 9 } satisfies TextStyle

/** Prints the statement of a month on sheets of A4. The same entries give the same bytes. */
export async function printStatement(options: StatementOptions): Promise<Document> {
  const { statement, language } = options
  const texts = messages[language].statements
  const title = interpolate(texts.title, { month: formatMonth(statement.month, language) })
  const last = statement.entries.at(-1)?.at ?? startOfMonth(statement.month)
  const content = await createPdf(
    { title, language, size: a4.size, at: new Date(last * 1000) },
    (pdf, root) => {
      let y = drawHead(pdf, root, title, options)
      y = drawSums(pdf, root, options, y + GAP)
      y = drawEntries(pdf, root, options, y + GAP)
      drawEnd(pdf, root, options, y + GAP)
      drawPageNumbers(pdf, { title, language })
    },
  )
  return { name: `${interpolate(texts.file, { month: statement.month })}.pdf`, content }
}

function drawHead(pdf: Pdf, root: Structure, title: string, options: StatementOptions): number {
  const { issuer, company, language, statement } = options
  const texts = messages[language]
  const section = addGroup(pdf, root, 'Sect')
  drawBrand(pdf, section, { x: margin, y: margin, size: 34 })
  const taxId = (id: string) => interpolate(texts.documents.taxId, { taxId: id })
  const parties = [
    [issuer.name, taxId(issuer.taxId), issuer.address],
    [
      company.businessName,
      taxId(company.taxId),
      [company.billingAddress, company.billingLocation].filter(Boolean).join(', '),
    ],
  ]
  let y = addText(
    pdf,
    section,
    'H1',
    title,
    { x: margin, y: margin + 46, width },
    { font: 'display', size: 20 },
  )
  if (statement.isProvisional)
    y = addText(pdf, section, 'P', texts.statements.provisional, { x: margin, y: y + 2, width }, small)
  const ends = parties.map(([name = '', ...details], position) => {
    const place = { x: margin + position * half, width: half - GAP }
    let below = addText(pdf, section, 'P', name, { ...place, y: y + 10 }, { font: 'text-bold', size: 9.5 })
    for (const line of details) below = addText(pdf, section, 'P', line, { ...place, y: below + 1 }, small)
    return below
  })
  return drawRule(pdf, Math.max(...ends) + 10)
}

/** Opening and closing balance with what is between them, then what the orders of the month have. */
function drawSums(
  pdf: Pdf,
  root: Structure,
  { statement, summary, language }: StatementOptions,
  from: number,
) {
  const texts = messages[language].statements
  const { opening, orders, cancellations, payments, adjustments, closing } = texts.sums
  const left: [string, Cents][] = [
    [opening, statement.opening],
    [orders, statement.orders],
    [cancellations, statement.cancellations],
    [payments, statement.payments],
    ...(statement.adjustments === 0 ? [] : [[adjustments, statement.adjustments] as [string, Cents]]),
    [closing, statement.closing],
  ]
  const right: [string, Cents][] = [
    [texts.base, summary.base],
    [interpolate(texts.vat, { percent: VAT_PERCENT }), summary.vat],
    [texts.total, summary.total],
  ]
  const ends = [left, right].map((rows, position) => {
    const table = addGroup(pdf, root, 'Table')
    const x = margin + position * (half + GAP / 2)
    const tableWidth = half - GAP / 2
    let y = from
    for (const [index, [label, amount]] of rows.entries()) {
      const style = index === rows.length - 1 ? { font: 'text-bold' as const, size: 9.5 } : { size: 9.5 }
      const row = addGroup(pdf, table, 'TR')
      const label_ = { x, y, width: tableWidth - 75 }
      const below = addText(pdf, row, 'TH', label, label_, { ...style, structure: { scope: 'Row' } })
      const place = { x: x + tableWidth - 75, y, width: 75 }
      addText(pdf, row, 'TD', formatMoney(amount), place, { ...style, align: 'right' })
      y = Math.max(below, y + 12) + 3
    }
    return y
  })
  return Math.max(...ends)
}

function drawEntries(
  pdf: Pdf,
  root: Structure,
  { statement, language }: StatementOptions,
  from: number,
): number {
  const texts = messages[language].statements
  let y = addText(pdf, root, 'H2', texts.entries, { x: margin, y: from, width }, heading) + 4
  if (statement.entries.length === 0)
    return addText(pdf, root, 'P', texts.empty, { x: margin, y, width }, body)
  const titles = [texts.date, texts.concept, texts.entryVat, messages[language].documents.amount]
  const table = addGroup(pdf, root, 'Table')
  const header = addGroup(pdf, addGroup(pdf, table, 'THead'), 'TR')
  for (const [index, text] of titles.entries())
    addText(pdf, header, 'TH', text, placeOf(index, y), {
      ...styleOf(index, head),
      structure: { scope: 'Column' },
    })
  y = drawRule(pdf, y + 13)
  const rows = addGroup(pdf, table, 'TBody')
  for (const entry of statement.entries) {
    if (y + ROW > bottom) y = repeatHeader(pdf, titles)
    const row = addGroup(pdf, rows, 'TR')
    const concept = [texts.kinds[entry.kind], entry.locator, entry.reference].filter(Boolean).join(' · ')
    const cells = [
      formatCalendarDate(entry.paidOn ?? toLocalDate(entry.at), language),
      concept,
      entry.vat === 0 ? '' : formatMoney(entry.vat),
      formatMoney(entry.amount),
    ]
    for (const [index, text] of cells.entries())
      addText(pdf, row, 'TD', text, placeOf(index, y + 3), { ...styleOf(index, body), maxHeight: 12 })
    y = drawRule(pdf, y + ROW, 0.4)
  }
  return y
}

/** The header is read once. */
function repeatHeader(pdf: Pdf, titles: readonly string[]): number {
  pdf.addPage()
  drawArtifact(
    pdf,
    () => {
      for (const [index, text] of titles.entries())
        drawText(pdf, text, placeOf(index, margin), styleOf(index, head))
    },
    'Pagination',
  )
  return drawRule(pdf, margin + 13)
}

const placeOf = (index: number, y: number) => {
  const column = columns[index]!
  return { x: margin + column.x, y, width: column.width }
}

const styleOf = (index: number, style: TextStyle): TextStyle => ({ ...style, align: columns[index]!.align })

/** How it is paid, and that it is no invoice. */
function drawEnd(pdf: Pdf, root: Structure, options: StatementOptions, from: number): void {
  const { statement, issuer, iban, company, termsDays, language } = options
  const texts = messages[language].statements
  let y = from
  if (from + 60 > bottom) {
    y = addSheet(pdf)
  }
  const lines = [
    ...(statement.closing > 0 && !statement.isProvisional
      ? [
          interpolate(texts.due, {
            date: formatCalendarDate(dueDateOf(statement.month, termsDays), language),
          }),
          interpolate(texts.transfer, { iban, holder: issuer.name, concept: company.taxId }),
        ]
      : []),
    texts.legal,
  ]
  for (const line of lines) y = addText(pdf, root, 'P', line, { x: margin, y: y + 2, width }, small)
}
