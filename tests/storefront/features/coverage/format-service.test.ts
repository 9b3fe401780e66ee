import { zones } from '@colada/domain/schedule/zones'
import { expect, it } from 'vitest'
import { formatLeadTime } from '#storefront/features/coverage/format-lead-time.ts'
import { formatClosedDays, formatServiceDays } from '#storefront/features/coverage/format-service.ts'
import { formatServiceHours } from '#storefront/platform/format/service.ts'
import { i18nByLanguage } from '../../support/i18n.ts'

const { t: es } = i18nByLanguage.es
const { t: en } = i18nByLanguage.en

it.each([
  ['madrid', 'Todos los días', 'Every day', '7:00–23:00'],
  ['valencia', 'De lunes a sábado', 'Monday to Saturday', '7:00–21:00'],
  ['sevilla', 'De lunes a viernes', 'Monday to Friday', '7:00–21:00'],
] as const)('formats days and hours of %s', (zone, spanish, english, hours) => {
  expect(formatServiceDays(zones[zone], es, 'es')).toBe(spanish)
  expect(formatServiceDays(zones[zone], en, 'en')).toBe(english)
  expect(formatServiceHours(zones[zone])).toBe(hours)
})

it('formats the days without service', () => {
  expect(formatClosedDays(zones.sevilla, 'es')).toBe('Sábado y domingo')
  expect(formatClosedDays(zones.sevilla, 'en')).toBe('Saturday and Sunday')
  expect(formatClosedDays(zones.madrid, 'es')).toBe('')
})

it('formats lead times in hours up to three days, then in days', () => {
  expect(formatLeadTime(1, es)).toBe('24 horas')
  expect(formatLeadTime(3, en)).toBe('72 hours')
  expect(formatLeadTime(15, es)).toBe('15 días')
})
