import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { formatArea } from '#storefront/platform/format/area.ts'
import { dayPieces, formatDate, formatHours } from '#storefront/platform/format/dates.ts'
import { formatMoney } from '#storefront/platform/format/money.ts'
import type { CalendarDate } from '@colada/domain/schedule/slot'
import en from '#storefront/locales/en/orders.json'
import es from '#storefront/locales/es/orders.json'

const page = readFileSync(new URL('../../stories/foundations/voice.mdx', import.meta.url), 'utf8')
const day = '2026-03-12' as CalendarDate

/** How the shop writes each figure of the Voice page, in Spanish and in English. */
const shown: Readonly<Record<string, (language: 'es' | 'en') => string>> = {
  Money: () => formatMoney(1_250),
  More: () => formatMoney(123_450),
  Hours: () => formatHours('09:00', '11:00'),
  Days: (language) => dayPieces(day, language).label,
  Dates: (language) => formatDate(day, language),
  Areas: (language) => formatArea(12_500, language),
  Percent: (language) => /\d+ ?%/.exec({ es, en }[language].prices.tax.replace('{{percent}}', '20'))![0],
}

const told = new Map(
  page
    .slice(page.indexOf('## Figures'))
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', spanish, english]) => [name, [spanish, english]]),
)

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('the Voice page writes figures as the shop does', () => {
  const asShown = Object.entries(shown).map(([name, write]) => [
    name,
    [plain(write('es')), plain(write('en'))],
  ])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(asShown))
})
