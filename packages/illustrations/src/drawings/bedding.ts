import { ink, paper, type Tones } from '../palette.ts'
import { block, cloth, dashed, fill, line, rounded, within } from '../shapes.ts'

/** How wide a bed the bedding is for. */
export type BedWidth = 'single' | 'double' | 'king'

const halfWidths = { single: 62, double: 86, king: 108 } as const

const pillowOutline = (x: number, y: number, w: number, h: number): string =>
  `M${x + 8} ${y}Q${x + w / 2} ${y + 7} ${x + w - 8} ${y}Q${x + w + 3} ${y - 2} ${x + w} ${y + 9}Q${x + w - 5} ${y + h / 2} ${x + w} ${y + h - 9}Q${x + w + 3} ${y + h + 2} ${x + w - 8} ${y + h}Q${x + w / 2} ${y + h - 7} ${x + 8} ${y + h}Q${x - 3} ${y + h + 2} ${x} ${y + h - 9}Q${x + 5} ${y + h / 2} ${x} ${y + 9}Q${x - 3} ${y - 2} ${x + 8} ${y}Z`

/** A bed pillow. */
export const pillow = (tones: Tones): string =>
  cloth(pillowOutline(64, 104, 192, 120), tones, 'M186 90C178 150 200 190 176 240H280V90Z') +
  line(
    'M84 124C100 134 104 148 102 160M236 124C224 132 218 142 218 152M86 206C98 200 102 194 104 188',
    tones.fold,
  )

/** A pillow in its case, with the open end's hem. */
export const pillowcase = (tones: Tones): string =>
  cloth(
    pillowOutline(60, 104, 186, 116),
    tones,
    'M186 90C178 150 200 190 176 240H280V90Z',
    block(212, 90, 60, 150, 0, tones.shade),
  ) +
  line('M212 110Q206 162 212 214', tones.fold) +
  dashed('M221 110Q215 162 221 214', tones.fold, 2) +
  line('M80 124C96 134 100 148 98 160M82 202C94 196 98 190 100 184', tones.fold)

/** A quilt-stitched duvet seen from above with one corner turned back; its width follows the bed. */
export const duvet = (tones: Tones, width: BedWidth = 'double'): string => {
  const half = halfWidths[width]
  const [left, right] = [160 - half, 160 + half]
  const outline = `M${left + 10} 108Q160 100 ${right - 10} 108Q${right + 4} 108 ${right + 2} 122Q${right - 3} 150 ${right + 3} 176Q${right + 6} 210 ${right} 244Q${right} 256 ${right - 12} 256Q160 264 ${left + 12} 256Q${left} 256 ${left} 244Q${left - 6} 210 ${left - 3} 176Q${left + 3} 150 ${left - 2} 122Q${left - 4} 108 ${left + 10} 108Z`
  const pillows =
    width === 'single'
      ? [[122, 76]]
      : [
          [left + 8, half - 14],
          [166, half - 14],
        ]
  const columns = width === 'single' ? 3 : width === 'double' ? 4 : 5
  const step = (right - left) / columns
  const seams = Array.from({ length: columns - 1 }, (_, at) => left + step * (at + 1))
    .map((x) => `M${x} 150Q${x + 5} 200 ${x} 258`)
    .join('')
  return (
    pillows
      .map(
        ([x = 0, w = 0]) =>
          fill(pillowOutline(x, 66, w, 58), paper) +
          line(`M${x + 12} 78C${x + 20} 84 ${x + 22} 90 ${x + 22} 96`, '#A3B5C4', 2.5),
      )
      .join('') +
    cloth(
      outline,
      tones,
      `M${right - half * 0.55} 90C${right - half * 0.65} 150 ${right - half * 0.3} 200 ${right - half * 0.6} 280H300V90Z`,
      line(`M${left - 6} 204Q160 212 ${right + 6} 204${seams}`, tones.fold, 2.5),
      block(left - 12, 96, half * 2 + 24, 48, 0, paper),
      block(160 + half * 0.4, 96, half * 2, 48, 0, '#DDE7EE'),
      line(`M${left - 6} 144Q160 150 ${right + 6} 144`, tones.fold, 2.5),
    )
  )
}

/** A white feather, for down duvets and jackets. */
export const feather = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(28)">${fill('M0 46C-20 30 -20 -6 0 -32C20 -6 20 30 0 46Z', paper)}${fill('M0 46C20 30 20 -6 0 -32Z', '#DDE7EE')}${line('M0 -18V62M0 8L-9 0M0 22L-10 12M0 10L9 2M0 24L10 14', '#7B90A3', 2.5)}</g>`

/** A duvet folded in three, tied with a strap: bulky and soft. */
export const foldedDuvet = (tones: Tones, layers = 3): string => {
  const height = 46
  const top = 232 - height * layers
  return (
    Array.from({ length: layers }, (_, at) => {
      const y = top + at * height
      return cloth(
        `M84 ${y}H232Q262 ${y} 262 ${y + height / 2}Q262 ${y + height} 232 ${y + height}H84Q58 ${y + height} 58 ${y + height / 2}Q58 ${y} 84 ${y}Z`,
        tones,
        `M60 ${y + height * 0.6}Q160 ${y + height * 0.82} 270 ${y + height * 0.5}V${y + height + 2}H50Z`,
        line(
          `M108 ${y}Q112 ${y + 22} 106 ${y + height}M160 ${y}Q165 ${y + 22} 159 ${y + height}M212 ${y}Q216 ${y + 22} 211 ${y + height}`,
          tones.fold,
          2,
        ),
      )
    }).join('') +
    Array.from({ length: layers - 1 }, (_, at) =>
      line(`M84 ${top + (at + 1) * height}H240`, tones.fold),
    ).join('')
  )
}

/** An empty duvet cover: flat, with a row of buttons at the open foot. */
export const duvetCover = (tones: Tones): string =>
  cloth(
    'M74 76Q160 84 246 76Q252 160 250 236Q240 252 224 240Q206 228 190 242Q174 254 158 242Q142 228 124 242Q106 254 90 242Q80 234 72 240Q66 160 74 76Z',
    tones,
    'M196 60C188 140 212 190 190 270H280V60Z',
    line('M60 214Q160 222 262 212', tones.fold, 2.5),
    ...[96, 128, 160, 192, 224].map((x) => `<circle cx="${x}" cy="226" r="4" fill="${ink}"/>`),
  ) + line('M74 76C96 100 112 128 116 164', tones.fold)

/** A padded bedspread with a diamond pattern and a fringe. */
export const bedspread = (tones: Tones): string => {
  const outline = rounded(70, 78, 180, 152, 14)
  return (
    line(Array.from({ length: 12 }, (_, at) => `M${78 + at * 15} 228V248`).join(''), tones.fold, 3.5) +
    cloth(
      outline,
      tones,
      'M192 60C184 130 210 180 188 260H280V60Z',
      line(
        'M40 180L160 60M70 220L220 70M110 240L260 90M160 250L280 130M280 180L160 60M250 220L100 70M210 240L60 90M160 250L40 130',
        tones.fold,
        2,
      ),
    ) +
    within(outline, fill('M250 78H196Q212 122 250 132Z', paper)) +
    line('M196 78Q212 122 250 132', tones.fold)
  )
}

/** A woven blanket folded once, with checks and a fringe. */
export const blanket = (tones: Tones, stripe: Tones): string =>
  line(Array.from({ length: 10 }, (_, at) => `M${76 + at * 18.6} 236V254`).join(''), tones.fold, 3.5) +
  cloth(
    rounded(66, 96, 188, 142, 16),
    tones,
    'M196 60C188 130 212 180 190 260H280V60Z',
    block(92, 90, 20, 160, 0, stripe.main),
    block(208, 90, 20, 160, 0, stripe.shade),
    block(60, 128, 200, 14, 0, stripe.main),
    block(60, 200, 200, 14, 0, stripe.main),
    fill('M190 128H260V142H190ZM188 200H260V214H188Z', stripe.shade),
  ) +
  line('M70 166Q160 176 250 164', tones.fold)

/** A mattress with its quilted protector drawn over, elastic showing at the corners. */
export const mattressCover = (tones: Tones): string =>
  fill('M52 162L108 112H232L272 162V214Q272 226 260 226H64Q52 226 52 214Z', '#AFC0CC') +
  line('M58 206H266', '#8CA2B1', 2.5) +
  cloth(
    'M48 160L106 104Q110 100 116 100H228Q234 100 238 104L276 160V196Q262 182 244 190Q226 198 208 190Q186 180 164 190Q140 200 118 190Q94 180 76 190Q60 198 48 192Z',
    tones,
    'M40 160H290V210H40Z',
    line(
      'M70 138H256M88 120H244M112 98L70 162M136 98L108 162M160 98L146 162M184 98L184 162M208 98L220 162M230 98L256 162',
      tones.fold,
      2,
    ),
    line('M40 161H290', tones.fold, 2.5),
  ) +
  line('M56 178q4 8 8 12M266 178q-4 6 -8 8', tones.fold)

/** Sheets folded flat with a pillowcase on top. */
export const sheetSet = (tones: Tones, other: Tones): string =>
  cloth(rounded(66, 188, 188, 42, 14), tones, 'M60 212Q160 222 260 206V240H60Z') +
  line('M84 209H254', tones.fold) +
  cloth(rounded(66, 144, 188, 42, 14), other, 'M60 168Q160 178 260 162V190H60Z') +
  line('M84 165H254', other.fold) +
  cloth(
    pillowOutline(84, 92, 152, 50),
    tones,
    'M60 122Q160 132 260 112V150H60Z',
    block(206, 84, 40, 64, 0, tones.shade),
  ) +
  line('M206 97Q202 117 206 137', tones.fold)

/** A sleeping bag with its hood, unzipped to the waist. */
export const sleepingBag = (tones: Tones, lining: Tones): string =>
  cloth(
    'M100 104C96 62 124 44 160 44C196 44 224 62 220 104C232 150 220 214 204 268Q200 280 186 280H134Q120 280 116 268C100 214 88 150 100 104Z',
    tones,
    'M184 40C196 120 192 200 172 290H240V40Z',
    line('M94 190Q160 202 226 190M100 222Q160 234 220 222M108 254Q160 264 212 254', tones.fold, 2.5),
  ) +
  fill('M118 98C116 72 136 62 160 62C184 62 204 72 202 98L196 116H124Z', lining.shade) +
  fill('M124 86Q160 78 196 86Q200 104 194 112Q160 120 126 112Q120 104 124 86Z', paper) +
  fill('M112 116Q160 128 208 116L216 190L160 150Z', lining.main) +
  fill('M160 150L208 116L216 190Z', lining.shade) +
  cloth(
    'M103 118L160 150V280H120Q90 200 103 118Z',
    tones,
    'M150 140V290H170V140Z',
    line('M94 190Q130 198 162 198M100 222Q130 229 162 229M108 254Q136 260 162 260', tones.fold, 2.5),
  ) +
  line('M108 120L160 150V272', ink, 3) +
  line('M217 186L160 150', lining.fold, 2.5)
