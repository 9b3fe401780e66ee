import { sheet } from './compose.ts'
import { block, fill, line } from './shapes.ts'
import { brand, paper } from './palette.ts'

/**
 * The symbol: a folded sheet seen from its side, which is also a C, holding one drop of añil.
 * Drawn in a 48 × 48 square.
 */
const symbol = (colour: string): string =>
  line('M40 9H20A15 15 0 0 0 20 39H40', colour, 6.5) +
  fill('M30 13.5C34.5 19.6 37 22.6 37 26A7 7 0 0 1 23 26C23 22.6 25.5 19.6 30 13.5Z', colour)

export const logo = (): string => sheet(48, 48, symbol(brand))

export const logoOnDark = (): string => sheet(48, 48, symbol(paper))

const scaled = (scale: number): string =>
  `<g transform="translate(${24 - 24 * scale} ${24 - 24 * scale}) scale(${scale})">${symbol(paper)}</g>`

/** The symbol in white on a rounded añil square. */
export const favicon = (): string => sheet(48, 48, block(0, 0, 48, 48, 11, brand) + scaled(0.72))

/** The same without corners and inside the safe circle that launchers cut to. */
export const maskable = (): string => sheet(48, 48, block(0, 0, 48, 48, 0, brand) + scaled(0.6))
