import { ink, paper, type Tones } from '../palette.ts'
import { both, cloth, dots, ellipse, fill, line, mirrored, rightSide } from '../shapes.ts'

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

/** A cape with arm slits and a high collar. */
export const cape = (tones: Tones): string =>
  cloth(
    mirrored('M0 70L26 60C60 72 84 110 98 170C104 200 106 226 108 240Q54 262 0 262'),
    tones,
    'M192 50C190 130 216 190 200 280H300V50Z',
  ) +
  fill('M132 58Q160 44 188 58L194 84Q160 98 126 84Z', tones.shade) +
  line('M132 58Q160 44 188 58L194 84Q160 98 126 84L132 58M160 90V260', tones.fold) +
  line(both('M58 160L54 204'), ink, 4) +
  line('M92 170C84 196 80 216 78 232', tones.fold) +
  dots(
    [
      [160, 106],
      [160, 132],
    ],
    5,
    ink,
  )

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

/** A square of silk knotted as a foulard. */
export const foulard = (tones: Tones, border: Tones): string =>
  cloth(
    'M150 126C110 150 84 192 76 262Q96 240 112 252Q128 236 142 250C152 210 158 168 162 134Z',
    tones,
    'M130 140C140 180 120 220 110 270H150L170 130Z',
    line('M74 246Q110 218 146 236', border.main, 9),
  ) +
  cloth(
    'M168 126C206 146 236 180 252 240Q232 226 216 240Q204 224 186 238C176 206 168 168 158 134Z',
    tones,
    'M200 140C226 170 226 210 222 260H270V140Z',
    line('M180 224Q214 202 254 226', border.main, 9),
  ) +
  cloth(
    'M64 74C110 56 210 56 256 74C232 112 196 134 160 136C124 134 88 112 64 74Z',
    tones,
    'M196 50C200 90 186 120 170 150H270V50Z',
    line('M72 76Q160 112 248 76', border.main, 8),
  ) +
  cloth(
    'M144 118Q160 108 176 118Q182 134 174 148Q160 156 146 148Q138 134 144 118Z',
    tones,
    'M164 100V160H190V100Z',
  ) +
  line('M146 146C132 176 116 200 108 222M172 146C186 172 198 192 208 208', tones.fold)

/** A beret. */
export const beret = (tones: Tones): string =>
  line('M160 88V72', tones.fold, 7) +
  cloth(
    'M46 168C46 118 100 86 164 86C232 86 280 122 274 166C270 196 226 196 212 204H108C92 196 46 204 46 168Z',
    tones,
    'M206 70C240 120 230 170 196 220H290V70Z',
  ) +
  fill('M106 198H214Q220 210 212 222H108Q100 210 106 198Z', tones.fold) +
  line('M84 138C100 120 124 110 150 108', tones.fold)

/** A pinafore over a white shirt: the school uniform. */
export const schoolUniform = (tones: Tones): string =>
  cloth(
    mirrored('M0 78L24 62C42 66 56 74 66 84L98 134L74 150L54 128V180H0'),
    { main: paper, shade: '#DDE7EE', fold: '#A3B5C4' },
    rightSide,
    line(both('M68 144L93 128'), '#A3B5C4'),
  ) +
  cloth(
    mirrored(
      'M0 140L24 64L42 70C40 100 46 124 56 136C52 152 50 160 50 168C66 200 78 234 84 268Q76 276 68 268Q56 278 44 270Q32 280 20 271Q10 278 0 272',
    ),
    tones,
    'M186 50C180 120 190 170 208 290H270V50Z',
    line('M136 186L122 270M160 186V270M184 186L198 270M112 186L92 262M208 186L228 262', tones.fold, 2.5),
  ) +
  fill('M134 62L160 84L146 102L124 78ZM186 62L160 84L174 102L196 78Z', paper) +
  line('M134 62L124 78L146 102L160 84L174 102L196 78L186 62', '#A3B5C4', 2.5) +
  line('M110 174Q160 186 210 174', tones.fold, 9) +
  dots(
    [
      [150, 152],
      [170, 152],
    ],
    4,
    ink,
  )

/** Ski trousers with braces. */
export const skiTrousers = (tones: Tones, braces: Tones): string =>
  line(both('M34 92L24 44C10 44 6 52 4 60'), braces.main, 8) +
  cloth(
    mirrored('M0 84H46L50 108C62 154 70 210 74 272L22 276C20 230 14 186 0 160'),
    tones,
    'M190 70C202 140 216 210 208 290H270V70ZM116 156C132 200 142 240 142 290H162V150Z',
    line('M80 244H150M170 244H250', tones.fold),
  ) +
  line('M112 108H208M160 108V156', tones.fold) +
  line(both('M22 120L44 146'), braces.main, 4) +
  line('M96 190C106 196 116 196 126 190M196 190C206 196 216 196 226 190', tones.fold)

/** A child's coat with a Peter Pan collar. */
export const childCoat = (tones: Tones, collar: Tones): string =>
  cloth(
    mirrored(
      'M0 86L26 76C42 80 56 88 64 98C80 122 86 160 92 196L66 202C62 180 58 164 54 152C58 186 68 220 76 248Q38 258 0 258',
    ),
    tones,
    'M192 60C188 130 196 190 206 280H280V60Z',
    line(both('M63 192L90 185'), collar.main, 6),
  ) +
  line('M160 104V254', tones.fold) +
  fill(mirrored('M0 92C14 90 24 82 28 74C42 82 46 100 34 110C20 116 6 108 0 98'), collar.main) +
  line(
    'M132 74C118 82 114 100 126 110C140 116 154 108 160 98C166 108 180 116 194 110C206 100 202 82 188 74',
    collar.fold,
    2.5,
  ) +
  dots(
    [
      [146, 134],
      [174, 134],
      [146, 164],
      [174, 164],
      [146, 194],
      [174, 194],
    ],
    5,
    ink,
  ) +
  line(both('M32 214H56'), tones.fold)

/** A little girl's smocked dress with a bow. */
export const girlDress = (tones: Tones, bow: Tones): string =>
  cloth(
    mirrored(
      'M0 88C14 88 24 82 28 72C44 72 62 80 68 100C70 116 58 122 46 118L38 112V134C58 166 80 204 88 242Q44 258 0 258',
    ),
    tones,
    'M186 60C178 130 192 170 212 280H280V60Z',
    line('M122 118H198M122 128H198', tones.fold, 2.5),
  ) +
  line('M146 150C136 186 126 214 116 242M174 150C182 190 188 220 192 250', tones.fold) +
  line('M122 138Q160 148 198 138', bow.main, 9) +
  fill(
    'M160 142C144 122 122 126 124 140C126 154 146 152 160 142C174 152 194 154 196 140C198 126 176 122 160 142Z',
    bow.shade,
  ) +
  fill('M156 146L140 184L154 180L160 190L166 180L180 184L164 146Z', bow.main) +
  fill(mirrored('M0 92C12 90 22 84 28 74C38 80 40 94 30 100C18 106 6 100 0 96'), bow.main)

/** A tracksuit: zipped top with piping and trousers. */
export const tracksuit = (tones: Tones, piping: Tones): string =>
  cloth(
    mirrored('M0 186H54C60 220 62 250 60 286L26 288C24 260 14 236 0 228'),
    tones,
    'M194 180L216 300H250V180ZM108 180L120 300H146L160 230V180Z',
    line(both('M50 190L54 284'), piping.main, 6),
  ) +
  cloth(
    mirrored(
      'M0 60H26C46 62 62 70 72 84C88 110 94 152 98 196L72 202C68 176 62 154 56 140C58 166 60 190 62 214Q60 222 52 220H0',
    ),
    tones,
    rightSide,
    line(both('M40 66C64 84 76 130 84 200'), piping.main, 6),
    line('M98 208H222', tones.fold),
  ) +
  fill('M132 58Q160 44 188 58L192 80Q160 92 128 80Z', tones.shade) +
  line('M132 58Q160 44 188 58L192 80Q160 92 128 80L132 58', tones.fold, 2.5) +
  line('M160 66V218', paper, 3.5) +
  line(both('M20 190L40 174'), piping.main, 4)

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

/** A casual cloth jacket: bomber with ribbed edges. */
export const bomber = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 70L30 62C50 66 66 74 76 88C94 114 102 158 108 200C106 208 82 216 78 208C72 184 68 162 62 148C66 176 68 200 64 226Q66 240 58 244Q28 250 0 250',
    ),
    tones,
    rightSide,
    line(both('M80 202L106 194'), tones.fold),
    fill('M90 226Q160 236 230 226V256H90Z', tones.shade),
    line(
      'M104 230V252M118 232V254M132 233V255M146 234V256M174 234V256M188 233V255M202 232V254M216 230V252',
      tones.fold,
      2.5,
    ),
  ) +
  fill('M130 62Q160 46 190 62L194 80Q160 94 126 80Z', tones.shade) +
  line(
    'M130 62Q160 46 190 62L194 80Q160 94 126 80L130 62M138 60V80M150 56V84M170 56V84M182 60V80',
    tones.fold,
    2.5,
  ) +
  line('M160 66V248', '#DCE3EA', 3.5) +
  line(both('M22 208L42 186'), ink, 3.5)

/** A V-neck jumper, fine knit. */
export const vNeckJumper = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 116L28 62C48 68 64 76 74 90C92 116 102 164 108 210L80 220C74 190 68 164 60 144C60 176 62 208 64 250Q32 256 0 256',
    ),
    tones,
    rightSide,
    line(both('M74 204L107 194'), tones.fold),
    line('M92 238Q160 246 228 238', tones.fold),
  ) +
  line('M132 64L160 116L188 64', tones.fold, 10) +
  line('M132 64L160 116L188 64', tones.main, 5) +
  line('M112 156C120 180 120 206 114 228', tones.fold) +
  ellipse(196, 226, 9, 6, tones.fold)

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
