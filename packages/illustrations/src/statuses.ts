import { svgDocument } from './compose.ts'
import { washingBag, washingMachine } from './drawings/laundering.ts'
import { foldedShirt } from './drawings/piles.ts'
import { door, van } from './drawings/street.ts'
import { shirt } from './drawings/tops.ts'
import { brand, grounds, ink, paper, sun, thread, tones, type Tones } from './palette.ts'
import { block, cloth, dot, fill, line, place, ring } from './shapes.ts'

const [success, warning, danger] = ['#1F7A4D', '#C98A1B', '#B3261E']

/** A small square picture on a soft disc, for the order's timeline. */
const status = (content: string, ground: string = grounds.soap.shape): string =>
  svgDocument(
    160,
    160,
    fill('M30 38C52 8 104 4 130 32C156 60 154 116 126 138C96 160 48 156 26 126C6 100 10 66 30 38Z', ground) +
      content,
  )

const badge = (colour: string, sign: string): string =>
  dot(122, 122, 25, paper) + dot(122, 122, 21, colour) + line(sign, paper, 5)

const ticked = badge(success, 'M112 122L119 130L132 114')
const crossed = badge(danger, 'M114 114L130 130M130 114L114 130')
const exclaimed = badge(danger, 'M122 111V124M122 132V132.1')

const bag = (cloths: Tones = tones.indigo): string => place(washingBag(cloths, 'medium'), 12, 4, 0.42)

/** One picture per order status code of spec 000 §4. */
export const statuses = (): Readonly<Record<string, string>> => ({
  0: status(
    fill('M46 26H114V132L104 124L94 132L84 124L74 132L64 124L54 132L46 126Z', paper) +
      fill('M92 26H114V132L104 124L94 132L88 127Q98 80 92 26Z', tones.white.shade) +
      line('M60 46H100M60 64H100M60 82H84', brand, 5) +
      ticked,
  ),
  1: status(
    cloth(
      'M24 50Q24 42 32 42H120Q128 42 128 50V102Q128 110 120 110H32Q24 110 24 102Z',
      tones.indigo,
      'M94 30V120H140V30Z',
      block(20, 56, 120, 13, 0, ink),
    ) +
      block(36, 84, 28, 10, 3, sun) +
      badge(warning, 'M122 110V122L130 127'),
    grounds.linen.shape,
  ),
  5: status(
    door(false) + fill('M62 84H94V112H62Z', paper) + line('M68 94H88M68 102H80', ink, 3) + exclaimed,
    '#F3DCD6',
  ),
  10: status(bag() + ticked),
  20: status(place(washingMachine(), 8, 0, 0.45)),
  25: status(
    place(shirt(tones.white), 8, 0, 0.44) +
      fill(
        'M62 90C56 82 66 74 74 80C84 74 94 84 88 92C92 100 82 108 74 102C64 106 56 98 62 90Z',
        tones.tan.main,
      ) +
      exclaimed,
    '#F3DCD6',
  ),
  30: status(
    place(foldedShirt(tones.white), 8, 8, 0.44) +
      fill('M120 26Q122 42 138 44Q122 46 120 62Q118 46 102 44Q118 42 120 26Z', sun) +
      fill('M32 92Q33 100 42 102Q33 104 32 112Q31 104 22 102Q31 100 32 92Z', sun),
  ),
  40: status(van(line('M6 76H16M2 92H16M8 106H16', thread, 4))),
  45: status(
    door(false) +
      dot(78, 100, 21, paper) +
      ring(78, 100, 21, ink, 4) +
      line('M78 88V100L86 106', ink, 4) +
      exclaimed,
    '#F3DCD6',
  ),
  50: status(door(true) + place(washingBag(tones.sky, 'medium'), 78, 68, 0.26)),
  60: status(bag(tones.silver) + crossed, grounds.linen.shape),
  99: status(
    line('M8 50Q50 66 70 70M92 68Q120 62 152 44M70 70q4 10 -4 14M92 68q-4 8 2 14', thread, 3.5) +
      place(shirt(tones.silver), 22, 54, 0.34, 30) +
      exclaimed,
    grounds.linen.shape,
  ),
})
