import { ink, type Tones } from '../palette.ts'
import { block, cloth, dots, ellipse, fill, line } from '../shapes.ts'

/** A ridge tent, its door tied open. */
export const tent = (tones: Tones, lining: Tones): string =>
  line('M36 262L54 236M284 262L266 236', ink, 3.5) +
  cloth('M160 70L276 250H44Z', tones, 'M160 70L276 250H176Z') +
  fill('M160 104L206 250H114Z', lining.fold) +
  fill(
    'M160 104L114 250H98C116 216 140 160 160 104ZM160 104L206 250H222C204 216 180 160 160 104Z',
    lining.main,
  ) +
  line('M160 70V54M36 250H284', ink, 4) +
  line('M106 190Q122 196 132 186M214 190Q198 196 188 186', lining.fold, 4) +
  line('M134 128L86 226', tones.fold)

/** A horse in its blanket. */
export const horseBlanket = (tones: Tones, trim: Tones): string =>
  fill(
    'M228 96C232 78 240 66 250 58L258 74C274 88 284 108 286 124C284 134 272 136 266 130L248 124C240 150 234 176 228 194L224 272H206L204 210C180 220 140 220 116 212L110 272H92L88 200C72 186 70 150 84 130C110 116 170 122 200 126C212 116 222 106 228 96Z',
    '#6B442C',
  ) +
  line('M78 138C60 146 52 176 58 214', '#432715', 12) +
  fill('M228 96C232 78 240 66 250 58C244 80 244 96 216 126L200 126C212 116 222 106 228 96Z', '#432715') +
  cloth(
    'M86 120C120 108 176 116 206 118Q222 120 226 134L218 208Q212 222 196 222C160 232 120 228 92 218Q78 212 78 198Q74 140 86 120Z',
    tones,
    'M170 100C166 150 186 200 160 240H240V100Z',
  ) +
  line('M78 200Q82 214 94 218C124 228 160 230 196 222Q212 220 217 206', trim.main, 8) +
  line('M150 118C146 150 150 180 146 214', tones.fold) +
  dots([[262, 96]], 4, ink) +
  block(204, 142, 22, 10, 3, trim.shade)

/** A pet's bed with a paw mark. */
export const petBed = (tones: Tones, cushion: Tones): string =>
  ellipse(160, 196, 112, 60, tones.shade) +
  cloth(
    'M48 176C48 136 100 116 160 116C220 116 272 136 272 176V206C272 240 220 258 160 258C100 258 48 240 48 206Z',
    tones,
    'M210 110C230 160 220 220 196 270H290V110Z',
  ) +
  ellipse(160, 172, 92, 42, tones.fold) +
  ellipse(160, 178, 86, 36, cushion.main) +
  fill('M160 192C144 192 138 180 148 172C154 164 166 164 172 172C182 180 176 192 160 192Z', cushion.fold) +
  dots(
    [
      [138, 168],
      [152, 158],
      [168, 158],
      [182, 168],
    ],
    7,
    cushion.fold,
  ) +
  line('M72 214C84 228 104 238 126 242', tones.fold)

/** A parasol closed over its cloth: outdoor textiles. */
export const parasol = (tones: Tones, other: Tones): string =>
  line('M160 60V268M132 270H188', ink, 7) +
  cloth(
    'M48 160C60 96 110 62 160 62C210 62 260 96 272 160Q254 148 240 160Q228 150 216 160Q200 148 186 160Q172 148 160 160Q148 148 134 160Q120 148 104 160Q92 150 80 160Q66 148 48 160Z',
    tones,
    'M196 50C230 90 236 130 232 180H290V50Z',
    fill(
      'M104 160C108 110 134 76 160 62C148 90 136 120 134 160ZM216 160C212 110 186 76 160 62C172 90 184 120 186 160Z',
      other.main,
    ),
  ) +
  dots([[160, 58]], 6, ink)
