import type { Picture } from '../compose.ts'
import { foldedDuvet } from '../drawings/bedding.ts'
import { foldedShirt, iron, neatPile, washingBag } from '../drawings/laundering.ts'
import { suitJacket } from '../drawings/tailoring.ts'
import { pack } from '../looks.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'

const shirtsPiled = (count: number): string =>
  neatPile(count, tones.sky, tones.white) + place(foldedShirt(tones.white), 72, count > 6 ? 8 : 46, 0.54, 0)

const threeJackets =
  place(suitJacket(tones.silver, tones.indigo), -34, 2, 0.74) +
  place(suitJacket(tones.camel, tones.wine), 118, 2, 0.74) +
  place(suitJacket(tones.navy), 28, 8, 0.82)

const fourBags = [
  [2, 10, tones.teal],
  [150, 10, tones.brick],
  [38, 74, tones.indigo],
  [124, 82, tones.sky],
] as const

/** Category 10, by product id: what the pack pays for, and its ticket. */
export const vouchers: Readonly<Record<number, Picture>> = {
  700: pack('soap', shirtsPiled(5), tones.mustard),
  701: pack('soap', shirtsPiled(10), tones.indigo, 2),
  702: pack(
    'linen',
    neatPile(8, tones.rose, tones.white, 70, 150) + place(iron(tones.indigo), 108, 12, 0.5),
    tones.mustard,
  ),
  703: pack(
    'linen',
    neatPile(9, tones.rose, tones.white, 26, 128) + neatPile(11, tones.sky, tones.white, 164, 128),
    tones.indigo,
    2,
  ),
  704: pack('linen', threeJackets, tones.mustard, 3),
  705: pack(
    'soap',
    fourBags.map(([x, y, cloths]) => place(washingBag(cloths), x, y, 0.54)).join(''),
    tones.mustard,
    2,
  ),
  706: pack(
    'linen',
    place(foldedDuvet(tones.white, 2), 0, 36) + place(foldedDuvet(tones.sky, 2), 0, -60),
    tones.indigo,
    1,
  ),
}
