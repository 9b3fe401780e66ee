import { findFiles, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** `€12.50`, `12.50 €`, and a thousands separator in four digits. */
const wrongFormat = /€\d[\d.,]*|€ [1-9][\d.,]*|(?<![\d.])\d+\.\d{2} ?€|(?<![\d.])\d\.\d{3},\d{2} ?€/

const checkedFiles = [
  'stories/**/*.{ts,tsx,mdx}',
  'packages/{client,storefront,backoffice}/src/locales/**/*.json',
  'packages/api/src/{locales,promotions,seed}/**/*.{ts,json}',
  'packages/mails/src/texts/*.ts',
]

/** Requires amounts in texts and stories in the format of `formatMoney`: `12,50 €` in both languages (spec 001 §9, Money). */
export function moneyFormatViolations(root: string): Violation[] {
  return findFiles(root, checkedFiles).flatMap((file) =>
    readText(root, file)
      .split('\n')
      .flatMap((line, index) => {
        const found = wrongFormat.exec(line)
        if (!found) return []
        const problem = `${found[0]} is not in the money format, 12,50 € in both languages`
        return [{ where: `${file}:${index + 1}`, problem }]
      }),
  )
}
