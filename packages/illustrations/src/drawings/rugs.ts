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

/** A rolled rug lying on its free end. */
export const rolledRug = (tones: Tones, accent: Tones): string =>
  line('M272 226l8 3M274 232l8 3M274 238l8 2', accent.fold) +
  fill('M70 212H226C246 216 262 222 276 226L272 242H96C80 242 70 230 70 212Z', tones.shade) +
  line('M120 236H268', accent.main, 5) +
  cloth(
    'M70 108H214A54 54 0 0 1 214 216H70A54 54 0 0 1 70 108Z',
    tones,
    'M20 178Q120 196 280 172V230H20Z',
    block(74, 100, 12, 130, 0, accent.main),
    block(94, 100, 5, 130, 0, accent.main),
    line('M140 118L154 140L140 162L126 140ZM140 162L154 184L140 206L126 184Z', accent.main, 5),
    block(180, 100, 5, 130, 0, accent.main),
  ) +
  ellipse(214, 162, 28, 54, tones.main) +
  `<ellipse cx="214" cy="162" rx="28" ry="54" fill="none" stroke="${accent.main}" stroke-width="5"/>` +
  line('M214 194C200 190 198 140 214 136C230 136 228 178 216 178C208 176 208 154 215 152', tones.fold, 3.5)

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
