import type { Illustration } from '../compose.ts'
import { duvet } from '../drawings/bedding.ts'
import { bathMat, kitchenCloth, napkin, tablecloth, towel, towelSet } from '../drawings/household.ts'
import { sackFrame } from '../drawings/laundering.ts'
import { hotelStack } from '../drawings/piles.ts'
import { apron, chefsJacket } from '../drawings/workwear.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'
import { plain, rented } from '../treatments.ts'

/** Category 12, by product id. */
export const companies: Readonly<Record<number, Illustration>> = {
  801: plain('linen', sackFrame(tones.navy, tones.white, 1)),
  802: plain('linen', sackFrame(tones.navy, tones.white, 2)),
  803: plain('soap', tablecloth(tones.white)),
  804: plain('linen', napkin(tones.white)),
  805: plain('soap', chefsJacket(tones.white)),
  806: plain('linen', hotelStack(tones.white, tones.indigo)),
  807: plain('soap', towel(tones.white, tones.teal)),
}

/** Category 13, by product id. */
export const renting: Readonly<Record<number, Illustration>> = {
  901: rented(plain('soap', place(duvet(tones.white, 'king'), 0, 12))),
  902: rented(plain('soap', place(duvet(tones.white, 'single'), 0, 6))),
  903: rented(plain('linen', towelSet(tones.white, tones.teal, tones.white))),
  904: rented(plain('linen', bathMat(tones.silver))),
  905: rented(plain('soap', place(tablecloth(tones.white, tones.indigo), 0, 12))),
  906: rented(
    plain(
      'linen',
      place(kitchenCloth(tones.white, tones.brick), 116, 76, 0.66) + place(apron(tones.indigo), -28, 10, 0.9),
    ),
  ),
}
