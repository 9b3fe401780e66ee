import type { Tones } from '../palette.ts'
import { block, cloth, dots, ellipse, fill, line, ring, rounded, within } from '../shapes.ts'

const fringe = (xs: readonly number[], top: number, bottom: number, colour: string): string =>
  line(xs.map((x) => `M${x} ${top - 12}V${top}M${x} ${bottom}V${bottom + 12}`).join(''), colour, 3.5)

const across = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.round(from + ((to - from) * at) / (count - 1)))

const flat = rounded(84, 62, 152, 196, 8)
const rightHalf = 'M178 40C170 130 196 190 172 290H280V40Z'

/** A plain rug with a turned-up corner. */
export const plainRug = (tones: Tones, border: Tones): string => {
  const outline = 'M92 62H228Q236 62 236 70V214L194 258H92Q84 258 84 250V70Q84 62 92 62Z'
  return (
    cloth(outline, tones, rightHalf) +
    `<path d="M100 78H220V242H100Z" fill="none" stroke="${border.main}" stroke-width="7"/>` +
    fill('M236 214L194 258V236Q194 214 216 214Z', border.shade) +
    line('M194 256V236Q194 214 216 214H234', tones.fold, 2.5)
  )
}

/** A knotted rug: fringe, border and centre medallion. */
export const persianRug = (tones: Tones, accent: Tones): string =>
  fringe(across(92, 228, 13), 62, 258, accent.fold) +
  cloth(flat, tones, rightHalf) +
  `<rect x="97" y="76" width="126" height="168" rx="3" fill="none" stroke="${accent.main}" stroke-width="8"/>` +
  `<rect x="109" y="88" width="102" height="144" rx="2" fill="none" stroke="${accent.main}" stroke-width="2"/>` +
  fill('M160 104L174 132L200 160L174 188L160 216L146 188L120 160L146 132Z', accent.main) +
  fill('M160 124L180 160L160 196L140 160Z', tones.fold) +
  dots(
    [
      [160, 146],
      [160, 160],
      [160, 174],
      [150, 160],
      [170, 160],
    ],
    5,
    accent.main,
  ) +
  fill(
    'M112 91L134 91L112 113ZM208 91L186 91L208 113ZM112 229L134 229L112 207ZM208 229L186 229L208 207Z',
    accent.shade,
  )

/** A flat-woven kilim: bands of diamonds. */
export const kilim = (tones: Tones, one: Tones, two: Tones): string => {
  const diamonds = (y: number, colour: string) =>
    across(103, 217, 5)
      .map((x) => `M${x} ${y - 16}L${x + 14} ${y}L${x} ${y + 16}L${x - 14} ${y}Z`)
      .join('') &&
    fill(
      across(103, 217, 5)
        .map((x) => `M${x} ${y - 16}L${x + 14} ${y}L${x} ${y + 16}L${x - 14} ${y}Z`)
        .join(''),
      colour,
    )
  return (
    fringe(across(92, 228, 10), 62, 258, tones.fold) +
    cloth(
      flat,
      tones,
      rightHalf,
      block(80, 76, 160, 10, 0, one.main),
      diamonds(112, two.main),
      block(80, 138, 160, 10, 0, one.main),
      diamonds(174 - 14, one.shade),
      block(80, 172, 160, 10, 0, one.main),
      diamonds(208, two.main),
      block(80, 234, 160, 10, 0, one.main),
    )
  )
}

/** A round braided rug. */
export const roundRug = (tones: Tones, other: Tones): string =>
  ellipse(160, 160, 104, 104, tones.main) +
  within('M160 56A104 104 0 0 1 160 264A104 104 0 0 1 160 56Z', fill(rightHalf, tones.shade)) +
  [88, 64, 40].map((r) => ring(160, 160, r, other.main, 9)).join('') +
  dots([[160, 160]], 18, other.shade) +
  line('M90 120A82 82 0 0 1 118 90', tones.fold)

/** A shaggy rug: ragged edge and strands. */
export const shaggyRug = (tones: Tones): string => {
  const top = across(84, 236, 11)
    .map((x, at) => `${at === 0 ? 'M' : 'L'}${x} ${at % 2 ? 54 : 68}`)
    .join('')
  const right = across(84, 236, 11)
    .map((y, at) => `L${at % 2 ? 246 : 234} ${y + 2}`)
    .join('')
  const bottom = across(236, 84, 11)
    .map((x, at) => `L${x} ${at % 2 ? 268 : 254}`)
    .join('')
  const left = across(236, 84, 11)
    .map((y, at) => `L${at % 2 ? 74 : 86} ${y}`)
    .join('')
  const strands = across(104, 216, 5)
    .flatMap((x, column) =>
      across(96, 226, 6).map((y, row) => `M${x + (row % 2) * 10 - 5} ${y}q${column % 2 ? 8 : -8} 8 0 17`),
    )
    .join('')
  return cloth(`${top}${right}${bottom}${left}Z`, tones, rightHalf, line(strands, tones.fold, 3.5))
}

/** A rolled rug standing diagonally, its pattern on the free end. */
export const rolledRug = (tones: Tones, accent: Tones): string =>
  cloth(
    'M84 108L212 108L212 216L84 216Z',
    tones,
    'M80 176H220V220H80Z',
    block(104, 100, 10, 130, 0, accent.main),
    block(122, 100, 4, 130, 0, accent.main),
    block(182, 100, 10, 130, 0, accent.main),
    block(170, 100, 4, 130, 0, accent.main),
  ) +
  ellipse(84, 162, 22, 54, tones.shade) +
  ellipse(212, 162, 22, 54, tones.main) +
  line('M212 196C198 190 196 132 214 132C230 134 228 184 214 182C204 180 206 150 214 150', tones.fold) +
  fill('M84 216H212C240 216 258 220 268 232H112C100 232 90 226 84 216Z', tones.shade) +
  line('M270 226l8 6M268 232l8 6', tones.fold) +
  line('M148 108V216', accent.fold, 5)

/** A stair runner over three steps, with its rods. */
export const stairRunner = (tones: Tones, border: Tones): string =>
  [0, 1, 2]
    .map((step) => {
      const y = 70 + step * 66
      return (
        block(58 - step * 6, y, 204 + step * 12, 30, 3, '#FBFAF6') +
        block(58 - step * 6, y + 30, 204 + step * 12, 36, 3, '#DDD3BE') +
        block(100 - step * 6, y, 120 + step * 12, 30, 0, tones.main) +
        block(100 - step * 6, y + 30, 120 + step * 12, 36, 0, tones.shade) +
        block(108 - step * 6, y, 8, 66, 0, border.main) +
        block(204 + step * 6, y, 8, 66, 0, border.main) +
        line(`M${92 - step * 6} ${y + 62}H${228 + step * 6}`, '#C79A3C', 5)
      )
    })
    .join('')

/** A small bath or door mat lying flat, with ribs. */
export const mat = (tones: Tones): string =>
  cloth(
    rounded(66, 112, 188, 110, 20),
    tones,
    'M190 90C182 150 206 190 186 240H270V90Z',
    line('M60 142H260M60 167H260M60 192H260', tones.fold, 2.5),
  ) +
  `<rect x="78" y="124" width="164" height="86" rx="12" fill="none" stroke="${tones.fold}" stroke-width="2.5"/>`
