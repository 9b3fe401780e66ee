import { freeShippingFrom, standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { sofaPrices } from '@colada/domain/content/sofa-prices'
import { cutOffHours, extraTransport, lateChangeHours, legPrice } from '@colada/domain/schedule/slots'
import { leadDaysOf, slotHours } from '@colada/domain/schedule/zones'
import { formatMoney } from '../../platform/format/money.ts'

const HOURS_PER_DAY = 24

/** Values that editorial texts may contain, each from the rule that defines it. */
export const shopFacts = {
  pickupPrice: formatMoney(legPrice(standardTransport, 0)),
  transportPrice: formatMoney(standardTransport),
  freeShippingFrom: formatMoney(freeShippingFrom),
  slotHours: String(slotHours),
  bookHours: String(cutOffHours.book),
  deliveryHours: String(leadDaysOf(categoryIds.dryCleaning, null) * HOURS_PER_DAY),
  duvetHours: String(leadDaysOf(categoryIds.duvets, null) * HOURS_PER_DAY),
  carpetDays: String(leadDaysOf(categoryIds.carpets, null)),
  pickupChangeHours: String(cutOffHours.pickup),
  deliveryChangeHours: String(cutOffHours.delivery),
  lateChangeHours: String(lateChangeHours),
  lateChangePrice: formatMoney(extraTransport),
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
