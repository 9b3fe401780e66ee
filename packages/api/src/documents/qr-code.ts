import { addGroup, type Pdf, type Structure } from './pdf.ts'

/** The modules of a QR code, row by row: 1 is printed. */
export interface QrCode {
  readonly size: number
  readonly modules: readonly number[]
}

/** Returns a function that encodes texts as QR codes of level M (Orden HAC/1177/2024, art. 21). */
export async function loadQrCode(): Promise<(text: string) => QrCode> {
  // Its named export `raw` is a symbology.
  const { default: bwip } = await import('bwip-js/generic')
  return (text) => {
    const [symbol] = bwip.raw('qrcode', text, 'eclevel=M')
    if (!symbol || !('pixs' in symbol)) throw new Error(`${text} has no QR code.`)
    return { size: symbol.pixx, modules: symbol.pixs }
  }
}

/** Draws a QR code as a figure with an alternative text. `side` is its width without the quiet zone, in points. */
export function drawQrCode(
  pdf: Pdf,
  parent: Structure,
  { size, modules }: QrCode,
  { alt, x, y, side }: { alt: string; x: number; y: number; side: number },
): void {
  const figure = addGroup(pdf, parent, 'Figure', { alt })
  const module = side / size
  figure.add(() => {
    for (const [index, isPrinted] of modules.entries()) {
      if (isPrinted !== 1) continue
      pdf.rect(x + (index % size) * module, y + Math.floor(index / size) * module, module, module)
    }
    pdf.fill('#000000')
  })
}
