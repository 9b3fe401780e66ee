import { addGroup, addText, type Pdf, type Structure } from './pdf.ts'

export const brandColour = '#2438A6'

/** The symbol in a square of 48, as `@colada/illustrations` draws it. */
const SYMBOL_SIZE = 48
const fold = 'M37 9.5H20A14.5 14.5 0 0 0 20 38.5H42.5'
const drop = 'M29 14.2C33.2 19.8 35.6 22.8 35.6 26.2A6.6 6.6 0 0 1 22.4 26.2C22.4 22.8 24.8 19.8 29 14.2Z'

/** Draws symbol and name; `size` is the side of the symbol in points. */
export function drawBrand(
  pdf: Pdf,
  parent: Structure,
  { x, y, size, colour = brandColour }: { x: number; y: number; size: number; colour?: string },
): void {
  const group = addGroup(pdf, parent, 'Div')
  const symbol = addGroup(pdf, group, 'Figure', { alt: 'Colada' })
  symbol.add(() => {
    pdf
      .save()
      .translate(x, y)
      .scale(size / SYMBOL_SIZE)
    pdf.path(fold).lineWidth(6.5).lineCap('round').stroke(colour)
    pdf.path(drop).fill(colour)
    pdf.restore()
  })
  const name = { x: x + size * 1.12, y: y + size * 0.12, width: size * 5 }
  addText(pdf, group, 'P', 'Colada', name, { font: 'display', size: size * 0.64, colour })
}
