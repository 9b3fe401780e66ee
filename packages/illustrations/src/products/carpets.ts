import type { Illustration } from '../compose.ts'
import { petBed } from '../drawings/outdoor.ts'
import { kilim, persianRug, plainRug, rolledRug, roundRug, shaggyRug } from '../drawings/rugs.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'
import { gleaming, plain, withPlus } from '../treatments.ts'

/** Category 8, by product id. */
export const carpets: Readonly<Record<number, Illustration>> = {
  300: plain('soap', plainRug(tones.teal, tones.ivory)),
  301: plain('linen', rolledRug(tones.brick, tones.ivory)),
  302: plain('soap', shaggyRug(tones.ivory)),
  303: plain('linen', persianRug(tones.wine, tones.mustard)),
  466: plain('soap', kilim(tones.ivory, tones.brick, tones.indigo)),
  1082: plain('soap', roundRug(tones.sand, tones.tan)),
  1145: gleaming(plain('linen', persianRug(tones.indigo, tones.silver))),
  1146: withPlus(
    plain(
      'linen',
      plainRug(tones.moss, tones.sand) + place(petBed(tones.camel, tones.ivory), 128, 152, 0.52),
    ),
  ),
}
