import { ink, paper, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

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
