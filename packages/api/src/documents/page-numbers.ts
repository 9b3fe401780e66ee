import type { Language } from '@colada/domain/wire/language'
import { interpolate, messages } from '../locales/messages.ts'
import { drawArtifact, drawText, mm, type Pdf } from './pdf.ts'
import { a4, muted, print } from './receipt-style.ts'

/** Draws the title and the number of each sheet below its content, once all sheets are there. */
export function drawPageNumbers(
  pdf: Pdf,
  { title, language }: { readonly title: string; readonly language: Language },
): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    const number = interpolate(messages[language].documents.page, { page: page + 1, pages: count })
    const place = { x: a4.margin, y: a4.size[1] - mm(11), width: a4.width }
    drawArtifact(
      pdf,
      () => {
        drawText(pdf, title, place, { ...print, colour: muted })
        drawText(pdf, number, place, { ...print, colour: muted, align: 'right' })
      },
      'Pagination',
    )
  }
}
