import type { MapTown } from '@colada/ui'

/** Valencia and the covered towns around it (spec 000 §2, Coverage), by relative position. */
export const valencia: readonly MapTown[] = [
  { id: 'valencia', name: 'Valencia', x: 214, y: 160, radius: 80 },
  { id: 'alboraia', name: 'Alboraia', x: 264, y: 84, radius: 42 },
  { id: 'tavernes', name: 'Tavernes Blanques', x: 214, y: 48, radius: 42 },
  { id: 'burjassot', name: 'Burjassot', x: 152, y: 88, radius: 42 },
  { id: 'godella', name: 'Godella', x: 118, y: 44, radius: 38 },
  { id: 'paterna', name: 'Paterna', x: 82, y: 100, radius: 44 },
  { id: 'mislata', name: 'Mislata', x: 140, y: 150, radius: 40 },
  { id: 'xirivella', name: 'Xirivella', x: 124, y: 196, radius: 40 },
  { id: 'picanya', name: 'Picanya', x: 154, y: 240, radius: 36 },
]

/** The sea in the east, and the river Turia. */
export const water = {
  sea: 'M342 0c-20 58-44 104-34 156 8 44 26 84 32 124h20V0z',
  rivers: ['M0 128c40-10 76 14 116 12'],
}
