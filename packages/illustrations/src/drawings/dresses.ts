import { ink, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored } from '../shapes.ts'

const skirtShade = 'M182 40C178 110 190 150 206 300H300V40Z'

/** A summer dress with straps, waistband and flared skirt. */
export const dress = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 92C12 92 22 82 24 56L36 56C38 84 44 98 52 108C46 128 40 142 38 154C54 190 70 222 80 252C54 268 24 270 0 270',
    ),
    tones,
    skirtShade,
  ) +
  line('M122 154Q160 164 198 154', tones.fold) +
  line('M146 170C138 204 126 236 114 258M176 170C184 210 192 240 198 264', tones.fold) +
  line('M122 146Q160 156 198 146', tones.fold)

/** A cocktail dress on one shoulder, wrapped, with a slit. */
export const partyDress = (tones: Tones): string =>
  cloth(
    'M120 112C146 102 176 86 190 54L210 60C210 84 210 104 206 122C204 142 202 156 204 172C214 212 214 248 210 284Q188 290 172 286L166 226L158 288Q126 288 108 278C108 240 108 206 118 172C122 150 120 132 120 112Z',
    tones,
    'M184 30C180 100 172 150 180 220L190 300H280V30Z',
  ) +
  line(
    'M120 172C150 172 180 150 206 122M118 180C152 182 184 160 206 136M122 132C150 128 186 108 202 84',
    tones.fold,
  ) +
  dots([[124, 176]], 7, ink)

/** A wedding dress: sweetheart bodice, full skirt, train and lace hem. */
export const weddingDress = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 92C8 78 26 76 34 88C36 78 38 66 42 54L48 54C48 76 50 92 48 106C44 124 38 136 34 148C62 176 96 226 108 274C70 292 30 294 0 294',
    ),
    tones,
    'M178 40C174 110 178 150 216 310H300V40Z',
  ) +
  line('M126 148Q160 160 194 148', tones.fold, 4) +
  line('M148 164C134 206 108 246 84 272M172 166C184 212 202 256 222 282M160 166V250', tones.fold) +
  line(
    'M56 270q8 10 17 3q8 10 18 3q9 9 19 2q9 9 20 2q10 9 20 2q10 9 20 0q10 8 20 -1q10 7 19 -2q10 6 18 -3q9 5 17 -3q9 4 16 -5',
    tones.fold,
    2.5,
  ) +
  dots(
    [
      [160, 108],
      [160, 122],
      [160, 136],
    ],
    2.8,
    tones.fold,
  )

/** A mermaid wedding dress with long lace sleeves. */
export const laceWeddingDress = (tones: Tones): string =>
  fill(
    mirrored('M24 62L44 66C60 92 70 136 76 182L62 188C58 160 52 130 46 116C44 104 40 92 34 84'),
    tones.shade,
  ) +
  cloth(
    mirrored(
      'M0 104L24 60L42 64C46 86 46 104 42 120C36 136 34 148 38 164C46 194 46 214 42 232C56 254 82 272 104 284C68 298 30 298 0 298',
    ),
    tones,
    'M182 40C176 110 186 180 178 232C190 260 210 280 230 310H300V40Z',
  ) +
  line('M118 232Q160 250 202 232', tones.fold) +
  line('M136 246C124 266 104 280 84 288M184 246C196 268 212 280 232 288M160 250V296', tones.fold) +
  line(both('M50 108L60 128M54 130L64 150M58 152L68 172M60 106L54 128M66 132L58 152'), tones.fold, 2)

/** A christening gown: tiny bodice, very long skirt, ribbon. */
export const christeningGown = (tones: Tones, ribbon: Tones): string =>
  cloth(
    mirrored(
      'M0 72C10 72 18 66 22 58C40 60 58 72 66 92C68 100 64 106 56 108L40 104C38 112 36 116 36 122C54 170 66 226 72 280C48 294 24 294 0 294',
    ),
    tones,
    'M180 40C178 100 184 160 196 310H290V40Z',
    line(
      'M92 252q8 9 17 0q8 9 17 0q8 9 17 0q8 9 17 0q8 9 17 0q8 9 17 0q8 9 17 0q8 9 17 0q8 9 17 0M88 270H232',
      tones.fold,
      2.5,
    ),
  ) +
  line('M146 136C140 170 134 200 130 236M174 136C180 170 186 200 190 236', tones.fold, 2.5) +
  fill('M124 114Q160 124 196 114V126Q160 136 124 126Z', ribbon.main) +
  fill(
    'M160 122C148 106 130 110 132 120C134 130 150 128 160 122C170 128 186 130 188 120C190 110 172 106 160 122ZM158 124L146 164L158 160L164 168L168 124Z',
    ribbon.shade,
  ) +
  dots(
    [
      [160, 84],
      [160, 98],
    ],
    3,
    tones.fold,
  )

/** A communion dress: puff sleeves, wide sash, tulle skirt to the floor. */
export const communionDress = (tones: Tones, sash: Tones): string =>
  cloth(
    mirrored(
      'M0 80C12 80 20 72 22 60C38 60 64 66 70 92C72 108 60 114 46 110L42 104C40 120 36 130 34 142C58 176 82 226 92 276C62 292 28 292 0 292',
    ),
    tones,
    'M178 40C176 110 182 160 206 310H300V40Z',
    line('M78 240Q160 262 246 238M72 258Q160 280 252 256', tones.fold, 2.5),
  ) +
  line('M146 166C134 200 116 226 104 240M176 166C186 200 200 226 212 238', tones.fold, 2.5) +
  fill('M124 136Q160 146 196 136L198 152Q160 162 122 152Z', sash.main) +
  fill(
    'M186 142C196 124 218 128 214 142C212 152 196 150 186 146C190 168 196 186 204 200L188 196L180 204C178 180 180 160 182 146Z',
    sash.shade,
  ) +
  line(both('M42 104C52 108 62 108 68 100'), tones.fold, 2.5)

/** A flamenco dress: fitted to the hip, three frills, polka dots. */
export const flamencoDress = (tones: Tones, spots: Tones): string => {
  const frill = (y: number, half: number): string =>
    `M${160 - half + 22} ${y - 30}Q160 ${y - 18} ${160 + half - 22} ${y - 30}L${160 + half} ${y}${[0, 1, 2, 3, 4, 5].map(() => `q${-half / 6} 20 ${-half / 3} 0`).join('')}Z`
  return (
    cloth(frill(262, 108), tones, 'M190 200C200 240 210 260 216 300H300V200Z') +
    line('M84 250L92 240M130 262L134 246M236 250L228 240M190 262L186 246', tones.fold) +
    cloth(frill(226, 84), tones, 'M184 180C190 210 200 226 206 260H300V180Z') +
    line('M106 216L112 204M214 216L208 204M160 226V212', tones.fold) +
    cloth(frill(192, 62), tones, 'M180 150C186 180 190 196 194 220H300V150Z') +
    cloth(
      mirrored('M0 98L30 58L44 64C46 88 44 104 38 118C34 130 36 144 44 168Q24 178 0 178'),
      tones,
      'M182 40C176 90 184 140 180 190H260V40Z',
    ) +
    fill(both('M40 64C58 58 78 66 84 84C80 96 70 92 64 100C58 94 50 98 44 94L40 64'), tones.shade) +
    dots(
      [
        [140, 112],
        [178, 112],
        [158, 132],
        [136, 150],
        [180, 150],
        [158, 166],
        [126, 192],
        [194, 192],
        [160, 194],
        [104, 226],
        [144, 230],
        [182, 230],
        [216, 226],
        [84, 262],
        [122, 266],
        [160, 268],
        [200, 266],
        [238, 262],
      ],
      5.5,
      spots.main,
    )
  )
}
