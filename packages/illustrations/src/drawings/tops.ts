import { ink, type Tones } from '../palette.ts'
import { both, cloth, dashed, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

const shirtBody = mirrored(
  'M0 80L26 66C42 71 56 76 68 88C84 108 96 160 104 208L77 216C71 184 65 158 57 138C55 172 56 212 58 246C58 257 50 262 40 262C26 262 14 270 0 270',
)

/** A long-sleeved shirt with collar, placket, pocket and cuffs. */
export const shirt = (tones: Tones): string =>
  cloth(shirtBody, tones, rightSide, line(both('M74 202L103 194'), tones.fold)) +
  line('M160 92V268', tones.fold) +
  line('M108 150C118 160 120 200 112 236', tones.fold) +
  line('M174 142H200V168Q187 178 174 168Z', tones.fold) +
  dots(
    [
      [160, 122],
      [160, 158],
      [160, 194],
      [160, 230],
    ],
    3.6,
    ink,
  ) +
  fill(mirrored('M0 78C10 76 20 70 26 60L34 74L22 106L0 84'), tones.main) +
  line('M186 60L194 74L182 106L160 84L138 106L126 74L134 60C150 68 170 68 186 60', tones.fold)

const teeBody = mirrored(
  'M0 88C16 88 26 80 30 66C46 70 60 74 72 84L110 130C112 134 111 137 108 139L80 156L60 134C58 172 58 214 60 250C60 257 56 260 50 260L0 260',
)

/** A short-sleeved T-shirt. */
export const tShirt = (tones: Tones): string =>
  cloth(teeBody, tones, rightSide, line(both('M72 150L103 131'), tones.fold)) +
  line('M130 66C134 80 144 96 160 96C176 96 186 80 190 66', tones.fold, 4) +
  line('M112 160C120 180 120 214 114 240', tones.fold)

/** A knitted polo: ribbed collar, three-button placket. */
export const polo = (tones: Tones): string =>
  cloth(teeBody, tones, rightSide, line(both('M72 150L103 131M70 144L100 126'), tones.fold)) +
  line('M112 160C120 180 120 214 114 240', tones.fold) +
  fill(mirrored('M0 84C12 80 22 72 28 58L38 74L26 106L0 86'), tones.shade) +
  line('M188 58L198 74L186 106L160 86L134 106L122 74L132 58C150 70 170 70 188 58', tones.fold) +
  line('M160 88V146M172 98V146Q172 150 160 150', tones.fold) +
  dots(
    [
      [166, 114],
      [166, 132],
    ],
    3,
    ink,
  )

const blouseBody = mirrored(
  'M0 84L24 66C42 70 58 76 68 90C88 116 106 152 104 186C104 196 98 202 90 206L92 218L74 221L72 208C62 192 58 166 52 142C48 160 45 176 44 190C54 214 64 236 68 258C46 266 22 266 0 266',
)

/** A blouse with a pussy bow, gathered sleeves and a waist. */
export const blouse = (tones: Tones): string =>
  cloth(blouseBody, tones, rightSide, line(both('M70 209L94 205'), tones.fold)) +
  line('M118 190C138 198 182 198 202 190', tones.fold) +
  line('M136 206C132 226 130 242 128 258', tones.fold) +
  line(both('M62 98C72 122 80 150 82 186'), tones.fold, 2.5) +
  fill(mirrored('M0 82C14 66 40 66 44 78C44 92 18 98 0 88'), tones.shade) +
  fill('M154 88L140 142L154 138L160 146L166 138L180 142L166 88Z', tones.shade) +
  line(
    'M156 92L146 136M164 92L174 136M158 84C148 74 128 72 120 78M162 84C172 74 192 72 200 78',
    tones.fold,
    2.5,
  ) +
  fill('M153 78H167V94H153Z', tones.main) +
  line('M153 78H167V94H153Z', tones.fold, 2.5)

const shortShirt = mirrored(
  'M0 80L26 66C42 71 58 76 70 86L104 136L78 152L58 132C56 172 57 220 58 256Q30 262 0 262',
)

/** A short-sleeved shirt with an open collar and a printed stripe. */
export const shortSleeveShirt = (tones: Tones): string =>
  cloth(
    shortShirt,
    tones,
    rightSide,
    dashed('M124 84V260M196 84V260', tones.fold, 2.5, '1 9'),
    line(both('M72 146L99 129'), tones.fold),
  ) +
  line('M160 104V262', tones.fold) +
  dots(
    [
      [160, 136],
      [160, 172],
      [160, 208],
      [160, 240],
    ],
    3.4,
    ink,
  ) +
  fill(mirrored('M0 104L20 62L38 76L24 110L0 104'), tones.main) +
  line('M180 62L198 76L184 110L160 104L136 110L122 76L140 62', tones.fold)
