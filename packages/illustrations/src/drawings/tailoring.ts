import { ink, paper, tones as cloths, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

const jacketBody = mirrored(
  'M0 60L28 60C46 66 62 72 72 82C88 104 96 160 102 216L75 222C69 190 64 162 57 140C52 164 52 186 60 232C62 246 58 254 50 256C32 260 14 258 0 254',
)
const opening = mirrored('M0 58L28 60L0 166')

const jacket = (tones: Tones): string =>
  cloth(jacketBody, tones, rightSide, line(both('M72 206L101 200'), tones.fold)) +
  line('M160 166V254M160 254C150 254 144 250 140 242', tones.fold) +
  line(both('M24 206L50 202M24 214L50 210'), tones.fold) +
  line('M182 142L198 138', tones.fold)

const collar = (tones: Tones): string =>
  fill('M132 60L112 96L122 106L115 112L160 168L160 160Z', tones.main) +
  fill('M188 60L208 96L198 106L205 112L160 168L160 160Z', tones.shade) +
  line('M132 60L112 96L122 106L115 112L160 168L205 112L198 106L208 96L188 60', tones.fold) +
  line('M160 168L132 60M160 168L188 60', tones.fold)

const shirtFront = fill(opening, paper) + line('M160 84V160', cloths.white.fold)

const neckTie = ({ main, shade }: Tones): string =>
  fill('M152 78H168L165 90L172 132L160 160L148 132L155 90Z', main) + fill('M152 78H168L165 90H155Z', shade)

const shirtCollar =
  fill('M138 58L160 80L146 92L132 62Z', paper) +
  fill('M182 58L160 80L174 92L188 62Z', cloths.white.shade) +
  line('M138 58L160 80L146 92M182 58L160 80L174 92', cloths.white.fold, 2.5)

const buttons = dots(
  [
    [160, 182],
    [160, 206],
  ],
  3.8,
  ink,
)

/** A tailored jacket over shirt and tie. */
export const suitJacket = (tones: Tones, tie: Tones = cloths.brick): string =>
  jacket(tones) + shirtFront + neckTie(tie) + shirtCollar + collar(tones) + buttons

/** A blazer with metal buttons and patch pockets, worn open over nothing. */
export const blazer = (tones: Tones): string =>
  cloth(jacketBody, tones, rightSide, line(both('M72 206L101 200'), tones.fold)) +
  fill(mirrored('M0 60L28 60L0 166'), tones.fold) +
  line('M160 166V254', tones.fold) +
  line(both('M20 202H50V236Q36 242 20 236V202'), tones.fold) +
  collar(tones) +
  dots(
    [
      [152, 184],
      [152, 210],
      [82, 196],
      [238, 196],
    ],
    4,
    '#E3B34E',
  )

const trouserLegs = mirrored('M0 190H54L62 288L24 290L5 236H0')

/** Jacket and trousers together: the trousers show under the hem. */
export const suit = (tones: Tones, tie?: Tones): string =>
  `<g transform="translate(12 -14) scale(.925)">${cloth(
    mirrored('M0 236H58L66 330L24 332L6 270H0'),
    tones,
    'M190 220L224 340H270V220ZM104 220L120 340H150L166 268V220Z',
    line(both('M36 262L44 330'), tones.fold),
  )}${suitJacket(tones, tie)}</g>`

const vestBody = mirrored('M0 148L30 60L52 68C42 96 50 122 66 138C64 172 64 198 64 226L22 258L0 236')

/** A waistcoat with its points and five buttons. */
export const waistcoat = (tones: Tones): string =>
  fill(mirrored('M0 66C14 66 24 64 30 60L0 148'), tones.fold) +
  cloth(vestBody, tones, rightSide) +
  line('M160 148V236', tones.fold) +
  line(both('M30 60L6 142M24 196L52 192M24 203L52 199'), tones.fold) +
  dots(
    [
      [160, 162],
      [160, 182],
      [160, 202],
      [160, 222],
    ],
    4,
    ink,
  )

/** Jacket open over a waistcoat, with trousers. */
export const threePieceSuit = (tones: Tones, vest: Tones = cloths.silver): string =>
  fill(trouserLegs, tones.shade) +
  line(both('M34 240L38 284'), tones.fold) +
  `<g transform="translate(16 -4) scale(.9)">${jacket(tones)}${fill(mirrored('M0 58L28 60L34 240L0 240'), vest.main)}${fill('M160 110L194 100V240L160 240Z', vest.shade)}${fill('M132 60H188L160 130Z', paper)}${neckTie(cloths.wine)}${shirtCollar}${line('M160 130V236M160 236L132 250M160 236L188 250M140 92L160 130L180 92', vest.fold)}${dots(
    [
      [160, 152],
      [160, 178],
      [160, 204],
    ],
    4,
    ink,
  )}${fill('M132 60L108 100L119 108L112 114L124 250L128 250L132 150Z', tones.main)}${fill('M188 60L212 100L201 108L208 114L196 250L192 250L188 150Z', tones.shade)}${line('M132 60L108 100L119 108L112 114L126 250M188 60L212 100L201 108L208 114L194 250', tones.fold)}</g>`

/** Dinner jacket: satin shawl collar and bow tie. */
export const tuxedo = (tones: Tones): string =>
  jacket(tones) +
  shirtFront +
  dots(
    [
      [160, 112],
      [160, 130],
    ],
    3,
    ink,
  ) +
  shirtCollar +
  fill('M132 58C104 84 108 118 160 168C146 140 138 100 132 58Z', tones.fold) +
  fill('M188 58C216 84 212 118 160 168C174 140 182 100 188 58Z', tones.fold) +
  fill('M160 86L138 76Q132 86 138 98L160 90L182 98Q188 86 182 76Z', ink) +
  dots([[160, 184]], 4, tones.fold)
