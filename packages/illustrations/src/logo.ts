import { svgDocument } from './compose.ts'
import { brand, paper } from './palette.ts'
import { block, fill, line } from './shapes.ts'

/**
 * The symbol: a folded sheet seen from its side, which is also a C, holding one drop of añil.
 * Drawn in a 48 × 48 square.
 */
const symbol = (colour: string): string =>
  line('M37 9.5H20A14.5 14.5 0 0 0 20 38.5H42.5', colour, 6.5) +
  fill('M29 14.2C33.2 19.8 35.6 22.8 35.6 26.2A6.6 6.6 0 0 1 22.4 26.2C22.4 22.8 24.8 19.8 29 14.2Z', colour)

export const logo = (): string => svgDocument(48, 48, symbol(brand))

export const logoOnDark = (): string => svgDocument(48, 48, symbol(paper))

const scaled = (scale: number): string =>
  `<g transform="translate(${24 - 24 * scale} ${24 - 24 * scale}) scale(${scale})">${symbol(paper)}</g>`

/** The symbol in white on a rounded añil square. */
export const favicon = (): string => svgDocument(48, 48, block(0, 0, 48, 48, 11, brand) + scaled(0.78))

/** The same without corners and inside the safe circle that launchers cut to. */
export const maskable = (): string => svgDocument(48, 48, block(0, 0, 48, 48, 0, brand) + scaled(0.6))
