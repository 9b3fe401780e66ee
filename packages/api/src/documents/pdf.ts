import type { Language } from '@colada/domain/wire/language'
import { type FontName, loadFonts } from './fonts.ts'
import { toPrintable } from './printable.ts'

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Which cells a header of a table is for; the types of the library do not have it. */
      scope?: 'Column' | 'Row'
    }
  }
}

/** A PDF document being drawn. */
export type Pdf = PDFKit.PDFDocument

/** An element of the structure tree, which screen readers read instead of the page (PDF 32000-1, 14.8). */
export type Structure = PDFKit.PDFStructureElement

const MILLIMETRES_PER_INCH = 25.4
const POINTS_PER_INCH = 72

/** Converts millimetres to points. */
export const mm = (millimetres: number): number => (millimetres * POINTS_PER_INCH) / MILLIMETRES_PER_INCH

export interface PdfOptions {
  readonly title: string
  readonly language: Language
  /** Width and height of the first page, in points. */
  readonly size: readonly [width: number, height: number]
  /** A date of the subject: the same subject has the same bytes at all times. */
  readonly at: Date
}

/**
 * Creates a tagged PDF with the shop's fonts embedded. The library is loaded with the first document.
 *
 * @param draw draws the pages into the structure; the first page is there.
 */
export async function createPdf(
  { title, language, size, at }: PdfOptions,
  draw: (pdf: Pdf, root: Structure) => void,
): Promise<Buffer> {
  const [{ default: PdfDocument }, fonts] = await Promise.all([import('pdfkit'), loadFonts()])
  const pdf = new PdfDocument({
    size: [...size],
    margin: 0,
    // None: Helvetica is not embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Colada', Creator: 'Colada', Producer: 'Colada', CreationDate: at },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  draw(pdf, root)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** Adds an element that contains others, such as a section or a table. */
export function addGroup(
  pdf: Pdf,
  parent: Structure,
  type: string,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Structure {
  const group = pdf.struct(type, options)
  parent.add(group)
  return group
}

/** Draws what is no content: rules, boxes, page numbers. */
export function drawArtifact(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

export interface TextStyle {
  readonly font?: FontName
  /** Points. */
  readonly size?: number
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Points between letters. */
  readonly tracking?: number
  /** Points between lines, beside those of the font. */
  readonly lineGap?: number
  /** The text ends with … when it is higher, in points. */
  readonly maxHeight?: number
}

export const ink = '#14161F'
const figures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

function textOptions({ align = 'left', tracking = 0, lineGap = 0, maxHeight }: TextStyle, width: number) {
  return {
    width,
    align,
    lineGap,
    features: figures,
    ...(tracking > 0 && { characterSpacing: tracking }),
    ...(maxHeight !== undefined && { height: maxHeight, ellipsis: '…' }),
  }
}

/** Height of a text in points. */
export function heightOf(pdf: Pdf, text: string, width: number, style: TextStyle = {}): number {
  const { font = 'text', size = 9, maxHeight = Infinity } = style
  const height = pdf.font(font).fontSize(size).heightOfString(toPrintable(text), textOptions(style, width))
  return Math.min(height, maxHeight)
}

/** Width of a text in one line, in points. */
export function widthOf(pdf: Pdf, text: string, { font = 'text', size = 9 }: TextStyle): number {
  return pdf.font(font).fontSize(size).widthOfString(toPrintable(text), { features: figures })
}

/** Where a text is drawn, in points from the top left corner of the page. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Draws a text as an element of the structure; returns where it ends. */
export function addText(
  pdf: Pdf,
  parent: Structure,
  type: string,
  text: string,
  { x, y, width }: Place,
  style: TextStyle & { readonly structure?: PDFKit.Mixins.StructureElementOptions } = {},
): number {
  parent.add(pdf.struct(type, style.structure ?? {}, () => drawText(pdf, text, { x, y, width }, style)))
  return pdf.y
}

/** Draws a text that belongs to no element: page numbers, repeated headers. */
export function drawText(pdf: Pdf, text: string, { x, y, width }: Place, style: TextStyle = {}): void {
  const { font = 'text', size = 9, colour = ink } = style
  pdf.font(font).fontSize(size).fillColor(colour).text(toPrintable(text), x, y, textOptions(style, width))
}
