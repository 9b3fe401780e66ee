import { ink, type Tones } from '../palette.ts'
import { both, cloth, dashed, dots, fill, line, mirrored } from '../shapes.ts'

const legs = mirrored('M0 54H44L46 74C56 122 62 190 64 272L20 274C20 216 14 160 0 128')
const innerShade = 'M186 40C198 130 206 200 198 290H260V40ZM122 130C132 180 140 230 140 290H160V120Z'

/** Tailored trousers with a crease and belt loops. */
export const trousers = (tones: Tones): string =>
  cloth(legs, tones, innerShade) +
  line('M115 72H205M160 72V122', tones.fold) +
  line(both('M30 96C38 150 42 210 42 272'), tones.fold, 2.5) +
  line(both('M22 74Q26 96 46 102'), tones.fold) +
  line(both('M20 54V72'), tones.fold, 4) +
  dots([[160, 63]], 4, ink)

/** Jeans: contrast stitching, rounded pockets, turned-up hems. */
export const jeans = (tones: Tones, thread: Tones): string =>
  cloth(legs, tones, innerShade, fill('M80 252H144V280H80ZM176 252H240V280H176Z', '#C9D6E8')) +
  line('M115 72H205M160 72V122', tones.fold) +
  dashed('M168 72V108Q166 118 160 122', thread.main, 2.5) +
  dashed(both('M18 74Q20 98 48 98'), thread.main, 2.5) +
  dashed(both('M58 110C62 160 64 210 65 250'), thread.main, 2.5) +
  line('M104 190C114 196 124 196 132 190M100 202C112 208 124 208 132 200', tones.fold) +
  line('M96 252L141 253M179 253L224 252', tones.fold) +
  dots([[160, 63]], 4.5, thread.main)

/** Shorts with turn-ups and a drawstring. */
export const shorts = (tones: Tones): string =>
  cloth(
    mirrored('M0 86H52L56 108C66 146 74 186 78 226L12 232C12 204 8 180 0 164'),
    tones,
    'M190 60C200 130 216 190 206 250H270V60ZM130 150C140 190 146 220 146 250H160V140Z',
    line('M84 212L150 216M236 212L170 216', tones.fold),
  ) +
  line('M105 106H215M160 106V160', tones.fold) +
  line(both('M26 108Q30 134 60 138'), tones.fold) +
  line('M154 96C144 116 148 126 146 136M166 96C176 112 172 124 174 132', ink)

/** A straight knee-length skirt. */
export const skirt = (tones: Tones): string =>
  cloth(
    mirrored('M0 76H44L46 94C60 134 68 190 68 248Q34 256 0 256'),
    tones,
    'M190 60C186 130 208 200 192 280H260V60Z',
    line('M100 94H220', tones.fold),
  ) +
  line('M134 96L128 136M186 96L192 136M176 256V214', tones.fold) +
  dots([[160, 85]], 4, ink)

/** A pleated skirt. */
export const pleatedSkirt = (tones: Tones): string => {
  const pleats = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  return (
    cloth(
      mirrored('M0 82H44V100C60 146 80 192 94 236Q90 246 80 240Q66 252 54 244Q38 256 24 247Q12 256 0 248'),
      tones,
      pleats.map((at) => `M${160 + at * 10.5} 100L${160 + at * 21} 262H${160 + at * 21 + 11}Z`).join(''),
      line(pleats.map((at) => `M${160 + at * 10.5} 100L${160 + at * 21} 250`).join(''), tones.fold, 2.5),
      fill('M100 76H220V100H100Z', tones.main),
    ) + line('M116 100H204', tones.fold)
  )
}

/** A long skirt to the floor with one flounce. */
export const longSkirt = (tones: Tones): string =>
  cloth(
    mirrored('M0 54H36L38 72C48 130 68 210 92 276C62 292 30 284 0 292'),
    tones,
    'M186 40C186 130 210 200 206 310H270V40Z',
    line('M120 72H200M74 238Q160 268 246 238', tones.fold),
  ) +
  line(
    'M146 74C140 130 124 180 108 232M176 74C184 130 196 180 208 230M118 262L112 280M160 268V286M204 260L212 280',
    tones.fold,
  )

/** Leggings or tights, folded at the waist. */
export const tights = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 54H38C46 90 48 130 44 170C42 210 40 240 38 262C40 270 52 274 54 280Q54 286 46 286H14C18 240 16 170 0 122',
    ),
    tones,
    innerShade,
    line('M110 70H210', tones.fold),
  ) + line('M136 150C134 180 134 200 132 220', tones.fold)
