import { brand, ink, sun, thread, tones } from '../palette.ts'
import { block, cloth, dot, dots, fill, line } from '../shapes.ts'

/** A front door in its frame, in a square of 160. */
export const door = (open: boolean): string =>
  block(44, 28, 68, 112, 4, tones.ivory.shade) +
  (open
    ? block(52, 36, 52, 104, 2, '#8A6A48') + fill('M52 36L84 46V150L52 140Z', brand) + dot(78, 96, 3, sun)
    : block(52, 36, 52, 104, 2, brand) +
      fill('M84 36H104V140H80Q88 90 84 36Z', '#1A2A80') +
      block(60, 46, 36, 28, 3, '#1A2A80') +
      dot(96, 94, 3.5, sun)) +
  line('M30 140H128', thread, 4)

/** The delivery van with its drop, in a square of 160; `behind` are its speed lines. */
export const van = (behind = ''): string =>
  cloth('M22 62Q22 54 30 54H96V114H22Z', tones.white, 'M70 50Q64 84 74 120H100V50Z') +
  fill('M96 70H118Q124 70 127 76L138 94V114H96Z', brand) +
  fill('M104 78H116L125 94H104Z', '#ABCCE8') +
  line('M22 114H138', thread, 5) +
  dots(
    [
      [48, 116],
      [112, 116],
    ],
    13,
    ink,
  ) +
  dots(
    [
      [48, 116],
      [112, 116],
    ],
    5,
    '#C5CDD6',
  ) +
  fill('M58 68C63 75 65 79 65 82A7 7 0 0 1 51 82C51 79 53 75 58 68Z', brand) +
  behind
