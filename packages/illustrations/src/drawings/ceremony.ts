import { ink, sun, type Tones } from '../palette.ts'
import { both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

/** An academic gown with its coloured hood and the tasselled cap. */
export const academicGown = (tones: Tones, hood: Tones): string =>
  cloth(
    mirrored(
      'M0 92L28 82C50 88 66 98 76 112C94 140 106 176 118 214L84 236C76 214 70 196 64 182C64 216 70 250 78 286Q40 294 0 294',
    ),
    tones,
    rightSide,
    line('M132 92C120 160 118 230 112 288M188 92C200 160 202 230 208 288', tones.fold),
  ) +
  fill(
    'M132 84C116 120 130 168 160 190C190 168 204 120 188 84C184 116 174 136 160 148C146 136 136 116 132 84Z',
    hood.main,
  ) +
  fill('M188 84C204 120 190 168 160 190V148C174 136 184 116 188 84Z', hood.shade) +
  line('M160 190V292', tones.fold) +
  fill('M160 26L218 46L160 66L102 46Z', tones.main) +
  fill('M130 58V76Q160 88 190 76V58L160 68Z', tones.shade) +
  line('M160 46L206 54V76', sun, 3.5) +
  dots([[206, 78]], 5, sun)

/** A lawyer's toga: wide sleeves, pleated front, white jabot. */
export const toga = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 62L28 56C50 62 66 72 76 88C98 124 112 168 122 212L78 232C72 206 66 184 60 164C60 210 68 252 76 290Q38 298 0 298',
    ),
    tones,
    rightSide,
    line(
      'M136 92C130 160 128 230 124 294M184 92C190 160 192 230 196 294M148 140V296M172 140V296',
      tones.fold,
      2.5,
    ),
  ) +
  fill('M130 56C126 90 130 110 140 128H180C190 110 194 90 190 56L160 84Z', tones.fold) +
  fill('M142 66H178L172 86L190 146Q176 156 160 146Q144 156 130 146L148 86Z', '#FFFFFF') +
  fill('M166 86H172L190 146Q176 156 164 148Z', '#DDE7EE') +
  line('M142 118Q152 126 160 118Q168 126 178 118M148 88H172', '#A3B5C4', 2.5) +
  line(both('M81 222L119 203'), '#FFFFFF', 5)

/** A harlequin costume with a ruff. */
export const costume = (tones: Tones, other: Tones): string =>
  cloth(
    mirrored(
      'M0 80L30 72C48 76 62 84 70 94C88 120 96 158 102 200L76 208C70 180 64 160 56 146C54 164 56 180 58 194L68 284L24 286L0 214',
    ),
    tones,
    rightSide,
    fill(
      'M100 60L124 92L100 124L76 92ZM148 60L172 92L148 124L124 92ZM196 60L220 92L196 124L172 92ZM124 124L148 156L124 188L100 156ZM172 124L196 156L172 188L148 156ZM220 124L244 156L220 188L196 156ZM76 124L100 156L76 188L52 156ZM100 188L124 220L100 252L76 220ZM148 188L172 220L148 252L124 220ZM196 188L220 220L196 252L172 220ZM124 252L148 284L124 316L100 284ZM220 252L244 284L220 316L196 284ZM196 252L172 284L196 316Z',
      other.main,
    ),
  ) +
  fill(
    'M104 76Q112 62 124 68Q132 54 146 64Q160 52 174 64Q188 54 196 68Q208 62 216 76Q212 90 198 86Q188 98 176 88Q160 100 144 88Q132 98 122 86Q108 90 104 76Z',
    '#FFFFFF',
  ) +
  line('M124 68L130 86M146 64L148 86M174 64L172 86M196 68L190 86', '#A3B5C4', 2.5) +
  dots(
    [
      [160, 124],
      [160, 156],
      [160, 188],
    ],
    6,
    ink,
  )

/** A regional shawl-and-skirt dress: fitted jacket, embroidered apron. */
export const regionalDress = (tones: Tones, apron: Tones): string =>
  cloth(
    mirrored('M0 150H38C62 180 92 226 104 274C70 290 32 292 0 292'),
    tones,
    'M182 140C190 200 206 250 216 310H300V140Z',
    line('M54 262Q160 288 266 260M58 248Q160 274 262 246', '#E3B34E', 4),
  ) +
  cloth(
    mirrored(
      'M0 110L26 60C44 64 58 72 68 84C82 104 88 130 92 156L68 164C62 148 56 136 50 126C46 138 42 146 40 156H0',
    ),
    apron,
    rightSide,
    line(both('M65 152L90 144'), apron.fold),
  ) +
  fill('M134 60L160 112L186 60C182 84 174 96 160 104C146 96 138 84 134 60Z', '#FFFFFF') +
  cloth('M134 152H186L206 256Q160 270 114 256Z', apron, 'M176 140C180 190 192 230 186 280H220V140Z') +
  dots(
    [
      [146, 206],
      [160, 194],
      [174, 206],
      [160, 218],
    ],
    8,
    '#CF4B43',
  ) +
  dots([[160, 206]], 6, '#E3B34E') +
  line('M146 162C142 186 134 214 128 240', apron.fold, 2.5)

/** A boy's first-communion sailor suit. */
export const sailorSuit = (tones: Tones, braid: Tones): string =>
  `<g transform="translate(0 2)">${cloth(mirrored('M0 190H54L58 284L20 286L0 224'), tones, 'M196 180L216 290H260V180ZM104 180L116 290H150L160 220V180Z')}</g>` +
  cloth(
    mirrored(
      'M0 110L26 60C44 64 60 72 70 84C86 108 94 154 100 198L74 206C68 178 62 156 56 140C56 170 58 196 60 222Q30 228 0 228',
    ),
    tones,
    rightSide,
    line(both('M70 190L98 181M72 198L99 190'), braid.main, 3),
  ) +
  fill('M134 60L160 112L186 60L222 78L206 122L160 146L114 122L98 78Z', braid.main) +
  line('M106 84L120 118L160 138L200 118L214 84', tones.main, 3) +
  fill('M134 60L160 112L186 60Z', tones.shade) +
  fill('M150 136H170L182 190L160 178L138 190Z', braid.shade)
