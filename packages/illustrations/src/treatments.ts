import type { Illustration } from './compose.ts'
import { voucher } from './drawings/laundering.ts'
import { bubbles, clipHanger, clock, gleam, hanger, loop, plus, smallIron, steam } from './marks.ts'
import { tones, type Ground, type Tones } from './palette.ts'
import { place } from './shapes.ts'

/** A garment by itself. */
export const plain = (ground: Ground, drawing: string): Illustration => ({ ground, drawing })

/** Dry cleaned and returned on its hanger. */
export const onHanger = (ground: Ground, drawing: string): Illustration => ({
  ground,
  behind: [hanger()],
  drawing: place(drawing, 0, 6),
})

/** Trousers and skirts, clipped at the waist which is drawn at `waist`. */
export const clipped = (ground: Ground, drawing: string, waist = 54): Illustration => ({
  ground,
  drawing: place(drawing, 0, 58 - waist),
  marks: [clipHanger(54)],
})

/** Washed at home settings: soap bubbles beside it. */
export const washed = (ground: Ground, drawing: string, x = 246, y = 76): Illustration => ({
  ground,
  drawing,
  marks: [bubbles(x, y)],
})

/** Only ironed, or ironed as well: an iron and its steam in the corner. */
export const ironed = (ground: Ground, drawing: string): Illustration => ({
  ground,
  drawing: place(drawing, -6, -8, 0.96),
  marks: [smallIron(), steam(230, 198)],
})

/** The PLUS variant of another picture. */
export const withPlus = (picture: Illustration): Illustration => ({
  ...picture,
  marks: [...(picture.marks ?? []), plus()],
})

/** Back in a day: a clock with speed lines. */
export const express = (picture: Illustration): Illustration => ({
  ...picture,
  marks: [...(picture.marks ?? []), clock()],
})

/** Rented: it comes clean and leaves dirty, again and again. */
export const rented = (picture: Illustration): Illustration => ({
  ...picture,
  marks: [...(picture.marks ?? []), loop()],
})

/** Silk and party wear: a gleam. */
export const gleaming = (picture: Illustration): Illustration => ({
  ...picture,
  marks: [...(picture.marks ?? []), gleam()],
})

/** A pack: the garments it pays for behind its ticket. */
export const pack = (
  ground: Ground,
  drawing: string,
  ticket: Tones = tones.mustard,
  drops = 1,
): Illustration => ({
  ground,
  drawing: place(drawing, 16, -14, 0.9),
  marks: [place(voucher(ticket, drops), 108, 150, 0.62, -6)],
})
