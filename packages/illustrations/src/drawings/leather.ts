import { ink, type Tones } from '../palette.ts'
import { both, cloth, dashed, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

const bikerBody = mirrored(
  'M0 70L34 62C52 68 66 74 76 86C92 110 100 164 106 214L80 222C72 190 66 164 60 144C58 170 58 200 62 238L0 242',
)
const zip = '#DCE3EA'

/** A biker jacket: slanted zip, wide lapels, belt. */
export const leatherJacket = (tones: Tones): string =>
  cloth(
    bikerBody,
    tones,
    rightSide,
    line(both('M76 204L106 196M60 224H0'), tones.fold),
    fill('M128 62H192L160 120Z', tones.fold),
  ) +
  line(both('M42 74C52 96 56 118 58 140'), tones.fold) +
  fill('M126 62L106 98L124 104L118 118L168 150L160 104Z', tones.main) +
  fill('M194 62L214 98L196 104L202 118L168 150L160 104Z', tones.shade) +
  line(
    'M126 62L106 98L124 104L118 118L168 150L202 118L196 104L214 98L194 62M126 62L160 104L194 62',
    tones.fold,
  ) +
  line('M168 150L178 238', zip, 3.5) +
  line('M112 196L134 172M212 196L196 178', zip, 3.5) +
  dots(
    [
      [113, 97],
      [207, 97],
    ],
    3.4,
    zip,
  )

const longCoat = mirrored(
  'M0 64L28 58C46 62 60 70 68 82C84 108 92 158 98 206L74 212C68 182 62 158 56 138C54 180 62 230 70 280Q36 288 0 286',
)

/** A long leather coat, belted. */
export const leatherCoat = (tones: Tones): string =>
  cloth(
    longCoat,
    tones,
    rightSide,
    line(both('M71 196L98 190'), tones.fold),
    fill('M90 158H230V176H90Z', tones.fold),
  ) +
  line('M160 126V284M112 190C116 220 114 250 108 272', tones.fold) +
  fill('M134 58L112 98L128 108L160 132L160 92Z', tones.main) +
  fill('M186 58L208 98L192 108L160 132L160 92Z', tones.shade) +
  line('M134 58L112 98L128 108L160 132L192 108L208 98L186 58M134 58L160 92L186 58', tones.fold) +
  `<rect x="148" y="154" width="24" height="26" rx="4" fill="none" stroke="${zip}" stroke-width="4"/>` +
  line('M172 190L196 188', tones.fold)

/** A suede jacket with yoke, snap buttons and a stitched edge. */
export const suedeJacket = (tones: Tones): string =>
  cloth(
    bikerBody,
    tones,
    rightSide,
    line(both('M76 204L106 196'), tones.fold),
    line('M96 126Q160 146 224 126', tones.fold),
    line(
      Array.from({ length: 11 }, (_, at) => `M${104 + at * 11.2} ${136 - Math.abs(at - 5) * 1.5}v18`).join(
        '',
      ),
      tones.fold,
      2.5,
    ),
  ) +
  line('M160 92V240', tones.fold) +
  dashed('M168 100V238', tones.fold, 2) +
  fill(mirrored('M0 88C16 80 28 72 34 60L44 80L22 108L0 90'), tones.shade) +
  line('M194 60L204 80L182 108L160 90L138 108L116 80L126 60C144 78 176 78 194 60', tones.fold) +
  line(both('M26 178H48V206H26V178'), tones.fold) +
  dots(
    [
      [154, 176],
      [154, 204],
      [154, 228],
    ],
    3.4,
    ink,
  )

const aLine = mirrored('M0 84L42 84L44 100C56 144 66 186 72 236Q36 250 0 250')

/** A suede skirt with a fringe and front seam. */
export const suedeSkirt = (tones: Tones): string =>
  line(
    Array.from({ length: 15 }, (_, at) => `M${92 + at * 9.7} ${238 - Math.abs(at - 7) * 0.6 + 6}v20`).join(
      '',
    ),
    tones.shade,
    5,
  ) +
  cloth(aLine, tones, 'M188 70C190 150 214 200 196 270H260V70Z', line('M110 104H212', tones.fold)) +
  line('M160 104V248', tones.fold) +
  dashed('M168 110V246M96 222Q160 236 224 222', tones.fold, 2) +
  line(both('M24 116Q28 138 50 140'), tones.fold) +
  dots(
    [
      [160, 94],
      [152, 130],
      [152, 158],
    ],
    3.6,
    ink,
  )

const legs = mirrored('M0 58L46 58L48 76C56 124 60 190 62 268L24 268C22 214 14 160 0 128')

/** Leather trousers: knee panels and a zip pocket. */
export const leatherTrousers = (tones: Tones): string =>
  cloth(
    legs,
    tones,
    'M186 40C196 130 200 200 192 280H240V40ZM118 130C126 180 132 230 130 280H152V130Z',
    line('M112 76H208', tones.fold),
    line(both('M8 168Q34 178 60 166M16 206Q40 214 62 204M4 176Q34 186 60 174'), tones.fold, 2.5),
  ) +
  line('M160 76V124', tones.fold) +
  line(both('M24 90L42 108'), zip, 3.5) +
  dots([[160, 67]], 4, zip)

/** A fur coat: a scalloped silhouette and shawl collar. */
export const furCoat = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 62C12 56 22 54 30 56C42 54 52 62 58 68C68 70 76 82 80 92C90 102 90 116 94 126C102 140 100 152 104 164C110 178 106 192 104 208C98 220 82 222 74 212C68 204 70 188 66 178C60 168 60 156 58 148C60 166 64 180 64 192C70 206 68 218 70 228C76 240 72 252 74 264C66 276 52 272 44 278C34 272 24 282 14 276Q6 282 0 278',
    ),
    tones,
    rightSide,
    line(
      'M100 112q6 8 0 16M88 150q6 8 0 16M112 178q6 8 0 16M128 216q6 8 0 16M110 244q6 8 0 16M140 172q6 8 0 16M190 184q6 8 0 16M206 226q6 8 0 16M180 240q6 8 0 16M224 132q6 8 0 16M234 172q6 8 0 16M212 160q6 8 0 16',
      tones.fold,
    ),
  ) +
  fill('M130 54C104 70 108 116 160 160C158 120 146 84 130 54Z', tones.shade) +
  fill('M190 54C216 70 212 116 160 160C162 120 174 84 190 54Z', tones.fold) +
  fill('M130 54C140 70 152 92 160 124C168 92 180 70 190 54Q160 62 130 54Z', ink) +
  line('M160 160V276', tones.fold)

/** A sheepskin jacket: suede outside, wool at collar, cuffs and hem. */
export const sheepskin = (tones: Tones, wool: Tones): string => {
  const curls = (points: readonly (readonly [number, number])[], r: number) =>
    points
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${x > 184 ? wool.shade : wool.main}"/>`)
      .join('')
  return (
    cloth(bikerBody, tones, rightSide, line(both('M42 78C52 98 56 120 58 142'), tones.fold)) +
    line('M112 176L128 196M208 176L192 196', tones.fold) +
    curls(
      [
        [104, 240],
        [122, 242],
        [140, 243],
        [198, 242],
        [216, 240],
        [180, 243],
        [62, 214],
        [78, 220],
        [258, 214],
        [242, 220],
        [152, 148],
        [152, 166],
        [152, 184],
        [152, 202],
        [152, 222],
        [168, 148],
        [168, 166],
        [168, 184],
        [168, 202],
        [168, 222],
        [154, 240],
        [166, 240],
      ],
      11,
    ) +
    curls(
      [
        [124, 70],
        [114, 86],
        [112, 102],
        [124, 114],
        [138, 126],
        [152, 136],
        [196, 70],
        [206, 86],
        [208, 102],
        [196, 114],
        [182, 126],
        [168, 136],
        [130, 84],
        [130, 98],
        [142, 110],
        [190, 84],
        [190, 98],
        [178, 110],
      ],
      12,
    ) +
    line('M160 130V248', wool.fold, 2.5) +
    fill('M138 66Q160 74 182 66L160 104Z', tones.fold)
  )
}
