import { inDark, svgDocument } from './compose.ts'
import { dress } from './drawings/dresses.ts'
import { shirt, tShirt } from './drawings/tops.ts'
import { brand, ink, sun, tones } from './palette.ts'
import { block, cloth, dot, dots, fill, line, place } from './shapes.ts'

const wall = {
  left: '#EFDDBB',
  leftShade: '#E2CB9F',
  right: '#E9BFA6',
  rightShade: '#DBA98C',
  stone: '#FBF4E6',
  sky: '#E6F4F2',
}

const shutter = (x: number, y: number, width: number, height: number, colour: string, slat: string): string =>
  block(x, y, width, height, 2, colour) +
  line(
    Array.from(
      { length: Math.floor((height - 12) / 12) },
      (_, at) => `M${x + 6} ${y + 12 + at * 12}H${x + width - 6}`,
    ).join(''),
    slat,
    2.5,
  )

/** A tall window with open shutters, stone frame and lintel. */
const windowWithShutters = (x: number, y: number, colour: string, slat: string): string =>
  block(x - 8, y - 14, 92, 14, 2, wall.stone) +
  block(x, y, 76, 132, 0, wall.stone) +
  block(x + 7, y + 7, 62, 125, 0, '#3C5468') +
  fill(`M${x + 7} ${y + 7}H${x + 69}V${y + 40}L${x + 7} ${y + 96}Z`, '#52708A') +
  fill(`M${x + 7} ${y + 7}H${x + 30}Q${x + 30} ${y + 70} ${x + 18} ${y + 132}H${x + 7}Z`, '#F3F0E8') +
  line(`M${x + 38} ${y + 7}V${y + 132}M${x + 7} ${y + 54}H${x + 69}`, wall.stone, 4) +
  shutter(x - 36, y + 2, 34, 130, colour, slat) +
  shutter(x + 78, y + 2, 34, 130, colour, slat)

/** Draws a part once and repeats it below. */
const twice = (name: string, part: string, down: number): string =>
  `<g id="${name}">${part}</g><use href="#${name}" y="${down}"/>`

/** A wrought-iron balcony with its slab. */
const balcony = (x: number, y: number, width: number): string =>
  line(
    Array.from({ length: Math.floor(width / 13) }, (_, at) => `M${x + 6 + at * 13} ${y}V${y + 54}`).join(''),
    ink,
    2.5,
  ) +
  line(`M${x} ${y}H${x + width}M${x} ${y + 46}H${x + width}`, ink, 4) +
  block(x - 8, y + 54, width + 16, 11, 3, wall.stone) +
  fill(`M${x} ${y + 65}H${x + width}L${x + width - 14} ${y + 75}H${x + 14}Z`, '#D9C9A6')

const pot = (x: number, y: number, flower: string): string =>
  fill(
    `M${x - 22} ${y - 16}C${x - 34} ${y - 40} ${x - 8} ${y - 46} ${x} ${y - 34}C${x + 8} ${y - 48} ${x + 34} ${y - 40} ${x + 22} ${y - 16}Z`,
    tones.moss.shade,
  ) +
  dots(
    [
      [x - 16, y - 30],
      [x, y - 40],
      [x + 15, y - 29],
      [x - 3, y - 24],
    ],
    6,
    flower,
  ) +
  fill(`M${x - 18} ${y - 16}H${x + 18}L${x + 13} ${y + 8}H${x - 13}Z`, tones.brick.main) +
  fill(`M${x + 4} ${y - 16}H${x + 18}L${x + 13} ${y + 8}H${x + 4}Z`, tones.brick.shade)

const peg = (x: number, y: number): string => block(x - 3.5, y - 9, 7, 24, 3, tones.camel.shade)

/** A sagging rope, with its height at x. */
const rope = (from: readonly [number, number], to: readonly [number, number], sag: number) => {
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  return {
    drawn: line(`M${from[0]} ${from[1]}Q${middleX} ${middleY} ${to[0]} ${to[1]}`, ink, 2.5),
    at: (x: number): number => {
      const t = (x - from[0]) / (to[0] - from[0])
      return (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middleY + t * t * to[1]
    },
  }
}

type Rope = ReturnType<typeof rope>

/** A garment pegged at its shoulders, centred at x. */
const hung = (on: Rope, drawing: string, x: number, scale: number, top: number, half: number): string =>
  place(drawing, x - 160 * scale, on.at(x) - top * scale, scale) +
  peg(x - half * scale, on.at(x - half * scale) + 3) +
  peg(x + half * scale, on.at(x + half * scale) + 3)

/** A sheet or towel pegged over the rope. */
const flatOn = (
  on: Rope,
  x: number,
  width: number,
  drop: number,
  cloths: (typeof tones)[keyof typeof tones],
  stripe?: string,
): string => {
  const [left, right] = [on.at(x), on.at(x + width)]
  const outline = `M${x} ${left}Q${x + width / 2} ${(left + right) / 2 + 7} ${x + width} ${right}Q${x + width + 5} ${right + drop * 0.5} ${x + width - 2} ${right + drop}Q${x + width * 0.72} ${right + drop + 12} ${x + width / 2} ${(left + right) / 2 + drop}Q${x + width * 0.25} ${left + drop - 10} ${x + 2} ${left + drop + 4}Q${x - 5} ${left + drop * 0.5} ${x} ${left}Z`
  const band = stripe
    ? line(
        `M${x - 4} ${left + drop - 34}H${x + width + 6}M${x - 4} ${left + drop - 22}H${x + width + 6}`,
        stripe,
        5,
      )
    : ''
  return (
    cloth(
      outline,
      cloths,
      `M${x + width * 0.62} ${left - 10}C${x + width * 0.54} ${left + drop * 0.4} ${x + width * 0.76} ${left + drop * 0.6} ${x + width * 0.58} ${left + drop + 30}H${x + width + 20}V${left - 30}Z`,
      band,
    ) +
    line(
      `M${x + width * 0.2} ${left + 12}C${x + width * 0.28} ${left + drop * 0.3} ${x + width * 0.28} ${left + drop * 0.5} ${x + width * 0.22} ${left + drop * 0.72}`,
      cloths.fold,
    ) +
    peg(x + 6, left) +
    peg(x + width - 6, right)
  )
}

const sockOn = (on: Rope, x: number, cloths: (typeof tones)[keyof typeof tones]): string => {
  const y = on.at(x)
  return (
    fill(
      `M${x - 12} ${y}H${x + 12}V${y + 46}C${x + 14} ${y + 56} ${x + 34} ${y + 58} ${x + 34} ${y + 68}Q${x + 34} ${y + 76} ${x + 24} ${y + 76}C${x - 2} ${y + 78} ${x - 12} ${y + 66} ${x - 12} ${y + 50}Z`,
      cloths.main,
    ) +
    fill(
      `M${x + 34} ${y + 68}Q${x + 34} ${y + 76} ${x + 24} ${y + 76}C${x - 2} ${y + 78} ${x - 12} ${y + 66} ${x - 12} ${y + 50}C${x} ${y + 64} ${x + 12} ${y + 66} ${x + 34} ${y + 68}Z`,
      cloths.shade,
    ) +
    line(`M${x - 9} ${y + 12}H${x + 9}`, cloths.fold) +
    peg(x, y)
  )
}

/** The roofs and the bell tower at the end of the street, from x to x + width, standing on y. */
const farAway = (x: number, width: number, y: number, tall = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${width / 440} ${tall})">${
    fill(
      'M0 0V-96L40 -122L84 -96V-130H132V-176H128V-184H138V-226H134L158 -276L182 -226H178V-184H188V-176H184V-112H246L284 -138L322 -112V-84H392V-104L416 -118L440 -104V0Z',
      '#CFE5E1',
    ) +
    fill(
      'M149 -190V-206A9 9 0 0 1 167 -206V-190ZM96 -104V-116H104V-104ZM112 -104V-116H120V-104ZM262 -92V-104H270V-92ZM280 -92V-104H288V-92ZM298 -92V-104H306V-92Z',
      wall.sky,
    ) +
    fill('M0 0V-52L70 -82L140 -52V-40H230L290 -70L350 -44H390V-62H440V0Z', '#B7D8D3') +
    fill(
      'M24 -22V-38H34V-22ZM60 -26V-44H70V-26ZM96 -22V-38H106V-22ZM270 -20V-36H280V-20ZM300 -20V-36H310V-20ZM404 -24V-40H412V-24Z',
      '#CFE5E1',
    )
  }</g>`

const swallow = (x: number, y: number): string => line(`M${x} ${y}q8 -9 14 0q6 -9 14 0`, '#7B93A6', 3)

/** Covers what is drawn so far in the dark theme: it is night, and only the washing and the moon are bright. */
const nightfall = (width: number, height: number): string =>
  inDark('.n{fill:#0B1226;fill-opacity:.62}') + fill(`M0 0H${width}V${height}H0Z`, 'none', 'n')

/** The hero for wide screens. */
export const hero = (): string => {
  const [high, low] = [rope([232, 196], [730, 176], 17), rope([232, 446], [730, 430], 15)]
  return svgDocument(
    960,
    720,
    block(0, 0, 960, 720, 0, wall.sky) +
      farAway(232, 498, 690, 1.36) +
      swallow(410, 96) +
      swallow(456, 72) +
      // The left façade.
      block(0, 0, 232, 720, 0, wall.left) +
      block(196, 0, 36, 720, 0, wall.leftShade) +
      block(0, 352, 240, 12, 0, wall.stone) +
      twice(
        'l',
        windowWithShutters(74, 128, tones.forest.main, tones.forest.fold) + balcony(22, 214, 180),
        302,
      ) +
      pot(60, 262, tones.brick.main) +
      pot(168, 262, tones.rose.main) +
      pot(112, 564, sun) +
      // The right façade.
      block(730, 0, 230, 720, 0, wall.right) +
      block(730, 0, 34, 720, 0, wall.rightShade) +
      block(722, 330, 238, 12, 0, wall.stone) +
      twice('r', windowWithShutters(812, 106, brand, '#16205C') + balcony(760, 192, 180), 302) +
      pot(800, 240, sun) +
      pot(906, 240, tones.brick.main) +
      pot(852, 542, tones.rose.main) +
      // The street.
      fill('M0 690H960V720H0Z', '#E6DECB') +
      fill('M232 690H730V698H232Z', '#D5CAB1') +
      nightfall(960, 720) +
      dot(520, 150, 58, '#F8DFA6') +
      // The washing.
      high.drawn +
      flatOn(high, 252, 116, 172, tones.white) +
      hung(high, shirt(tones.sky), 462, 0.66, 66, 36) +
      hung(high, dress(tones.brick), 566, 0.66, 56, 30) +
      flatOn(high, 628, 74, 112, tones.ivory, brand) +
      low.drawn +
      sockOn(low, 270, tones.indigo) +
      sockOn(low, 318, tones.indigo) +
      hung(low, tShirt(tones.mustard), 416, 0.6, 66, 34) +
      flatOn(low, 488, 92, 124, tones.rose) +
      hung(low, shirt(tones.white), 654, 0.64, 66, 36),
  )
}

/** The hero for phones. */
export const heroNarrow = (): string => {
  const on = rope([96, 104], [544, 92], 15)
  return svgDocument(
    640,
    400,
    block(0, 0, 640, 400, 0, wall.sky) +
      farAway(96, 448, 388) +
      swallow(220, 48) +
      swallow(262, 32) +
      block(0, 0, 96, 400, 0, wall.left) +
      block(72, 0, 24, 400, 0, wall.leftShade) +
      block(0, 356, 104, 10, 0, wall.stone) +
      windowWithShutters(-44, 148, tones.forest.main, tones.forest.fold) +
      balcony(-60, 236, 138) +
      pot(40, 284, tones.brick.main) +
      block(544, 0, 96, 400, 0, wall.right) +
      block(544, 0, 24, 400, 0, wall.rightShade) +
      block(536, 340, 104, 10, 0, wall.stone) +
      windowWithShutters(616, 132, brand, '#16205C') +
      balcony(568, 220, 138) +
      pot(606, 268, sun) +
      block(0, 386, 640, 14, 0, '#E6DECB') +
      nightfall(640, 400) +
      dot(392, 70, 40, '#F8DFA6') +
      on.drawn +
      flatOn(on, 106, 96, 178, tones.white) +
      hung(on, shirt(tones.sky), 292, 0.7, 66, 36) +
      hung(on, dress(tones.brick), 402, 0.7, 56, 30) +
      flatOn(on, 458, 64, 110, tones.ivory, brand),
  )
}
