import type { Illustration } from '../compose.ts'
import { sheetSet } from '../drawings/bedding.ts'
import { jeans, skirt, trousers } from '../drawings/bottoms.ts'
import { dress, partyDress } from '../drawings/dresses.ts'
import { longTablecloth } from '../drawings/household.ts'
import { neatPile } from '../drawings/piles.ts'
import { suit, suitJacket } from '../drawings/tailoring.ts'
import { blouse, shirt, tShirt } from '../drawings/tops.ts'
import { tones } from '../palette.ts'
import { ironed, withPlus } from '../treatments.ts'

/** Category 7, by product id: the garment with the iron, in plain cloth. */
export const ironing: Readonly<Record<number, Illustration>> = {
  107: ironed('soap', shirt(tones.white)),
  108: ironed('linen', trousers(tones.sand)),
  109: ironed('soap', tShirt(tones.mustard)),
  110: ironed('linen', blouse(tones.lilac)),
  111: ironed('soap', skirt(tones.brick)),
  112: ironed('soap', dress(tones.indigo)),
  113: ironed('linen', suitJacket(tones.camel, tones.indigo)),
  114: ironed('linen', suit(tones.charcoal, tones.sky)),
  115: ironed('linen', jeans(tones.sky, tones.tan)),
  116: ironed('linen', sheetSet(tones.white, tones.rose)),
  117: ironed('linen', longTablecloth(tones.white)),
  118: ironed('soap', neatPile(10, tones.white, tones.sky)),
  119: ironed('soap', partyDress(tones.forest)),
  120: withPlus(ironed('linen', shirt(tones.sky))),
}
