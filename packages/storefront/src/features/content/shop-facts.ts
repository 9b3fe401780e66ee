import { formatPhone } from '@colada/client/format/phone'
import { EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import { FREE_SHIPPING_THRESHOLD_CENTS, STANDARD_TRANSPORT_CENTS } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { measureLimits } from '@colada/domain/catalogue/measures'
import { company } from '@colada/domain/content/company'
import { compensationByAge, serviceTerms } from '@colada/domain/content/service-terms'
import { sofaPrices } from '@colada/domain/content/sofa-prices'
import { FOUNDING_YEAR } from '@colada/domain/coverage/founding-year'
import { townsOf } from '@colada/domain/coverage/towns'
import { formatMoney } from '@colada/domain/money/format-money'
import { VAT_PERCENT } from '@colada/domain/money/vat'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { sponsorOffer } from '@colada/domain/promotions/sponsors'
import {
  CUT_OFF_HOURS,
  EXTRA_TRANSPORT_CENTS,
  LATE_CHANGE_HOURS,
  legPrice,
} from '@colada/domain/schedule/slot-rules'
import { type ZoneId, zoneIds } from '@colada/domain/schedule/zone-ids'
import { getCategoryLeadDays, OFFERED_DAYS, SLOT_HOURS, zones } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import { formatWeekdayRange } from '../../platform/format/service.ts'
import type { Labels } from './labels.ts'

const HOURS_PER_DAY = 24
const SECONDS_PER_MINUTE = 60
const CENTIMETRES_PER_METRE = 100

const leadHours = (category: number, zone: ZoneId | null = null) =>
  String(getCategoryLeadDays(category, zone && zones[zone]) * HOURS_PER_DAY)

/** Values that editorial texts may contain, each from the rule that defines it. */
export const shopFacts = {
  pickupPrice: formatMoney(legPrice(STANDARD_TRANSPORT_CENTS, 0)),
  transportPrice: formatMoney(STANDARD_TRANSPORT_CENTS),
  freeShippingFrom: formatMoney(FREE_SHIPPING_THRESHOLD_CENTS),
  slotHours: String(SLOT_HOURS),
  bookHours: String(CUT_OFF_HOURS.book),
  offeredDays: String(OFFERED_DAYS),
  deliveryHours: leadHours(categoryIds.dryCleaning),
  duvetHours: leadHours(categoryIds.duvets),
  expressHours: leadHours(categoryIds.express),
  expressLimit: String(EXPRESS_LIMIT),
  businessHours: leadHours(categoryIds.companies),
  carpetDays: String(getCategoryLeadDays(categoryIds.carpets, null)),
  carpetRollMetres: String(measureLimits('carpet').width.max / CENTIMETRES_PER_METRE),
  pickupChangeHours: String(CUT_OFF_HOURS.pickup),
  deliveryChangeHours: String(CUT_OFF_HOURS.delivery),
  lateChangeHours: String(LATE_CHANGE_HOURS),
  lateChangePrice: formatMoney(EXTRA_TRANSPORT_CENTS),
  paymentMinutes: String(PAYMENT_WINDOW_SECONDS / SECONDS_PER_MINUTE),
  vatPercent: String(VAT_PERCENT),
  firstOrderPercent: String(firstOrderOffer.percent),
  firstOrderCode: firstOrderOffer.code,
  sponsorFirstOrderPercent: String(sponsorOffer.firstOrderPercent),
  sponsorLaterPercent: String(sponsorOffer.laterPercent),
  referralReward: formatMoney(REFERRAL_REWARD_CENTS),
  foundingYear: String(FOUNDING_YEAR),
  sofaOneSeat: formatMoney(sofaPrices.oneSeat.fabric),
  sofaTwoSeats: formatMoney(sofaPrices.twoSeats.fabric),
  sofaThreeSeats: formatMoney(sofaPrices.threeSeats.fabric),
  sofaChaiseLongue: formatMoney(sofaPrices.chaiseLongue.fabric),
  sofaLeatherOneSeat: formatMoney(sofaPrices.oneSeat.leather),
  freeStorageDays: String(serviceTerms.freeStorageDays),
  storageFee: formatMoney(serviceTerms.storageFee),
  storagePeriodDays: String(serviceTerms.storagePeriodDays),
  maxStorageDays: String(serviceTerms.maxStorageDays),
  appraisalThreshold: formatMoney(serviceTerms.appraisalThreshold),
  lostOrderMultiple: String(serviceTerms.lostOrderMultiple),
  maxMultiple: String(serviceTerms.maxMultiple),
  compensationDays: String(serviceTerms.compensationDays),
  missingItemSearchDays: String(serviceTerms.missingItemSearchDays),
  complaintHours: String(serviceTerms.complaintHours),
  supportHours: String(serviceTerms.supportHours),
  cvRetentionYears: String(serviceTerms.cvRetentionYears),
  withdrawalDays: String(serviceTerms.withdrawalDays),
  accountingRecordYears: String(serviceTerms.accountingRecordYears),
  compensationFirstYear: String(compensationByAge[0].percent),
  compensationSecondYear: String(compensationByAge[1].percent),
  compensationThirdYear: String(compensationByAge[2].percent),
  compensationLater: String(compensationByAge[3].percent),
  legalName: company.legalName,
  taxId: company.taxId,
  registeredOffice: company.registeredOffice,
  register: company.register,
  email: company.email,
  privacyEmail: company.privacyEmail,
  phone: formatPhone(company.phone),
} as const satisfies Record<string, string>

type ZoneFact = `${ZoneId}${'FirstDay' | 'LastDay' | 'Opens' | 'Closes' | 'DeliveryHours' | 'Towns'}`

/** Service days, hours and towns of every zone: `madridFirstDay` is "lunes". */
function zoneFacts(language: Language): Readonly<Record<ZoneFact, string>> {
  const entries = zoneIds.flatMap((id) => {
    const { opens, closes } = zones[id]
    const { first, last } = formatWeekdayRange(zones[id], language)
    return [
      [`${id}FirstDay`, first],
      [`${id}LastDay`, last],
      [`${id}Opens`, `${opens}:00`],
      [`${id}Closes`, `${closes}:00`],
      [`${id}DeliveryHours`, leadHours(categoryIds.dryCleaning, id)],
      [`${id}Towns`, String(townsOf(id).length)],
    ] as const
  })
  return Object.fromEntries(entries) as Record<ZoneFact, string>
}

const factsByLanguage = new Map<Language, Readonly<Record<string, string>>>()

function factsIn(language: Language): Readonly<Record<string, string>> {
  const facts = factsByLanguage.get(language) ?? { ...shopFacts, ...zoneFacts(language) }
  factsByLanguage.set(language, facts)
  return facts
}

/**
 * Replaces placeholders such as `{{slotHours}}`, and those of labels such as `{{shell:user.orders}}`, in an editorial text.
 *
 * @throws For an unknown name.
 */
export function fillFacts(text: string, language: Language, labels: Labels = {}): string {
  const facts = factsIn(language)
  return text.replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) => {
    const source = Object.hasOwn(labels, name) ? labels : facts
    if (!Object.hasOwn(source, name))
      throw new Error(`Editorial text names "${name}", which is no fact of the shop`)
    return source[name]!
  })
}

/** Fills facts and labels into every text of a content file. */
export function fillFactsIn<Content>(content: Content, language: Language, labels: Labels = {}): Content {
  if (typeof content === 'string') return fillFacts(content, language, labels) as Content
  if (Array.isArray(content))
    return content.map((part: unknown) => fillFactsIn(part, language, labels)) as Content
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, fillFactsIn<unknown>(value, language, labels)]),
  ) as Content
}
