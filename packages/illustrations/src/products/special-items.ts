import type { Illustration } from '../compose.ts'
import { shawl } from '../drawings/accessories.ts'
import { backpack } from '../drawings/bags.ts'
import { costume, regionalDress, sailorSuit } from '../drawings/ceremony.ts'
import {
  christeningGown,
  communionDress,
  flamencoDress,
  laceWeddingDress,
  weddingDress,
} from '../drawings/dresses.ts'
import { boots, trainers } from '../drawings/footwear.ts'
import { pram, sofaCover, softToy } from '../drawings/furniture.ts'
import { cushionCover } from '../drawings/household.ts'
import { petBed } from '../drawings/outdoor.ts'
import { karateGi, wetsuit } from '../drawings/sports.ts'
import { falleraDress, softRabbit, veil } from '../drawings/tradition.ts'
import { blackoutCurtain, blind, curtain, flag, netCurtain } from '../drawings/windows.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'
import { gleaming, onHanger, plain, washed, withPlus } from '../treatments.ts'

/** Category 11, by product id. */
export const specialItems: Readonly<Record<number, Illustration>> = {
  304: plain('soap', curtain(tones.brick)),
  1046: plain('linen', blackoutCurtain(tones.indigo, tones.silver)),
  1047: plain('soap', netCurtain(tones.white)),
  541: plain('linen', flag(tones.indigo, tones.white)),
  401: gleaming(plain('linen', weddingDress(tones.white))),
  402: withPlus(plain('soap', laceWeddingDress(tones.ivory))),
  423: plain('soap', veil(tones.white)),
  403: onHanger('soap', communionDress(tones.white, tones.sky)),
  404: onHanger('linen', sailorSuit(tones.white, tones.navy)),
  405: plain('soap', christeningGown(tones.ivory, tones.rose)),
  406: plain('linen', flamencoDress(tones.red, tones.white)),
  407: plain('linen', shawl(tones.black, tones.red)),
  408: plain('soap', falleraDress(tones.teal, tones.ivory)),
  409: plain('soap', regionalDress(tones.red, tones.black)),
  410: plain('linen', costume(tones.red, tones.mustard)),
  411: plain('linen', trainers(tones.teal, tones.white)),
  412: plain('soap', boots(tones.camel)),
  413: plain('soap', place(softRabbit(tones.silver, tones.brick), 40, 44, 0.76)),
  414: plain('linen', softToy(tones.camel, tones.ivory)),
  415: plain('soap', cushionCover(tones.ivory, tones.teal)),
  416: plain('linen', sofaCover(tones.brick)),
  417: plain('linen', backpack(tones.indigo, tones.mustard)),
  418: plain('soap', pram(tones.navy)),
  419: washed('linen', petBed(tones.camel, tones.ivory), 252, 84),
  420: plain('soap', karateGi(tones.white, tones.black)),
  421: plain('linen', wetsuit(tones.black, tones.teal)),
  422: plain('soap', blind(tones.sand)),
}
