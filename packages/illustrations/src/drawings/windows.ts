import { ink, type Tones } from '../palette.ts'
import { block, cloth, dot, dots, fill, line, within } from '../shapes.ts'

const rod = (y = 58): string =>
  line(`M44 ${y}H276`, ink, 6) +
  dots(
    [
      [40, y],
      [280, y],
    ],
    8,
    ink,
  )

const rings = (xs: readonly number[], colour: string): string =>
  xs
    .map((x) => `<circle cx="${x}" cy="64" r="7" fill="none" stroke="${colour}" stroke-width="3.5"/>`)
    .join('')

/** A pair of lined curtains, tied back, on a rod. */
export const curtain = (tones: Tones): string =>
  block(112, 62, 96, 190, 0, '#F3F8FA') +
  line('M160 62V252M112 150H208', '#C5D3DD', 3) +
  rod() +
  rings([70, 98, 126, 194, 222, 250], '#C79A3C') +
  cloth(
    'M60 70H150C150 130 124 166 92 182C100 210 104 236 102 268Q80 274 56 268C60 200 62 130 60 70Z',
    tones,
    'M82 60C84 120 78 160 74 184C84 220 82 250 84 280H50V270C60 220 66 150 66 60ZM112 60C114 110 104 150 90 180L100 184C130 160 136 110 132 60Z',
  ) +
  cloth(
    'M260 70H170C170 130 196 166 228 182C220 210 216 236 218 268Q240 274 264 268C260 200 258 130 260 70Z',
    tones,
    'M188 60C186 110 206 150 226 180H240C228 150 220 110 222 60ZM240 60C246 130 250 210 240 280H280V60Z',
  ) +
  line('M64 176Q78 190 96 182M256 176Q242 190 224 182', tones.fold, 6)

/** A sheer net curtain: the window shows through. */
export const netCurtain = (tones: Tones): string =>
  block(84, 70, 152, 186, 4, '#88B0D4') +
  fill('M84 190C120 164 150 196 180 178C204 166 220 178 236 170V256H84Z', '#7F9566') +
  dot(200, 112, 16, '#F2B33D') +
  `<path d="M84 70H236V256H84ZM160 70V256" fill="none" stroke="#FBFAF6" stroke-width="9"/>` +
  rod(56) +
  `<path d="M60 62H212C208 130 216 200 208 262Q198 270 190 262Q176 272 160 262Q146 272 130 262Q112 272 98 262Q80 272 58 264C64 200 58 130 60 62Z" fill="${tones.main}" fill-opacity=".72"/>` +
  line(
    'M92 64C96 130 90 200 94 258M128 64C132 130 124 200 130 258M162 64C166 130 158 200 162 258M192 64C194 130 190 200 192 258',
    tones.fold,
    2.5,
  ) +
  line('M59 240Q132 252 210 240', tones.fold, 2.5)

/** A curtain with rings gathered to one side: heavy, lined, blackout. */
export const blackoutCurtain = (tones: Tones, lining: Tones): string =>
  rod() +
  rings([72, 104, 136, 168, 200, 232], '#A9B4C0') +
  cloth(
    'M60 70H244C240 140 250 200 246 262L236 268Q220 258 204 268Q188 258 172 268Q156 258 140 268Q124 258 108 268Q84 258 58 266C64 200 58 140 60 70Z',
    tones,
    'M84 60C88 140 80 200 86 280H70C66 200 74 140 70 60ZM130 60C134 140 124 200 132 280H112C108 200 118 140 112 60ZM178 60C182 140 172 200 180 280H158C154 200 164 140 158 60ZM226 60C228 140 220 200 226 280H204C200 200 210 140 206 60Z',
  ) +
  fill('M246 262L244 70L228 72C224 130 226 150 214 196L226 236Z', lining.main) +
  line('M228 72C224 130 226 150 214 196L226 236', tones.fold, 2.5)

/** A roman blind half raised, with its cord. */
export const blind = (tones: Tones): string =>
  block(70, 58, 180, 204, 6, '#FBFAF6') +
  block(80, 68, 160, 184, 0, '#ABCCE8') +
  fill('M80 252V214C110 196 140 218 170 204C200 192 220 206 240 198V252Z', '#7F9566') +
  line('M160 68V252', '#FBFAF6', 7) +
  block(64, 52, 192, 16, 5, ink) +
  [0, 1, 2, 3]
    .map((at) => {
      const y = 68 + at * 33
      const drop = at === 3 ? 40 : 33
      return (
        cloth(
          `M72 ${y}H248L251 ${y + drop}Q160 ${y + drop + 8} 69 ${y + drop}Z`,
          tones,
          `M60 ${y + drop * 0.7}Q160 ${y + drop} 260 ${y + drop * 0.6}V${y + drop + 10}H60Z`,
        ) + line(`M69 ${y + drop}Q160 ${y + drop + 8} 251 ${y + drop}`, tones.fold, 2.5)
      )
    })
    .join('') +
  line('M262 66V180', ink, 2.5) +
  block(257, 178, 10, 24, 5, ink)

/** A flag on its pole. */
export const flag = (top: Tones, middle: Tones): string => {
  const outline =
    'M84 66C120 44 150 84 186 72C214 62 236 64 262 72C256 104 258 140 262 176C236 168 214 166 186 178C150 190 120 150 84 172Z'
  return (
    line('M78 46V276', ink, 7) +
    dot(78, 42, 9, '#C79A3C') +
    fill(outline, top.main) +
    within(
      outline,
      fill(
        'M84 96C120 74 150 112 186 100C214 92 236 94 270 100V150C236 142 214 140 186 152C150 162 120 122 84 146Z',
        middle.main,
      ),
      '<path d="M150 40C136 100 160 140 146 200H188C202 140 178 110 192 40ZM240 40C232 100 244 140 238 200H280V40Z" fill="#14213D" fill-opacity=".14"/>',
    )
  )
}
