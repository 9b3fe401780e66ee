import type { MapTown } from '@colada/ui'

/** Valencia and the towns around it that the vans come to (spec 000 §2, Coverage), as they lie to each other. */
export const valencia: readonly MapTown[] = [
  { id: 'valencia', name: 'Valencia', x: 210, y: 160, reach: 62, side: 'end' },
  { id: 'alboraia', name: 'Alboraia', x: 252, y: 92, reach: 30, side: 'end' },
  { id: 'tavernes', name: 'Tavernes Blanques', x: 226, y: 62, reach: 26, side: 'above' },
  { id: 'burjassot', name: 'Burjassot', x: 166, y: 88, reach: 30, side: 'above' },
  { id: 'godella', name: 'Godella', x: 140, y: 46, reach: 26, side: 'above' },
  { id: 'paterna', name: 'Paterna', x: 98, y: 92, reach: 34, side: 'start' },
  { id: 'mislata', name: 'Mislata', x: 140, y: 150, reach: 28, side: 'start' },
  { id: 'xirivella', name: 'Xirivella', x: 132, y: 192, reach: 28, side: 'start' },
  { id: 'picanya', name: 'Picanya', x: 152, y: 236, reach: 28, side: 'start' },
]

/** The shore, and the Turia around the city. */
export const water: readonly string[] = [
  'M330 0c-22 60-40 110-26 160 10 40 24 80 30 120',
  'M0 118c60-6 120 16 170 22',
]
