import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import type { CoverageMapProps, MapTown } from '@colada/ui'

type Position = Omit<MapTown, 'id' | 'name'>

/** A drawing of a zone on 360 × 280, north at the top: its towns by id and its water. */
export interface MapDrawing {
  readonly towns: Readonly<Record<string, Position>>
  readonly water: NonNullable<CoverageMapProps['water']>
}

/**
 * Drawings of the zones. Towns are placed by their relative position, not to scale, so that their names do not overlap.
 */
export const mapDrawings: Readonly<Record<ZoneId, MapDrawing>> = {
  madrid: {
    towns: {
      madrid: { x: 196, y: 150, radius: 74 },
      'pozuelo-de-alarcon': { x: 108, y: 146, radius: 38 },
      alcobendas: { x: 214, y: 64, radius: 38 },
      'san-sebastian-de-los-reyes': { x: 246, y: 42, radius: 36, side: 'above' },
      majadahonda: { x: 92, y: 100, radius: 36 },
      'las-rozas-de-madrid': { x: 66, y: 58, radius: 40 },
      'boadilla-del-monte': { x: 62, y: 188, radius: 38 },
      getafe: { x: 208, y: 234, radius: 42 },
      leganes: { x: 144, y: 236, radius: 40 },
      alcorcon: { x: 116, y: 212, radius: 36 },
      coslada: { x: 292, y: 140, radius: 38 },
    },
    water: { rivers: ['M146 0c-10 40-6 78 12 108 24 40 54 58 84 90 26 28 46 54 60 82'] },
  },
  barcelona: {
    towns: {
      barcelona: { x: 184, y: 156, radius: 66, side: 'end' },
      'esplugues-de-llobregat': { x: 88, y: 152, radius: 44 },
      'sant-just-desvern': { x: 68, y: 100, radius: 36 },
      'hospitalet-de-llobregat': { x: 116, y: 212, radius: 42 },
      'santa-coloma-de-gramenet': { x: 218, y: 62, radius: 38, side: 'above' },
      'sant-adria-del-besos': { x: 262, y: 112, radius: 42, side: 'start' },
      badalona: { x: 296, y: 66, radius: 40 },
    },
    water: {
      sea: 'M142 280c52-30 92-62 120-102 24-34 40-58 60-78 14-14 26-24 38-32v212z',
      rivers: ['M0 164c34 26 58 62 66 116', 'M238 0c-2 30 8 62 26 84 12 14 18 24 28 42'],
    },
  },
  valencia: {
    towns: {
      valencia: { x: 214, y: 160, radius: 80 },
      alboraia: { x: 264, y: 84, radius: 42 },
      'tavernes-blanques': { x: 214, y: 48, radius: 42 },
      burjassot: { x: 152, y: 88, radius: 42 },
      godella: { x: 118, y: 44, radius: 38 },
      paterna: { x: 82, y: 100, radius: 44 },
      mislata: { x: 140, y: 150, radius: 40 },
      xirivella: { x: 124, y: 196, radius: 40 },
      picanya: { x: 154, y: 240, radius: 36 },
    },
    water: {
      sea: 'M342 0c-20 58-44 104-34 156 8 44 26 84 32 124h20V0z',
      rivers: ['M0 128c40-10 76 14 116 12'],
    },
  },
  sevilla: {
    towns: {
      sevilla: { x: 208, y: 124, radius: 76 },
      'dos-hermanas': { x: 244, y: 228, radius: 44 },
      'alcala-de-guadaira': { x: 290, y: 146, radius: 42 },
      'mairena-del-aljarafe': { x: 82, y: 220, radius: 44 },
      'san-juan-de-aznalfarache': { x: 128, y: 184, radius: 44, side: 'end' },
      tomares: { x: 122, y: 142, radius: 46 },
      camas: { x: 146, y: 62, radius: 36 },
      bormujos: { x: 54, y: 156, radius: 42 },
      'castilleja-de-la-cuesta': { x: 90, y: 110, radius: 38, side: 'above' },
    },
    water: { rivers: ['M178 0c-14 36 0 66-8 102-8 36-26 54-18 92 6 30 30 52 32 86'] },
  },
}
