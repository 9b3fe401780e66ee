import type { Illustration } from '../compose.ts'
import { bathrobe } from '../drawings/accessories.ts'
import {
  bedspread,
  blanket,
  duvetCover,
  mattressCover,
  pillow,
  pillowcase,
  sheetSet,
} from '../drawings/bedding.ts'
import { napkins, tablecloth, towelSet } from '../drawings/household.ts'
import { washingBag } from '../drawings/laundering.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'
import { ironed, onHanger, plain, washed } from '../treatments.ts'

/** Category 3, by product id. */
export const laundry: Readonly<Record<number, Illustration>> = {
  78: washed('soap', washingBag(tones.indigo, 'small'), 240, 92),
  145: washed('soap', washingBag(tones.indigo, 'medium', [tones.rose, tones.white]), 262, 76),
  146: plain('soap', washingBag(tones.indigo, 'large', [tones.white, tones.mustard])),
  82: plain(
    'soap',
    place(washingBag(tones.navy, 'large', [tones.mustard, tones.white]), -22, -6, 0.78) +
      place(washingBag(tones.indigo, 'large', [tones.white, tones.brick]), 84, 52, 0.78),
  ),
  79: ironed('linen', washingBag(tones.teal, 'small', [tones.white, tones.sky])),
  80: ironed('linen', washingBag(tones.teal, 'medium', [tones.mustard, tones.white])),
  81: ironed('soap', sheetSet(tones.white, tones.sky)),
  83: ironed('soap', duvetCover(tones.lilac)),
  84: ironed('linen', pillowcase(tones.sky)),
  85: washed('soap', towelSet(tones.white, tones.sky, tones.rose)),
  86: onHanger('soap', bathrobe(tones.white)),
  87: ironed('soap', tablecloth(tones.white, tones.brick)),
  88: plain('soap', napkins(tones.white, tones.rose)),
  89: plain('linen', bedspread(tones.rose)),
  90: plain('linen', blanket(tones.sand, tones.brick)),
  91: plain('soap', pillow(tones.white)),
  92: plain('soap', mattressCover(tones.white)),
}
