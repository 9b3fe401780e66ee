import { scene } from './compose.ts'
import { basket } from './drawings/laundering.ts'
import { shirt, tShirt } from './drawings/tops.ts'
import { brand, grounds, ink, paper, sun, thread, tones } from './palette.ts'
import { block, cloth, dashed, dot, ellipse, fill, line, place, ring } from './shapes.ts'

const peg = (x: number, y: number): string => block(x - 4, y - 10, 8, 28, 3.5, tones.camel.shade)

const sock = (x: number, y: number): string =>
  cloth(
    `M${x} ${y}H${x + 44}V${y + 74}C${x + 46} ${y + 92} ${x + 88} ${y + 96} ${x + 90} ${y + 114}C${x + 90} ${y + 130} ${x + 72} ${y + 132} ${x + 56} ${y + 130}C${x + 18} ${y + 130} ${x} ${y + 112} ${x} ${y + 84}Z`,
    tones.indigo,
    `M${x - 4} ${y + 90}C${x + 20} ${y + 120} ${x + 60} ${y + 112} ${x + 94} ${y + 108}V${y + 136}H${x}Z`,
    block(x - 4, y + 24, 60, 10, 0, paper),
    block(x - 4, y + 42, 60, 5, 0, paper),
  )

const emptyBasket =
  cloth(
    'M70 118H250L236 204Q234 214 222 214H98Q86 214 84 204Z',
    tones.sand,
    'M196 100C204 150 200 180 184 230H270V100Z',
  ) +
  ellipse(160, 118, 92, 17, tones.sand.fold) +
  ellipse(160, 122, 82, 12, tones.brown.main) +
  `<ellipse cx="160" cy="118" rx="92" ry="17" fill="none" stroke="${tones.sand.main}" stroke-width="9"/>` +
  line('M78 152H244M82 176H240M88 198H234', tones.sand.fold, 2.5) +
  line('M104 138L110 212M132 140L135 212M160 141V212M188 140L185 212M216 138L210 212', tones.sand.fold, 2.5)

const washingLine = line('M14 66Q160 100 306 66', thread, 3.5)

/** Illustrations of empty states by name. */
export const emptyStates = (): Readonly<Record<string, string>> => ({
  cart: scene(
    emptyBasket +
      [
        [160, 76, 15],
        [196, 54, 9],
        [128, 52, 7],
        [262, 92, 10],
        [282, 66, 6],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            dot(x, y, r, paper) +
            ring(x, y, r, '#6FA6C4') +
            line(`M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.5} ${-r * 0.5}`, '#6FA6C4', 2),
        )
        .join(''),
  ),
  orders: scene(
    washingLine +
      [58, 96, 134, 190, 230, 264].map((x) => peg(x, 66 + 17 * (1 - ((x - 160) / 146) ** 2))).join('') +
      place(tShirt(tones.white), 114, 68, 0.3) +
      dashed('M70 196H250', grounds.soap.under, 5, '1 12'),
  ),
  search: scene(
    place(shirt(tones.white), 44, 6, 0.66) +
      dot(206, 128, 46, '#E6F4F2') +
      `<circle cx="206" cy="128" r="46" fill="${paper}" fill-opacity=".5" stroke="${ink}" stroke-width="8"/>` +
      line('M240 162L270 194', ink, 13) +
      line('M180 116C184 104 194 98 206 98', paper, 5),
  ),
  offline: scene(
    washingLine +
      place(tShirt(tones.mustard), 20, 62, 0.44) +
      peg(76, 86) +
      peg(106, 88) +
      fill(
        'M168 122C146 122 142 92 166 88C168 60 208 56 218 78C240 70 260 88 252 106C262 112 258 122 246 122Z',
        paper,
      ) +
      fill(
        'M226 76C246 72 260 90 252 106C262 112 258 122 246 122H206C228 112 236 96 226 76Z',
        tones.white.shade,
      ) +
      line(
        'M176 140L168 160M202 140L194 160M228 140L220 160M188 168L180 188M214 168L206 188M240 162L234 178',
        brand,
        4.5,
      ),
  ),
  error: scene(
    line('M14 66Q80 88 120 96C150 102 130 130 152 130C172 130 160 92 184 96Q250 92 306 60', thread, 3.5) +
      place(shirt(tones.sky), 60, 86, 0.5, 24) +
      peg(104, 92) +
      `<g transform="rotate(52 236 190)">${block(232, 176, 8, 28, 3.5, tones.camel.shade)}</g>` +
      line('M206 118L216 104M224 126L238 118M228 144H244', sun, 5),
  ),
  'not-found': scene(
    washingLine +
      sock(84, 82) +
      peg(106, 82) +
      peg(206, 80) +
      `<path d="M184 84H228V158C230 176 272 180 274 198C274 214 256 216 240 214C202 214 184 196 184 168Z" fill="none" stroke="${thread}" stroke-width="3.5" stroke-dasharray="2 9"/>`,
  ),
  address: scene(
    fill('M54 206V120L104 78L154 120V206Z', tones.ivory.main) +
      fill('M154 120V206H122V92Z', tones.ivory.shade) +
      line('M44 126L104 74L164 126', tones.brick.main, 11) +
      block(90, 150, 30, 56, 3, brand) +
      dot(112, 180, 3, sun) +
      block(68, 132, 20, 22, 2, '#88B0D4') +
      block(124, 132, 20, 22, 2, '#88B0D4') +
      line('M30 206H290', thread, 4) +
      fill('M220 196C200 164 184 146 184 122A36 36 0 0 1 256 122C256 146 240 164 220 196Z', brand) +
      fill('M232 88A36 36 0 0 1 256 122C256 146 240 164 220 196C230 160 244 124 232 88Z', '#1A2A80') +
      dot(220, 122, 15, paper),
  ),
  vouchers: scene(
    `<g transform="rotate(-8 160 130)">${cloth('M66 92Q66 82 76 82H244Q254 82 254 92V114A16 16 0 0 0 254 146V168Q254 178 244 178H76Q66 178 66 168V146A16 16 0 0 0 66 114Z', tones.mustard, 'M200 70V190H270V70Z')}${dashed('M200 90V172', tones.mustard.fold, 3.5, '2 9')}${fill('M132 104C142 118 146 124 146 130A14 14 0 0 1 118 130C118 124 122 118 132 104Z', paper)}${line('M216 118H238M216 132H232', paper, 4)}</g>`,
  ),
  done: scene(
    place(basket(), 26, -44, 0.84) +
      dot(246, 170, 32, '#1F7A4D') +
      line('M232 170L242 181L261 160', paper, 7),
  ),
})
