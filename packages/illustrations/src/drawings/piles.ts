import { ink, paper, tones as cloths, type Tones } from '../palette.ts'
import { block, cloth, dot, dots, fill, line, rounded } from '../shapes.ts'

/** Ironed clothes folded and piled: the more garments, the higher the pile. */
export const pile = (layers: readonly Tones[]): string => {
  const height = Math.min(34, 176 / layers.length)
  const top = 246 - height * layers.length
  return layers
    .map((tones, at) => {
      const y = top + at * height
      const inset = (at % 2) * 6
      return (
        cloth(
          rounded(74 + inset, y, 172 - inset, height - 2, height * 0.42),
          tones,
          `M60 ${y + height * 0.55}Q160 ${y + height * 0.8} 260 ${y + height * 0.4}V${y + height}H60Z`,
        ) + line(`M${94 + inset} ${y + height * 0.5}H240`, tones.fold, 2.5)
      )
    })
    .join('')
}

/** A folded shirt, the top of every ironing pile. */
export const foldedShirt = (tones: Tones, y = 70): string =>
  `<g transform="translate(0 ${y - 70})">${
    cloth(rounded(92, 78, 136, 150, 10), tones, 'M184 60C178 130 196 180 182 240H250V60Z') +
    line('M160 112V228', tones.fold) +
    line('M176 140H206V164Q191 174 176 164Z', tones.fold, 2.5) +
    dots(
      [
        [160, 138],
        [160, 170],
        [160, 202],
      ],
      3.6,
      ink,
    ) +
    fill('M160 112L128 70H192Z', tones.shade) +
    fill('M126 68L112 92L136 122L160 108L184 122L208 92L194 68L160 108Z', tones.main) +
    line('M126 68L112 92L136 122L160 108L184 122L208 92L194 68L160 108L126 68', tones.fold)
  }</g>`

/** Towels and sheets for rooms, tied with a ribbon. */
export const hotelStack = (tones: Tones, ribbon: Tones): string =>
  pile([tones, cloths.pearl, tones, cloths.pearl, tones]) +
  block(148, 74, 24, 174, 0, ribbon.main) +
  fill(
    'M160 78C138 48 112 52 114 68C116 82 140 84 160 78C180 84 204 82 206 68C208 52 182 48 160 78Z',
    ribbon.main,
  ) +
  dot(160, 77, 8, ribbon.shade)

/** A waiter's cloche over folded napkins: restaurant linen. */
export const restaurantStack = (tones: Tones, other: Tones): string =>
  `<g transform="translate(0 24)">${pile([tones, other, tones])}</g>` +
  fill('M92 148C92 104 124 80 160 80C196 80 228 104 228 148Z', '#C5CDD6') +
  fill('M180 84C208 94 228 116 228 148H184C196 126 194 104 180 84Z', '#A9B4C0') +
  dot(160, 72, 9, ink) +
  block(78, 146, 164, 12, 6, ink) +
  line('M110 136C112 118 122 106 134 100', paper, 4)

/** A pile of many flat garments, drawn as whole rows so that twenty still make a small file. */
export const neatPile = (count: number, even: Tones, odd: Tones, x = 84, width = 152): string => {
  const step = count > 6 ? 17 : 26
  const rows = Array.from({ length: count }, (_, at) => 250 - step * (at + 1))
  return [even, odd]
    .map((cloths, parity) => {
      const own = rows.filter((_, at) => at % 2 === parity)
      const inset = parity * 5
      return (
        fill(own.map((y) => rounded(x + inset, y, width - inset, step - 1, 7)).join(''), cloths.main) +
        fill(
          own
            .map(
              (y) =>
                `M${x + inset + 2} ${y + step * 0.6}H${x + width - 2}Q${x + width} ${y + step - 1} ${x + width - 8} ${y + step - 1}H${x + inset + 8}Q${x + inset} ${y + step - 1} ${x + inset + 2} ${y + step * 0.6}Z`,
            )
            .join(''),
          cloths.shade,
        ) +
        line(own.map((y) => `M${x + inset + 18} ${y + step * 0.5}H${x + width - 4}`).join(''), cloths.fold, 2)
      )
    })
    .join('')
}
