import { drawArtifact, ink, mm, type Pdf, type TextStyle } from './pdf.ts'

/** Colour of what is less important; its contrast on white is 7:1. */
export const muted = '#53586B'

export const small = { size: 8.5, colour: muted } satisfies TextStyle
/** Small print. */
export const print = { size: 7.1, lineGap: 0.4 } satisfies TextStyle
export const heading = { font: 'display', size: 11.5 } satisfies TextStyle

const size = [mm(210), mm(297)] as const
const margin = mm(15)

/** Lengths of a sheet, in points. Content ends at `bottom`, above the page number. */
export const a4 = { size, margin, width: size[0] - margin * 2, bottom: size[1] - mm(17) } as const

/** Adds a sheet; returns where its content begins. */
export function addSheet(pdf: Pdf): number {
  pdf.addPage()
  return margin
}

/** Draws a line over the width of a sheet; returns where it is. */
export function drawRule(pdf: Pdf, y: number, weight = 0.8): number {
  const colour = weight < 0.8 ? muted : ink
  drawArtifact(pdf, () =>
    pdf
      .moveTo(margin, y)
      .lineTo(margin + a4.width, y)
      .lineWidth(weight)
      .stroke(colour),
  )
  return y
}
