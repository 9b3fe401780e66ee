import { readFileSync } from 'node:fs'
import { formatMoney } from '@colada/domain/money/format-money'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { expect, test } from 'vitest'
import { formatArea } from '#client/format/area.ts'
import { formatDayParts, formatDate, formatHours } from '#client/format/dates.ts'
import en from '#storefront/locales/en/orders.json'
import es from '#storefront/locales/es/orders.json'

const page = readFileSync(new URL('../../stories/foundations/voice.mdx', import.meta.url), 'utf8')
const day = '2026-03-12' as CalendarDate

/** The shop's format of each figure on the Voice page. */
const formatters: Readonly<Record<string, (language: 'es' | 'en') => string>> = {
  Money: () => formatMoney(1_250),
  More: () => formatMoney(123_450),
  Hours: () => formatHours('09:00', '11:00'),
  Days: (language) => formatDayParts(day, language).label,
  Dates: (language) => formatDate(day, language),
  Areas: () => formatArea(12_500),
  Percent: (language) => /\d+ ?%/.exec({ es, en }[language].prices.tax.replace('{{percent}}', '20'))![0],
}

const documented = new Map(
  page
    .slice(page.indexOf('## Figures'))
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', spanish, english]) => [name, [spanish, english]]),
)

const normalizeSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

test('the Voice page shows figures in the formats of the shop', () => {
  const formatted = Object.entries(formatters).map(([name, write]) => [
    name,
    [normalizeSpaces(write('es')), normalizeSpaces(write('en'))],
  ])
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(formatted))
})
