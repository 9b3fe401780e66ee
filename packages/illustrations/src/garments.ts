import type { Illustration } from './compose.ts'
import { bowTie, cap, hat, pyjamas, socks, swimwear, underwear } from './drawings/accessories.ts'
import { belt, briefcase, holdall, suitcase } from './drawings/bags.ts'
import { longSkirt, tights } from './drawings/bottoms.ts'
import { cape } from './drawings/casual.ts'
import { academicGown } from './drawings/ceremony.ts'
import { heels, shoes, slippers, tallBoots } from './drawings/footwear.ts'
import { carSeat, ragDoll } from './drawings/furniture.ts'
import { cushion } from './drawings/household.ts'
import { hoodie, rollNeck } from './drawings/knitwear.ts'
import { basket, trolley } from './drawings/laundering.ts'
import { horseBlanket, parasol, tent } from './drawings/outdoor.ts'
import { anorak, gilet, motorcycleJacket, raincoat, skiSuit } from './drawings/outerwear.ts'
import { mat, stairRunner } from './drawings/rugs.ts'
import { cyclingKit, romper, sportsKit } from './drawings/sports.ts'
import { shortSleeveShirt } from './drawings/tops.ts'
import { labCoat, scrubs, smock, uniform, waiterUniform } from './drawings/workwear.ts'
import { tones } from './palette.ts'
import { plain } from './treatments.ts'

/** Garments without a product of their own (heels are washed as shoes, a gilet as a waistcoat), by file name. */
export const garments: Readonly<Record<string, Illustration>> = {
  'academic-gown': plain('linen', academicGown(tones.black, tones.sky)),
  anorak: plain('linen', anorak(tones.forest, tones.mustard)),
  basket: plain('soap', basket()),
  belt: plain('soap', belt(tones.tan)),
  'bow-tie': plain('soap', bowTie(tones.wine, tones.ivory)),
  briefcase: plain('soap', briefcase(tones.brown)),
  cap: plain('soap', cap(tones.navy)),
  cape: plain('soap', cape(tones.camel)),
  'car-seat': plain('linen', carSeat(tones.silver)),
  cushion: plain('soap', cushion(tones.mustard)),
  'cycling-jersey': plain('soap', cyclingKit(tones.mustard, tones.navy)),
  doormat: plain('linen', mat(tones.teal)),
  gilet: plain('linen', gilet(tones.navy)),
  hat: plain('soap', hat(tones.camel, tones.brown)),
  heels: plain('linen', heels(tones.rose)),
  holdall: plain('soap', holdall(tones.navy, tones.brick)),
  hoodie: plain('linen', hoodie(tones.silver)),
  'horse-blanket': plain('soap', horseBlanket(tones.indigo, tones.mustard)),
  'lab-coat': plain('soap', labCoat(tones.white)),
  'long-skirt': plain('linen', longSkirt(tones.teal)),
  'motorcycle-jacket': plain('soap', motorcycleJacket(tones.black, tones.red)),
  parasol: plain('linen', parasol(tones.white, tones.brick)),
  pyjamas: plain('soap', pyjamas(tones.white, tones.sky)),
  'rag-doll': plain('linen', ragDoll(tones.sky, tones.brick)),
  raincoat: plain('soap', raincoat(tones.mustard)),
  'roll-neck': plain('soap', rollNeck(tones.wine)),
  romper: plain('soap', romper(tones.white, tones.sky)),
  scrubs: plain('linen', scrubs(tones.teal)),
  shoes: plain('soap', shoes(tones.tan)),
  'short-sleeved-shirt': plain('soap', shortSleeveShirt(tones.white)),
  'ski-suit': plain('soap', skiSuit(tones.indigo, tones.mustard)),
  slippers: plain('soap', slippers(tones.brick, tones.ivory)),
  smock: plain('linen', smock(tones.white, tones.sky)),
  socks: plain('soap', socks(tones.sky, tones.indigo)),
  'sports-kit': plain('linen', sportsKit(tones.indigo, tones.white)),
  'stair-runner': plain('linen', stairRunner(tones.wine, tones.mustard)),
  suitcase: plain('linen', suitcase(tones.teal)),
  swimwear: plain('soap', swimwear(tones.brick, tones.indigo)),
  'tall-boots': plain('linen', tallBoots(tones.brown)),
  tent: plain('soap', tent(tones.moss, tones.sand)),
  tights: plain('soap', tights(tones.black)),
  trolley: plain('linen', trolley()),
  underwear: plain('soap', underwear(tones.white, tones.sky)),
  'waiter-uniform': plain('soap', waiterUniform(tones.white, tones.black)),
  'work-uniform': plain('linen', uniform(tones.navy, tones.mustard)),
}
