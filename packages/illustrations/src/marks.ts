import { brand, ink, paper, sun } from './palette.ts'
import { block, dot, fill, line, ring } from './shapes.ts'

/** A wire hanger behind a garment: dry cleaning. */
export const hanger = (y = 0): string =>
  `<g transform="translate(0 ${y})">${line('M160 62V50C160 42 174 40 174 28C174 16 154 14 150 26', ink, 4.5)}${line('M104 84L160 58L216 84', ink, 4.5)}</g>`

/** Three threads of steam: ironing. */
export const steam = (x = 236, y = 70): string =>
  line(
    `M${x} ${y}c-10 -10 10 -20 0 -32M${x + 20} ${y + 4}c-10 -10 10 -22 0 -36M${x + 40} ${y}c-10 -10 10 -20 0 -32`,
    brand,
    4,
  )

/** A small iron in the lower right corner. */
export const smallIron = (): string =>
  `<g transform="translate(196 214)">${fill('M2 62C6 34 26 22 48 22H84L94 62Z', brand)}${block(-4, 60, 104, 10, 5, '#A9B4C0')}<path d="M40 24C42 4 54 -2 68 -2Q84 -2 88 22" fill="none" stroke="${brand}" stroke-width="11"/>${dot(36, 40, 4.5, sun)}</g>`

/** Soap bubbles: washing. */
export const bubbles = (x = 236, y = 236): string =>
  [
    [0, 0, 24],
    [34, -30, 15],
    [-34, 24, 12],
    [30, 26, 9],
  ]
    .map(
      ([dx = 0, dy = 0, r = 0]) =>
        `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${paper}" fill-opacity=".82" stroke="#6FA6C4" stroke-width="3"/>` +
        line(
          `M${x + dx - r * 0.55} ${y + dy - r * 0.1}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.45} ${-r * 0.45}`,
          '#6FA6C4',
          2.5,
        ),
    )
    .join('')

/** A plus sign: the better-cared-for variant of a service. */
export const plus = (x = 258, y = 66): string =>
  dot(x, y, 27, brand) + line(`M${x - 12} ${y}H${x + 12}M${x} ${y - 12}V${y + 12}`, paper, 6)

/** A clock with speed lines: express. */
export const clock = (x = 248, y = 240): string => {
  const speed = `M${x - 66} ${y - 14}H${x - 50}M${x - 76} ${y + 4}H${x - 50}M${x - 64} ${y + 22}H${x - 48}`
  return (
    line(speed, paper, 11) +
    line(speed, brand, 5) +
    dot(x, y, 38, paper) +
    ring(x, y, 36, ink, 5) +
    line(`M${x} ${y - 20}V${y}L${x + 14} ${y + 10}`, ink, 5) +
    dot(x, y, 4, ink)
  )
}

/** A double arrow between two ticks, as long as the bed is wide. */
export const widthArrow = (half: number, y = 290): string =>
  line(
    `M${160 - half} ${y - 9}V${y + 9}M${160 + half} ${y - 9}V${y + 9}M${160 - half + 8} ${y}H${160 + half - 8}M${160 - half + 16} ${y - 7}L${160 - half + 8} ${y}L${160 - half + 16} ${y + 7}M${160 + half - 16} ${y - 7}L${160 + half - 8} ${y}L${160 + half - 16} ${y + 7}`,
    ink,
    3.5,
  )

/** A check mark in a disc. */
export const check = (x = 256, y = 250): string =>
  dot(x, y, 28, '#1F7A4D') + line(`M${x - 12} ${y}L${x - 3} ${y + 10}L${x + 13} ${y - 9}`, paper, 6)

/** Two four-pointed gleams: like new. */
export const gleam = (x = 254, y = 84): string =>
  fill(
    `M${x} ${y - 24}Q${x + 3} ${y - 3} ${x + 22} ${y}Q${x + 3} ${y + 3} ${x} ${y + 24}Q${x - 3} ${y + 3} ${x - 22} ${y}Q${x - 3} ${y - 3} ${x} ${y - 24}Z`,
    sun,
  ) + fill(`M${x + 26} ${y + 18}q1.5 9 10 11q-8.5 2 -10 11q-1.5 -9 -10 -11q8.500 -2 10 -11z`, sun)

/** A hanger with two clips, over the waistband of skirts and trousers. */
export const clipHanger = (y = 52): string =>
  `<g transform="translate(0 ${y})">${line('M160 -4V-14C160 -22 172 -22 172 -32C172 -42 154 -42 151 -32M104 -4H216', ink, 4.5)}${block(117, -8, 9, 20, 3, brand)}${block(194, -8, 9, 20, 3, brand)}</g>`

/** Two arrows chasing each other: rented linen goes round. */
export const loop = (x = 258, y = 66): string =>
  dot(x, y, 27, brand) +
  line(
    `M${x - 13} ${y - 3}A13.5 13.5 0 0 1 ${x + 11} ${y - 8}M${x + 13} ${y - 16}L${x + 12} ${y - 6}L${x + 2} ${y - 7}M${x + 13} ${y + 3}A13.5 13.5 0 0 1 ${x - 11} ${y + 8}M${x - 13} ${y + 16}L${x - 12} ${y + 6}L${x - 2} ${y + 7}`,
    paper,
    4,
  )
