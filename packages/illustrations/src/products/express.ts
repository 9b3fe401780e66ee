import type { Illustration } from '../compose.ts'
import { dress } from '../drawings/dresses.ts'
import { washingBag } from '../drawings/laundering.ts'
import { coat } from '../drawings/outerwear.ts'
import { suit } from '../drawings/tailoring.ts'
import { shirt } from '../drawings/tops.ts'
import { tones } from '../palette.ts'
import { express, onHanger, plain } from '../treatments.ts'

/** Category 14, by product id. */
export const expressItems: Readonly<Record<number, Illustration>> = {
  950: express(onHanger('linen', shirt(tones.white))),
  951: express(onHanger('soap', suit(tones.navy, tones.mustard))),
  952: express(onHanger('linen', dress(tones.teal))),
  953: express(onHanger('soap', coat(tones.forest))),
  954: express(plain('linen', washingBag(tones.mustard, 'medium', [tones.white, tones.indigo]))),
}
