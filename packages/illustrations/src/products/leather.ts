import type { Illustration } from '../compose.ts'
import { gloves } from '../drawings/accessories.ts'
import { handbag } from '../drawings/bags.ts'
import {
  furCoat,
  leatherCoat,
  leatherJacket,
  leatherTrousers,
  sheepskin,
  suedeJacket,
  suedeSkirt,
} from '../drawings/leather.ts'
import { blazer, waistcoat } from '../drawings/tailoring.ts'
import { furStole, leatherDress, suedeCoat } from '../drawings/weather.ts'
import { tones } from '../palette.ts'
import { clipped, onHanger, plain, withPlus } from '../treatments.ts'

/** Category 9, by product id. */
export const leather: Readonly<Record<number, Illustration>> = {
  357: onHanger('linen', leatherJacket(tones.black)),
  358: onHanger('soap', suedeJacket(tones.camel)),
  359: onHanger('linen', leatherCoat(tones.brown)),
  360: onHanger('soap', suedeCoat(tones.tan)),
  361: onHanger('linen', blazer(tones.tan)),
  362: clipped('linen', leatherTrousers(tones.black), 58),
  363: clipped('soap', suedeSkirt(tones.tan), 84),
  364: onHanger('soap', waistcoat(tones.brown)),
  365: onHanger('linen', leatherDress(tones.wine)),
  366: onHanger('soap', sheepskin(tones.tan, tones.ivory)),
  367: plain('linen', gloves(tones.brown)),
  368: plain('soap', handbag(tones.tan)),
  369: onHanger('linen', furCoat(tones.brown)),
  370: plain('soap', furStole(tones.brown)),
  371: withPlus(onHanger('soap', leatherJacket(tones.tan))),
}
