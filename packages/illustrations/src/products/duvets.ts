import type { Illustration } from '../compose.ts'
import { blanket, duvet, feather, foldedDuvet, sleepingBag } from '../drawings/bedding.ts'
import { widthArrow } from '../marks.ts'
import { tones } from '../palette.ts'
import { place } from '../shapes.ts'
import { plain, withPlus } from '../treatments.ts'

const raised = (drawing: string): string => place(drawing, 0, -14)

/** Category 4, by product id; the arrow under a duvet is as long as its bed is wide. */
export const duvets: Readonly<Record<number, Illustration>> = {
  29: { ...plain('soap', raised(duvet(tones.sky, 'double'))), marks: [widthArrow(86, 272)] },
  60: { ...plain('soap', raised(duvet(tones.sky, 'single'))), marks: [widthArrow(62, 272)] },
  61: { ...plain('linen', foldedDuvet(tones.white, 4)), marks: [feather(238, 62), feather(270, 104)] },
  62: { ...plain('linen', place(foldedDuvet(tones.white, 3), 26, 34, 0.84)), marks: [feather(236, 86)] },
  63: withPlus({ ...plain('linen', raised(duvet(tones.moss, 'king'))), marks: [widthArrow(108, 272)] }),
  64: plain('soap', blanket(tones.moss, tones.ivory)),
  65: plain('linen', sleepingBag(tones.forest, tones.mustard)),
}
