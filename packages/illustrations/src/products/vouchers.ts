import type { Illustration } from '../compose.ts'
import { foldedDuvet } from '../drawings/bedding.ts'
import { iron, washingBag } from '../drawings/laundering.ts'
import { foldedShirt, neatPile } from '../drawings/piles.ts'
import { suitJacket } from '../drawings/tailoring.ts'
import { tones } from '../palette.ts'
import { place, repeated } from '../shapes.ts'
import { pack } from '../treatments.ts'

const shirtsPiled = (count: number): string =>
  neatPile(count, tones.sky, tones.white) + place(foldedShirt(tones.white), 72, count > 6 ? 8 : 46, 0.54, 0)

const threeJackets = repeated('j', place(suitJacket(tones.navy), 0, 0, 0.78), [
  [-36, 22],
  [106, 22],
  [35, 36],
])

const fourBags = repeated('b', place(washingBag(tones.indigo), 0, 0, 0.54), [
  [0, 20],
  [148, 20],
  [30, 90],
  [122, 90],
])

/** Category 10, by product id: what the pack pays for, and its ticket. */
export const vouchers: Readonly<Record<number, Illustration>> = {
  700: pack('soap', shirtsPiled(5), tones.mustard),
  701: pack('soap', shirtsPiled(10), tones.indigo, 2),
  702: pack(
    'linen',
    neatPile(8, tones.rose, tones.white, 70, 150) + place(iron(tones.indigo), 108, 12, 0.5),
    tones.mustard,
  ),
  703: pack(
    'linen',
    repeated('p', neatPile(10, tones.sky, tones.white, 24, 128), [
      [0, 0],
      [142, 0],
    ]),
    tones.indigo,
    2,
  ),
  704: pack('linen', threeJackets, tones.mustard, 3),
  705: pack('soap', fourBags, tones.mustard, 2),
  706: pack(
    'linen',
    place(foldedDuvet(tones.white, 2), 0, 36) + place(foldedDuvet(tones.sky, 2), 0, -60),
    tones.indigo,
    1,
  ),
}
