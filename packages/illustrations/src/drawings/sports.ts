import { ink, paper, type Tones } from '../palette.ts'
import { block, both, cloth, dot, dots, fill, line, mirrored, place, rightSide, ring } from '../shapes.ts'
import { shorts } from './bottoms.ts'
import { tShirt } from './tops.ts'

/** A team shirt and shorts with a ball. */
export const sportsKit = (tones: Tones, other: Tones): string =>
  place(shorts(other), 34, 106, 0.68) +
  place(
    tShirt(tones) +
      fill('M136 96H184V100H136Z', tones.main) +
      line('M142 116V252M178 116V252', other.main, 9) +
      line('M130 66C134 80 144 96 160 96C176 96 186 80 190 66', other.main, 7),
    2,
    -8,
    0.82,
  ) +
  dot(244, 222, 38, paper) +
  ring(244, 222, 37, ink, 3) +
  fill('M244 206L260 218L254 236H234L228 218Z', ink) +
  line('M244 206V186M260 218L279 210M254 236L266 252M234 236L222 252M228 218L209 210', ink, 3)

/** A karate gi with its belt. */
export const karateGi = (tones: Tones, belt: Tones): string =>
  `<g transform="translate(0 4)">${fill(mirrored('M0 200H58L68 282L20 284L0 226'), tones.shade)}${line('M160 226V210', tones.fold)}</g>` +
  cloth(
    mirrored(
      'M0 58H30C50 62 70 72 80 84C96 104 106 134 114 166L84 184C78 168 70 152 60 142C60 176 64 210 70 244Q36 252 0 252',
    ),
    tones,
    rightSide,
    line(both('M82 176L112 158'), tones.fold, 2.5),
  ) +
  fill('M130 58H190L166 142Z', tones.fold) +
  line('M130 58C140 100 156 140 196 188M190 58C180 100 164 124 150 146', tones.fold, 13) +
  line('M130 58C140 100 156 140 196 188M190 58C180 100 164 124 150 146', tones.main, 8) +
  line('M160 210V250', tones.fold) +
  fill('M98 184H222V202H98Z', belt.main) +
  fill(
    'M148 182H176V206H148ZM154 202L130 252L146 256L164 206ZM168 204L184 246L198 240L176 200Z',
    belt.shade,
  ) +
  line('M148 182H176V206H148V182', belt.fold, 2.5)

/** A neoprene wetsuit. */
export const wetsuit = (tones: Tones, panel: Tones): string =>
  cloth(
    mirrored(
      'M0 52L24 46C40 50 54 58 62 70C78 96 86 130 92 170L72 178C66 154 60 136 54 122C46 142 44 156 48 172C56 206 58 244 58 284L26 286C24 250 18 216 0 190',
    ),
    tones,
    rightSide,
    fill('M100 90C124 130 128 160 122 190L90 180V80ZM220 90C196 130 192 160 198 190L240 180V80Z', panel.main),
    fill('M84 236H150V250H84ZM170 236H240V250H170Z', panel.main),
  ) +
  fill('M134 46Q160 36 186 46L190 66Q160 76 130 66Z', panel.shade) +
  line('M160 70V150', '#DCE3EA', 3.5) +
  line(both('M69 168L91 160'), tones.fold)

/** A baby's romper: small, with press studs. */
export const romper = (tones: Tones, trim: Tones): string =>
  cloth(
    mirrored(
      'M0 90C14 90 24 82 28 68L54 74C76 88 94 112 104 140L78 158C72 150 66 144 62 140C62 170 66 190 72 210C76 232 74 246 70 260L30 264C28 244 18 232 0 230',
    ),
    tones,
    rightSide,
    line(both('M76 150L100 132M31 252L73 248'), trim.main, 6),
  ) +
  line('M132 68C136 82 146 92 160 92C174 92 184 82 188 68', trim.main, 7) +
  dots(
    [
      [148, 236],
      [160, 233],
      [172, 236],
    ],
    4,
    ink,
  ) +
  fill(
    'M160 172C142 158 140 138 152 138C158 138 160 144 160 146C160 144 162 138 168 138C180 138 178 158 160 172Z',
    trim.main,
  ) +
  line('M108 170C114 186 114 204 110 220', tones.fold)

/** A cycling jersey with pockets at the back. */
export const cyclingKit = (tones: Tones, other: Tones): string =>
  cloth(
    mirrored('M0 70L30 64C46 68 60 74 70 84L104 138L78 154L58 132C56 172 58 210 62 250Q30 256 0 256'),
    tones,
    rightSide,
    block(60, 124, 200, 18, 0, other.main),
    block(60, 148, 200, 8, 0, other.main),
    line('M100 212H220M140 212V256M180 212V256', tones.fold),
  ) +
  fill('M134 60Q160 50 186 60L190 78Q160 88 130 78Z', other.shade) +
  line('M160 84V140', paper, 3.5) +
  line(both('M72 148L100 131'), tones.fold)
