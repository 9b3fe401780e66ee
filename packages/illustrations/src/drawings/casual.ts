import { ink, paper, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

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
  line('M112 156C120 180 120 206 114 228', tones.fold)
