import type { Language } from '@colada/domain/wire/language'
import { type Bars, drawBars, modulesOf, QUIET_MODULES } from './barcode.ts'
import type { Label } from './labels.ts'
import {
  addGroup,
  addText,
  createPdf,
  heightOf,
  widthOf,
  mm,
  type Pdf,
  type Structure,
  type TextStyle,
} from './pdf.ts'

const size = [mm(62), mm(29)] as const
const margin = mm(2.5)
const width = size[0] - margin * 2
const BAR_HEIGHT = mm(9)
/** Four dots of a printer with 300 dots per inch, the usual of this paper. */
const MODULE = (4 * 72) / 300

const black = '#000000'
const tagStyle = { font: 'text-bold', size: 15, colour: black } satisfies TextStyle
const countStyle = { font: 'text-bold', size: 12, colour: black, align: 'right' } satisfies TextStyle
const nameStyle = { font: 'text-bold', size: 8.5, colour: black } satisfies TextStyle
const smallStyle = { size: 7.5, colour: black } satisfies TextStyle

export interface LabelPages {
  readonly title: string
  readonly language: Language
  /** A date of the order. */
  readonly at: Date
  readonly labels: readonly Label[]
  readonly encode: (text: string) => Bars
}

/** Draws labels of 62 × 29 mm, one on each page. */
export function createLabels({ labels, encode, ...options }: LabelPages): Promise<Buffer> {
  return createPdf({ ...options, size }, (pdf, root) => {
    for (const [position, label] of labels.entries()) {
      if (position > 0) pdf.addPage()
      drawLabel(pdf, addGroup(pdf, root, 'Sect'), label, encode(label.tag))
    }
  })
}

function drawLabel(pdf: Pdf, section: Structure, label: Label, bars: Bars): void {
  const top = mm(1.6)
  const countWidth = widthOf(pdf, label.count, countStyle) + 1
  const place = { x: margin, y: top, width: width - countWidth }
  const y = addText(pdf, section, 'P', label.tag, place, tagStyle)
  const end = { x: margin + width - countWidth, y: top + 2, width: countWidth }
  addText(pdf, section, 'P', label.count, end, countStyle)
  const lines = 2 * heightOf(pdf, 'X', width, nameStyle)
  addText(pdf, section, 'P', label.name, { x: margin, y, width }, { ...nameStyle, maxHeight: lines })
  const line = heightOf(pdf, 'X', width, smallStyle)
  const last = size[1] - mm(1.4) - BAR_HEIGHT - line - 2
  const dateWidth = widthOf(pdf, label.date, smallStyle) + 1
  const nameWidth = width - dateWidth - 4
  const oneLine = { ...smallStyle, maxHeight: line }
  addText(pdf, section, 'P', label.customer, { x: margin, y: last, width: nameWidth }, oneLine)
  addText(
    pdf,
    section,
    'P',
    label.date,
    { x: margin + width - dateWidth, y: last, width: dateWidth },
    smallStyle,
  )
  const modules = modulesOf(bars)
  // Longer tags have thinner bars, so that the quiet zones stay.
  const module = Math.min(MODULE, size[0] / (modules + 2 * QUIET_MODULES))
  const x = (size[0] - modules * module) / 2
  drawBars(pdf, section, bars, {
    text: label.tag,
    x,
    y: size[1] - mm(1.4) - BAR_HEIGHT,
    module,
    height: BAR_HEIGHT,
  })
}
