import type { Illustration } from '../compose.ts'
import { bowTie, scarf, shawl, tie } from '../drawings/accessories.ts'
import { jeans, pleatedSkirt, shorts, skirt, trousers } from '../drawings/bottoms.ts'
import { beret, bomber, foulard, skiTrousers, tracksuit, vNeckJumper } from '../drawings/casual.ts'
import { toga } from '../drawings/ceremony.ts'
import { childCoat, girlDress, schoolUniform } from '../drawings/children.ts'
import { dress, partyDress } from '../drawings/dresses.ts'
import { cardigan, jumper } from '../drawings/knitwear.ts'
import {
  boucleJacket,
  jumpsuit,
  kimono,
  longDress,
  silkBlouse,
  silkDress,
  skirtSuit,
} from '../drawings/occasion.ts'
import { coat, downCoat, duffle, puffer, trench } from '../drawings/outerwear.ts'
import { blazer, suit, threePieceSuit, tuxedo, waistcoat } from '../drawings/tailoring.ts'
import { blouse, polo, shirt } from '../drawings/tops.ts'
import { parka, peaCoat, poncho, skiJacket } from '../drawings/weather.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'
import { clipped, gleaming, onHanger, plain, withPlus } from '../treatments.ts'

/** Category 2, by product id. */
export const dryCleaning: Readonly<Record<number, Illustration>> = {
  1: onHanger('soap', shirt(tones.white)),
  2: clipped('linen', trousers(tones.charcoal)),
  3: onHanger('linen', suit(tones.navy)),
  4: withPlus(onHanger('soap', suit(tones.indigo, tones.mustard))),
  5: onHanger('linen', threePieceSuit(tones.charcoal)),
  6: onHanger('soap', blazer(tones.indigo)),
  7: onHanger('soap', waistcoat(tones.camel)),
  8: plain(
    'linen',
    place(tie(tones.indigo, tones.sky), -52, 0) + place(bowTie(tones.wine, tones.ivory), 136, 90, 0.52),
  ),
  9: onHanger('linen', tuxedo(tones.black)),
  10: withPlus(onHanger('linen', shirt(tones.sky))),
  11: gleaming(onHanger('soap', silkBlouse(tones.ivory))),
  12: onHanger('linen', blouse(tones.rose)),
  13: onHanger('linen', polo(tones.moss)),
  14: plain('soap', jumper(tones.ivory)),
  15: plain('linen', vNeckJumper(tones.lilac)),
  16: plain('linen', cardigan(tones.moss)),
  17: clipped('linen', skirt(tones.wine), 76),
  18: clipped('soap', pleatedSkirt(tones.navy), 78),
  19: clipped('soap', shorts(tones.sand), 86),
  20: clipped('linen', jeans(tones.indigo, tones.mustard)),
  21: onHanger('linen', jumpsuit(tones.forest)),
  22: onHanger('linen', dress(tones.brick)),
  23: onHanger('soap', longDress(tones.indigo)),
  24: gleaming(plain('linen', partyDress(tones.wine))),
  25: withPlus(onHanger('soap', dress(tones.lilac))),
  26: gleaming(onHanger('soap', silkDress(tones.rose))),
  27: onHanger('linen', duffle(tones.wine)),
  28: onHanger('soap', coat(tones.camel)),
  30: withPlus(onHanger('linen', coat(tones.charcoal))),
  31: onHanger('soap', trench(tones.sand)),
  32: plain('linen', puffer(tones.red)),
  33: plain('soap', downCoat(tones.charcoal, tones.sand)),
  34: plain('linen', parka(tones.moss, tones.ivory)),
  35: onHanger('soap', bomber(tones.moss)),
  36: onHanger('linen', peaCoat(tones.navy)),
  37: plain('soap', poncho(tones.brick, tones.ivory)),
  38: onHanger('soap', boucleJacket(tones.rose, tones.navy)),
  39: onHanger('linen', skirtSuit(tones.wine)),
  40: plain('soap', scarf(tones.camel, tones.brick)),
  41: gleaming(plain('linen', foulard(tones.teal, tones.ivory))),
  42: plain('linen', shawl(tones.lilac, tones.mustard)),
  43: plain('soap', beret(tones.red)),
  44: onHanger('soap', schoolUniform(tones.navy)),
  45: onHanger('linen', toga(tones.black)),
  46: plain('soap', skiJacket(tones.indigo, tones.mustard)),
  47: plain('linen', place(skiTrousers(tones.black, tones.red), -11, -14, 1.07)),
  48: onHanger('linen', childCoat(tones.red, tones.white)),
  49: onHanger('soap', girlDress(tones.rose, tones.white)),
  50: plain('linen', tracksuit(tones.navy, tones.white)),
  51: gleaming(plain('soap', kimono(tones.forest, tones.rose))),
}
