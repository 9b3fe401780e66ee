import type { Picture } from '../compose.ts'
import { duvet } from '../drawings/bedding.ts'
import { bathMat, kitchenCloth, napkin, tablecloth, towel, towelSet } from '../drawings/household.ts'
import { hotelStack, sackFrame, trolley } from '../drawings/laundering.ts'
import { apron, chefsJacket } from '../drawings/workwear.ts'
import { plain } from '../looks.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'

/** Category 12, by product id. */
export const companies: Readonly<Record<number, Picture>> = {
  801: plain('linen', sackFrame(tones.navy, tones.white, 1)),
  802: plain('linen', sackFrame(tones.navy, tones.white, 2)),
  803: plain('soap', tablecloth(tones.white)),
  804: plain('linen', napkin(tones.white)),
  805: plain('soap', chefsJacket(tones.white)),
  806: plain('linen', hotelStack(tones.white, tones.indigo)),
  807: plain('soap', towel(tones.white, tones.teal)),
}

const withTrolley = (drawing: string): string => place(trolley(), -20, 112, 0.6) + drawing

/** Category 13, by product id: rented linen arrives on its trolley. */
export const renting: Readonly<Record<number, Picture>> = {
  901: plain('linen', withTrolley(place(duvet(tones.white, 'king'), 62, 14, 0.8))),
  902: plain('linen', withTrolley(place(duvet(tones.white, 'single'), 68, 14, 0.84))),
  903: plain('soap', withTrolley(place(towelSet(tones.white, tones.teal, tones.white), 76, 0, 0.76))),
  904: plain('soap', withTrolley(place(bathMat(tones.silver), 66, 0, 0.78))),
  905: plain('linen', withTrolley(place(tablecloth(tones.white, tones.indigo), 74, 14, 0.76))),
  906: plain(
    'soap',
    withTrolley(
      place(kitchenCloth(tones.white, tones.brick), 128, 18, 0.6) + place(apron(tones.indigo), 34, 4, 0.76),
    ),
  ),
}
