import type { Illustration } from './compose.ts'
import { duvet } from './drawings/bedding.ts'
import { dress, weddingDress } from './drawings/dresses.ts'
import { basket, trolley, voucher, washingBag } from './drawings/laundering.ts'
import { leatherJacket } from './drawings/leather.ts'
import { foldedShirt, hotelStack, pile } from './drawings/piles.ts'
import { persianRug, rolledRug } from './drawings/rugs.ts'
import { suitJacket } from './drawings/tailoring.ts'
import { shirt, tShirt } from './drawings/tops.ts'
import { bubbles, clock, gleam, hanger, smallIron, steam } from './marks.ts'
import { ink, tones } from './palette.ts'
import { line, place } from './shapes.ts'

/** Illustrations by category id (spec 000 §1), and -1 for the whole catalogue. */
export const categories: Readonly<Record<string, Illustration>> = {
  '-1': {
    ground: 'soap',
    shape: 0,
    drawing:
      line('M6 78Q160 112 314 78', ink, 3) +
      place(shirt(tones.white), -6, 58, 0.56) +
      place(dress(tones.brick), 78, 70, 0.6) +
      place(tShirt(tones.indigo), 168, 50, 0.56) +
      line('M66 84V100M102 88V104M151 92V112M193 92V110M240 84V96M274 80V94', tones.camel.shade, 6),
  },
  2: {
    ground: 'linen',
    shape: 1,
    drawing:
      place(hanger() + dress(tones.rose), -6, 34, 0.82) +
      place(hanger() + suitJacket(tones.navy), 64, 26, 0.86),
    marks: [gleam(268, 56)],
  },
  3: { ground: 'soap', shape: 2, drawing: basket(), marks: [bubbles(250, 84)] },
  4: { ground: 'soap', shape: 3, drawing: duvet(tones.sky, 'king') },
  7: {
    ground: 'soap',
    shape: 1,
    drawing:
      place(pile([tones.sky, tones.white, tones.rose]), 20, 30, 0.88) +
      place(foldedShirt(tones.white), 44, 6, 0.72, 0),
    marks: [smallIron(), steam(226, 190)],
  },
  8: {
    ground: 'linen',
    shape: 2,
    drawing:
      place(persianRug(tones.wine, tones.mustard), -20, -6, 0.9) +
      place(rolledRug(tones.indigo, tones.ivory), 92, 116, 0.66),
  },
  9: { ground: 'linen', shape: 0, behind: [hanger(2)], drawing: leatherJacket(tones.tan) },
  10: {
    ground: 'soap',
    shape: 3,
    drawing:
      place(voucher(tones.mustard, 1), 6, -34, 0.94, -10) + place(voucher(tones.indigo, 3), 6, 42, 0.98, 4),
  },
  11: {
    ground: 'linen',
    shape: 3,
    behind: [hanger(-8)],
    drawing: weddingDress(tones.white),
    marks: [gleam(250, 76)],
  },
  12: {
    ground: 'linen',
    shape: 1,
    drawing:
      place(hotelStack(tones.white, tones.indigo), -34, 26, 0.86) +
      place(washingBag(tones.navy, 'medium', [tones.white, tones.pearl]), 98, 74, 0.76),
  },
  13: { ground: 'linen', shape: 2, drawing: trolley() },
  14: { ground: 'soap', shape: 0, behind: [hanger()], drawing: shirt(tones.white), marks: [clock()] },
}
