import { ink, paper, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

/** A jumpsuit: wrapped bodice, sash, wide legs. */
export const jumpsuit = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 104L26 56L40 60C42 84 46 98 54 106C48 124 42 136 40 148C50 180 62 236 66 286L18 288C16 250 10 214 0 190',
    ),
    tones,
    'M184 40C180 100 186 140 196 180L206 300H280V40ZM118 180L136 300H152L162 190Z',
  ) +
  line('M134 58L172 146M186 58L160 104', tones.fold) +
  line('M120 150Q160 160 200 150', tones.fold, 9) +
  line('M184 154C196 168 198 182 194 200', tones.fold, 6) +
  line('M130 166C126 200 122 240 118 276M190 170C198 204 204 240 208 276', tones.fold, 2.5)

/** A long evening dress with thin straps. */
export const longDress = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 84C14 84 22 72 26 44L32 44C34 70 38 86 44 96C40 116 34 128 32 140C46 186 62 236 74 286Q36 298 0 298',
    ),
    tones,
    'M178 36C174 100 182 150 206 310H290V36Z',
  ) +
  line('M128 140Q160 150 192 140', tones.fold) +
  line('M148 154C140 200 126 246 114 284M174 154C182 200 190 244 196 290M160 200V294', tones.fold)

/** A slip dress in silk on a bias, with a lace edge. */
export const silkDress = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 104C12 96 24 84 30 74L32 44L36 44L38 78C44 96 46 108 44 124C38 146 44 170 52 200C58 226 62 246 64 268Q32 278 0 278',
    ),
    tones,
    'M186 40C176 110 190 170 182 290H260V40Z',
    line(
      'M92 256q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0',
      tones.fold,
      2.5,
    ),
  ) + line('M118 130C150 150 176 176 196 212M120 156C140 170 152 186 160 206', tones.fold)

/** A short collarless bouclé jacket with braid edges. */
export const boucleJacket = (tones: Tones, braid: Tones): string =>
  cloth(
    mirrored(
      'M0 82C14 82 24 74 28 62C46 66 62 74 72 86C88 112 96 158 102 204L76 210C70 182 64 158 58 142C58 170 58 200 60 232H0',
    ),
    tones,
    rightSide,
    line(
      'M70 100l10 8M96 96l8 8M120 110l8 6M104 132l8 8M128 146l8 6M108 168l8 8M130 190l8 6M106 208l8 8M180 112l8 6M198 134l8 8M178 152l8 8M204 172l8 6M182 192l8 8M206 212l8 6M236 140l8 6M240 176l8 6M78 146l8 6M74 180l8 6',
      tones.fold,
      2.5,
    ),
    line(both('M74 206L104 200'), braid.main, 7),
  ) +
  line(
    'M132 64C136 78 146 84 160 84C174 84 184 78 188 64M153 86V230M167 86V230M102 230H150M170 230H218',
    braid.main,
    6,
  ) +
  line('M116 176H142M178 176H204', braid.main, 6) +
  dots(
    [
      [146, 112],
      [146, 144],
      [146, 204],
      [174, 112],
      [174, 144],
      [174, 204],
    ],
    3.6,
    '#E3B34E',
  )

/** A jacket with its matching skirt. */
export const skirtSuit = (tones: Tones): string =>
  cloth(
    mirrored('M0 170H48C58 206 64 240 66 278Q34 286 0 286'),
    tones,
    'M190 160C196 200 204 250 196 300H260V160Z',
  ) +
  cloth(
    mirrored(
      'M0 54L26 52C44 56 58 64 66 76C80 98 88 138 94 176L70 182C64 160 58 142 52 130C46 144 44 152 44 160C50 178 56 192 60 206Q30 214 0 206',
    ),
    tones,
    rightSide,
    line(both('M67 174L92 168'), tones.fold),
    fill('M134 50H186L160 116Z', paper),
  ) +
  fill('M134 52L116 84L126 92L160 144L160 118Z', tones.main) +
  fill('M186 52L204 84L194 92L160 144L160 118Z', tones.shade) +
  line('M134 52L116 84L126 92L160 144L194 92L204 84L186 52M134 52L160 118L186 52M160 144V206', tones.fold) +
  dots(
    [
      [160, 158],
      [160, 180],
    ],
    4,
    ink,
  ) +
  line('M100 204Q130 214 160 206Q190 214 220 204M176 284V256', tones.fold)

/** A silk kimono with wide sleeves and a flower. */
export const kimono = (tones: Tones, lining: Tones): string =>
  cloth(
    mirrored('M0 58H34C64 66 92 76 116 88L124 186L76 190L66 152V280Q34 286 0 286'),
    tones,
    'M196 40C190 120 208 200 186 300H300V40Z',
    line(both('M122 176L78 180'), lining.main, 7),
  ) +
  line('M126 58L168 156M194 58L150 156', lining.main, 12) +
  line('M94 156H226', lining.main, 22) +
  line('M94 156H226', lining.fold, 2.5) +
  line('M160 170V284', tones.fold) +
  dots(
    [
      [112, 232],
      [124, 224],
      [136, 232],
      [132, 246],
      [116, 246],
    ],
    8,
    lining.main,
  ) +
  dots([[124, 236]], 5, lining.fold)

/** A silk blouse, collarless, with a soft sheen fold and covered buttons. */
export const silkBlouse = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 96C10 92 20 80 24 64C44 68 60 76 70 88C88 112 96 160 98 196Q92 208 76 204C70 182 64 160 58 142C54 176 56 214 62 250Q52 264 30 258Q14 254 0 262',
    ),
    tones,
    rightSide,
    line(both('M73 196L98 190'), tones.fold),
  ) +
  line('M136 64C140 82 150 92 160 96C170 92 180 82 184 64M160 96V258', tones.fold) +
  line('M124 108C144 130 132 170 140 206M196 112C180 140 190 176 182 208', tones.fold, 2.5) +
  dots(
    [
      [166, 116],
      [166, 146],
      [166, 176],
      [166, 206],
      [166, 234],
    ],
    3.6,
    tones.fold,
  )
