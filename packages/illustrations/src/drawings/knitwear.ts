import { ink, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

const knitBody = mirrored(
  'M0 84C14 84 24 76 28 64C48 68 64 76 74 90C92 116 102 164 108 210L80 220C74 190 68 164 60 144C60 176 62 208 64 250Q32 256 0 256',
)

const ribs = (y: number, height: number, from: number, to: number): string =>
  Array.from({ length: Math.floor((to - from) / 9) + 1 }, (_, at) => `M${from + at * 9} ${y}v${height}`).join(
    '',
  )

/** A cable-knit jumper with a crew neck and ribbed hem. */
export const jumper = (tones: Tones): string =>
  cloth(
    knitBody,
    tones,
    rightSide,
    line(both('M74 204L107 194'), tones.fold),
    line(`M92 236Q160 242 228 236${ribs(240, 14, 104, 218)}`, tones.fold, 2.5),
  ) +
  line('M132 64C136 80 146 90 160 90C174 90 184 80 188 64', tones.fold, 9) +
  line('M132 64C136 80 146 90 160 90C174 90 184 80 188 64', tones.main, 4) +
  line(
    'M152 112C168 124 168 132 152 144C168 156 168 164 152 176C168 188 168 196 152 208M168 112C152 124 152 132 168 144C152 156 152 164 168 176C152 188 152 196 168 208M124 116V226M196 116V226',
    tones.fold,
    2.5,
  )

/** A fine roll-neck jumper. */
export const rollNeck = (tones: Tones): string =>
  cloth(
    knitBody,
    tones,
    rightSide,
    line(both('M74 204L107 194'), tones.fold),
    line('M92 238Q160 246 228 238', tones.fold),
  ) +
  fill('M134 46Q160 38 186 46L192 80Q160 96 128 80Z', tones.main) +
  fill('M172 41Q180 42 186 46L192 80Q182 88 168 90Q178 64 172 41Z', tones.shade) +
  line('M134 46Q160 38 186 46L192 80Q160 96 128 80L134 46M131 64Q160 76 189 64', tones.fold, 2.5) +
  line('M112 156C120 180 120 206 114 230', tones.fold)

/** A cardigan, buttoned, with two pockets. */
export const cardigan = (tones: Tones): string =>
  cloth(
    knitBody,
    tones,
    rightSide,
    line(both('M74 204L107 194'), tones.fold),
    line('M92 240Q160 248 228 240', tones.fold),
    fill(mirrored('M0 60H30L0 150'), tones.fold),
  ) +
  line('M131 64L160 150V254M189 64L160 150', tones.fold, 14) +
  line('M131 64L160 150V254M189 64L160 150', tones.main, 9) +
  line(both('M24 200H48V226H24V200M24 207H48'), tones.fold, 2.5) +
  dots(
    [
      [160, 162],
      [160, 186],
      [160, 210],
      [160, 236],
    ],
    4,
    ink,
  )

/** A sweatshirt with a hood and a pouch. */
export const hoodie = (tones: Tones): string =>
  cloth(
    knitBody,
    tones,
    rightSide,
    line(both('M74 204L107 194'), tones.fold),
    line('M92 236Q160 244 228 236', tones.fold),
  ) +
  fill(
    'M116 88C112 56 138 48 160 48C182 48 208 56 204 88C192 102 174 104 160 112C146 104 128 102 116 88Z',
    tones.shade,
  ) +
  fill(
    'M130 84C130 68 146 62 160 62C174 62 190 68 190 84C180 92 170 94 160 100C150 94 140 92 130 84Z',
    tones.fold,
  ) +
  line('M128 228L136 188H184L192 228', tones.fold) +
  line('M148 104V134M172 104V128', '#F3F0E8', 3.5)
