import { FREE_SHIPPING_THRESHOLD_CENTS, STANDARD_TRANSPORT_CENTS } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { sofaPrices } from '@colada/domain/content/sofa-prices'
import {
  CUT_OFF_HOURS,
  EXTRA_TRANSPORT_CENTS,
  LATE_CHANGE_HOURS,
  legPrice,
} from '@colada/domain/schedule/slots'
import { getCategoryLeadDays, SLOT_HOURS } from '@colada/domain/schedule/zones'
import { formatMoney } from '../../platform/format/money.ts'

const HOURS_PER_DAY = 24

/** Values that editorial texts may contain, each from the rule that defines it. */
export const shopFacts = {
  pickupPrice: formatMoney(legPrice(STANDARD_TRANSPORT_CENTS, 0)),
  transportPrice: formatMoney(STANDARD_TRANSPORT_CENTS),
  freeShippingFrom: formatMoney(FREE_SHIPPING_THRESHOLD_CENTS),
  slotHours: String(SLOT_HOURS),
  bookHours: String(CUT_OFF_HOURS.book),
  deliveryHours: String(getCategoryLeadDays(categoryIds.dryCleaning, null) * HOURS_PER_DAY),
  duvetHours: String(getCategoryLeadDays(categoryIds.duvets, null) * HOURS_PER_DAY),
  carpetDays: String(getCategoryLeadDays(categoryIds.carpets, null)),
  pickupChangeHours: String(CUT_OFF_HOURS.pickup),
  deliveryChangeHours: String(CUT_OFF_HOURS.delivery),
  lateChangeHours: String(LATE_CHANGE_HOURS),
  lateChangePrice: formatMoney(EXTRA_TRANSPORT_CENTS),
  sofaOneSeat: formatMoney(sofaPrices.oneSeat.fabric),
  sofaTwoSeats: formatMoney(sofaPrices.twoSeats.fabric),
  sofaThreeSeats: formatMoney(sofaPrices.threeSeats.fabric),
  sofaChaiseLongue: formatMoney(sofaPrices.chaiseLongue.fabric),
  sofaLeatherOneSeat: formatMoney(sofaPrices.oneSeat.leather),
} as const satisfies Record<string, string>

export type ShopFact = keyof typeof shopFacts

/**
 * Replaces placeholders such as `{{slotHours}}` in an editorial text.
 *
 * @throws For an unknown name.
 */
export function fillFacts(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!isFact(name)) throw new Error(`Editorial text names "${name}", which is no fact of the shop`)
    return shopFacts[name]
  })
}

function isFact(name: string): name is ShopFact {
  return Object.hasOwn(shopFacts, name)
}
