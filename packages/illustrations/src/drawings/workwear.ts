import { ink, paper, type Tones } from '../palette.ts'
import { block, both, cloth, dots, fill, line, mirrored, place, rightSide } from '../shapes.ts'

const coatBody = mirrored(
  'M0 64L28 58C46 62 60 70 70 82C88 108 96 158 104 206L76 214C70 184 64 158 57 138C55 170 56 204 60 240Q32 248 0 248',
)

/** A chef's jacket and hat. */
export const chefsJacket = (tones: Tones): string =>
  `<g transform="translate(0 30) scale(1 .94)">${
    cloth(coatBody, tones, rightSide, line(both('M73 200L103 192'), tones.fold)) +
    line('M136 80C128 130 130 190 132 246M132 62L186 100C190 150 188 200 188 246', tones.fold) +
    dots(
      [
        [144, 126],
        [144, 156],
        [144, 186],
        [176, 126],
        [176, 156],
        [176, 186],
        [144, 216],
        [176, 216],
      ],
      4.6,
      ink,
    ) +
    fill('M134 58Q160 48 186 58L182 82Q160 92 138 82Z', tones.main) +
    line('M134 58Q160 48 186 58L182 82Q160 92 138 82L134 58', tones.fold)
  }</g>` +
  place(
    fill(
      'M112 168C76 168 72 118 108 114C108 84 148 76 160 96C174 76 212 84 212 114C248 118 244 168 208 168Z',
      paper,
    ) +
      fill('M186 90C204 92 212 100 212 114C248 118 244 168 208 168H180C196 146 196 116 186 90Z', '#DDE7EE') +
      block(112, 160, 96, 40, 4, paper) +
      block(176, 160, 32, 40, 4, '#DDE7EE') +
      line('M112 168H208M140 128V150M164 124V150M186 128V150', '#A3B5C4'),
    92,
    -22,
    0.42,
  )

/** An apron with a bib and pocket. */
export const apron = (tones: Tones): string =>
  `<path d="M128 92C128 44 192 44 192 92" fill="none" stroke="${tones.fold}" stroke-width="7"/>` +
  line('M100 156C80 162 66 170 56 184M220 156C240 162 254 170 264 184', tones.fold, 6) +
  cloth(
    mirrored('M0 86H34C36 118 48 138 64 150L70 256Q36 266 0 266'),
    tones,
    'M188 70C182 140 204 200 184 280H250V70Z',
  ) +
  line('M112 188H208V226Q160 240 112 226V188M160 188V232', tones.fold) +
  line('M126 92H194', tones.fold)

/** A laboratory or doctor's coat with a pen in the pocket. */
export const labCoat = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 62L28 56C46 60 60 68 70 80C88 106 96 156 104 204L76 212C70 182 64 156 57 136C54 180 60 230 68 278Q34 286 0 286',
    ),
    tones,
    rightSide,
    line(both('M73 200L103 192'), tones.fold),
    fill('M132 54H188L160 118Z', '#88B0D4'),
  ) +
  fill('M132 56L112 96L126 104L160 134L160 118Z', tones.main) +
  fill('M188 56L208 96L194 104L160 134L160 118Z', tones.shade) +
  line('M132 56L112 96L126 104L160 134L194 104L208 96L188 56M132 56L160 118L188 56M160 134V284', tones.fold) +
  line('M176 148H204V180H176V148M110 204H142V240H110V204M178 204H210V240H178V204', tones.fold, 2.5) +
  line('M188 160V140M196 160V144', ink, 4) +
  dots(
    [
      [152, 160],
      [152, 192],
      [152, 224],
    ],
    3.8,
    ink,
  )

/** Medical scrubs: V-neck top and trousers. */
export const scrubs = (tones: Tones): string =>
  `<g transform="translate(0 4)">${cloth(mirrored('M0 190H56L64 284L22 286L0 224'), tones, 'M196 180L220 290H260V180ZM100 180L116 290H150L160 220V180Z')}</g>` +
  cloth(
    mirrored('M0 116L26 62C44 66 60 74 72 84L106 136L80 152L60 132C58 166 60 196 64 226Q32 234 0 234'),
    tones,
    rightSide,
    line(both('M74 148L102 130'), tones.fold),
  ) +
  line('M134 62L160 116L186 62', tones.fold, 7) +
  line('M176 140H206V172H176V140M108 190H146V222M212 190H174V222', tones.fold, 2.5)

/** A work uniform: overshirt with reflective bands, and trousers. */
export const uniform = (tones: Tones, band: Tones): string =>
  `<g transform="translate(0 2)">${cloth(mirrored('M0 190H56L62 286L20 288L0 224'), tones, 'M196 180L220 290H260V180ZM100 180L116 290H150L160 220V180Z', block(80, 250, 160, 14, 0, band.main))}</g>` +
  cloth(
    mirrored(
      'M0 70L28 60C46 64 62 72 72 84C88 108 96 150 102 192L76 200C70 172 64 150 58 136C58 170 58 200 60 230H0',
    ),
    tones,
    rightSide,
    block(60, 160, 200, 13, 0, band.main),
    fill('M116 50H130V162H116ZM190 50H204V162H190Z', band.main),
    line(both('M73 188L101 179'), tones.fold),
  ) +
  fill(mirrored('M0 78C12 74 22 68 28 58L38 74L24 102L0 80'), tones.shade) +
  line('M188 58L198 74L184 102L160 80L136 102L122 74L132 58', tones.fold) +
  line('M160 84V228', tones.fold) +
  dots(
    [
      [160, 118],
      [160, 142],
      [160, 190],
      [160, 214],
    ],
    3.6,
    paper,
  )

/** A waiter's uniform: white shirt, waistcoat, bow tie, long apron. */
export const waiterUniform = (shirtTones: Tones, vest: Tones): string =>
  cloth(
    mirrored(
      'M0 78L26 64C44 68 58 76 70 88C86 108 96 156 102 204L76 212C70 182 64 156 57 138C56 170 56 196 56 216H0',
    ),
    shirtTones,
    rightSide,
    line(both('M73 198L101 190'), shirtTones.fold),
  ) +
  fill(mirrored('M0 140L26 68L44 74C44 110 50 130 57 140V200H0'), vest.main) +
  line('M160 140V200', vest.fold) +
  cloth(
    mirrored('M0 190H60L68 276Q34 284 0 284'),
    vest,
    'M190 180C186 220 204 250 192 300H250V180Z',
    line('M92 202H228', vest.fold),
  ) +
  fill('M160 86L136 74Q130 86 136 100L160 90L184 100Q190 86 184 74Z', ink) +
  dots(
    [
      [154, 158],
      [154, 178],
    ],
    3.6,
    paper,
  ) +
  line('M132 218C136 238 134 256 130 270', vest.fold)

/** A school smock with narrow checks. */
export const smock = (tones: Tones, check: Tones): string =>
  cloth(
    mirrored(
      'M0 74C14 74 24 70 30 60C46 64 62 72 72 84C90 110 98 156 104 196L78 204C72 178 66 158 58 142C56 180 62 218 72 256Q36 264 0 264',
    ),
    tones,
    rightSide,
    line(
      'M76 60V280M98 60V280M120 60V280M142 60V280M178 60V280M200 60V280M222 60V280M244 60V280M50 96H270M50 120H270M50 144H270M50 168H270M50 192H270M50 216H270M50 240H270',
      check.main,
      3,
    ),
  ) +
  fill(mirrored('M0 74C14 74 24 70 30 58C44 66 46 84 34 92C20 98 8 92 0 84'), paper) +
  line(
    'M130 58C116 66 114 84 126 92C140 98 152 92 160 84C168 92 180 98 194 92C206 84 204 66 190 58',
    check.fold,
    2.5,
  ) +
  line('M160 84V262', check.fold) +
  dots(
    [
      [160, 120],
      [160, 158],
      [160, 196],
      [160, 234],
    ],
    5,
    check.fold,
  )
