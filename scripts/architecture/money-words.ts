import { filesOf, readText } from './files.ts'
import type { Violation } from './violation.ts'

/** `€12.50`, `12.50 €`, and a point in four digits, which the shop leaves out. */
const otherwise = /€\d[\d.,]*|€ [1-9][\d.,]*|(?<![\d.])\d+\.\d{2} ?€|(?<![\d.])\d\.\d{3},\d{2} ?€/

const told = [
  'stories/**/*.{ts,tsx,mdx}',
  'packages/storefront/src/locales/**/*.json',
  'packages/api/src/{locales,promotions,seed}/**/*.{ts,json}',
]

/**
 * Amounts that are written otherwise than the shop writes them: `12,50 €` in both languages (spec 001 §9, Money), as
 * `formatMoney` does. Whoever sees a price in a story has seen it as a customer will.
 */
export function moneyWordViolations(root: string): Violation[] {
  return filesOf(root, told).flatMap((file) =>
    readText(root, file)
      .split('\n')
      .flatMap((line, index) => {
        const found = otherwise.exec(line)
        if (!found) return []
        const problem = `${found[0]} is not how the shop writes money; it is 12,50 € in both languages`
        return [{ where: `${file}:${index + 1}`, problem }]
      }),
  )
}
