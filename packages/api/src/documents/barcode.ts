import { addGroup, type Pdf, type Structure } from './pdf.ts'

/** The bars of a symbol: widths in modules, a bar and a space in turns. */
export type Bars = readonly number[]

/** Modules without print that a scanner needs on both sides (ISO/IEC 15417). */
export const QUIET_MODULES = 10

/**
 * Returns a function that encodes texts as Code 128, which all scanners read. The library is loaded with the first document.
 */
export async function loadCode128(): Promise<(text: string) => Bars> {
  // Its named export `raw` is a symbology.
  const { default: bwip } = await import('bwip-js/generic')
  return (text) => {
    const [symbol] = bwip.raw({ bcid: 'code128', text })
    if (!symbol || !('sbs' in symbol)) throw new Error(`${text} has no Code 128.`)
    return symbol.sbs
  }
}

/** Width of a symbol in modules, without the quiet zones. */
export function modulesOf(bars: Bars): number {
  return bars.reduce((sum, width) => sum + width, 0)
}

/** Draws a symbol as a figure with the text as its alternative. Lengths in points; `x` is that of the first bar. */
export function drawBars(
  pdf: Pdf,
  parent: Structure,
  bars: Bars,
  { text, x, y, module, height }: { text: string; x: number; y: number; module: number; height: number },
): void {
  const figure = addGroup(pdf, parent, 'Figure', { alt: text })
  figure.add(() => {
    let left = x
    for (const [position, width] of bars.entries()) {
      if (position % 2 === 0) pdf.rect(left, y, width * module, height)
      left += width * module
    }
    pdf.fill('#000000')
  })
}
