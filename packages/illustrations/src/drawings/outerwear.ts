import { ink, sun, type Tones } from '../palette.ts'
import { both, cloth, dashed, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

const longBody = mirrored(
  'M0 62L28 56C46 60 60 68 68 80C86 108 94 158 102 206L76 214C70 184 64 158 58 138C56 180 62 230 70 278Q36 286 0 286',
)

const lapels = (tones: Tones): string =>
  fill('M132 56L110 98L126 106L118 114L150 150L160 132L160 92Z', tones.main) +
  fill('M188 56L210 98L194 106L202 114L170 150L160 132L160 92Z', tones.shade) +
  line(
    'M132 56L110 98L126 106L118 114L150 150L160 100L170 150L202 114L194 106L210 98L188 56M132 56L160 100L188 56',
    tones.fold,
  )

/** A long wool coat with two rows of buttons. */
export const coat = (tones: Tones): string =>
  cloth(
    longBody,
    tones,
    rightSide,
    line(both('M73 202L101 195'), tones.fold),
    fill('M132 56H188L160 100Z', tones.fold),
  ) +
  line('M160 132V284', tones.fold) +
  line(both('M28 208L52 202V212L28 218V208'), tones.fold, 2.5) +
  lapels(tones) +
  dots(
    [
      [146, 166],
      [174, 166],
      [146, 192],
      [174, 192],
      [146, 218],
      [174, 218],
    ],
    4.2,
    ink,
  )

/** A short wool coat with toggles and hood: a duffle. */
export const duffle = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 62L28 56C46 60 62 68 72 82C90 110 98 160 106 208L80 216C74 186 68 160 60 140C58 176 60 210 64 250Q32 258 0 258',
    ),
    tones,
    rightSide,
    line(both('M77 204L105 197'), tones.fold),
  ) +
  fill(
    'M108 86C108 56 136 44 160 44C184 44 212 56 212 86C200 102 176 106 160 118C144 106 120 102 108 86Z',
    tones.shade,
  ) +
  fill(
    'M126 84C126 66 146 60 160 60C174 60 194 66 194 84C184 92 170 96 160 104C150 96 136 92 126 84Z',
    tones.fold,
  ) +
  line('M160 118V256', tones.fold) +
  line(both('M22 206H50V236H22V206'), tones.fold, 2.5) +
  line('M142 144H178M142 174H178M142 204H178', '#F3E3C0', 7) +
  line('M136 144H184M136 174H184M136 204H184', ink, 2)

/** A trench coat: storm flap, belt, epaulettes. */
export const trench = (tones: Tones): string =>
  cloth(
    longBody,
    tones,
    rightSide,
    line(both('M73 196L100 190'), tones.fold),
    fill('M132 56H188L160 100Z', tones.fold),
    fill('M98 164H222V182H98Z', tones.fold),
  ) +
  line('M174 134L180 284', tones.fold) +
  line('M112 118Q124 134 146 138', tones.fold) +
  line(both('M40 70L62 82M38 78L58 88'), tones.fold, 2.5) +
  lapels(tones) +
  `<rect x="164" y="160" width="22" height="26" rx="4" fill="none" stroke="${ink}" stroke-width="4"/>` +
  line('M164 182L150 216L160 220', tones.fold, 6) +
  dots(
    [
      [144, 152],
      [196, 150],
      [146, 208],
      [150, 240],
    ],
    3.8,
    ink,
  )

/** A yellow-slicker sort of raincoat: hood, poppers, drops of rain. */
export const raincoat = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 60L30 56C46 60 62 70 72 84C90 112 100 162 108 206L80 216C74 186 68 160 60 142C60 180 66 226 76 268Q38 276 0 276',
    ),
    tones,
    rightSide,
    line(both('M77 204L107 194'), tones.fold),
  ) +
  fill(
    'M114 90C104 50 136 36 160 36C184 36 216 50 206 90C194 106 174 108 160 116C146 108 126 106 114 90Z',
    tones.main,
  ) +
  fill('M176 38C198 46 212 62 206 90C194 106 174 108 160 116C176 98 184 60 176 38Z', tones.shade) +
  fill(
    'M128 84C126 62 144 54 160 54C176 54 194 62 192 84C182 94 170 96 160 102C150 96 138 94 128 84Z',
    tones.fold,
  ) +
  line('M160 116V274M114 190L148 194M206 190L172 194', tones.fold) +
  dots(
    [
      [168, 140],
      [168, 172],
      [168, 204],
      [168, 236],
    ],
    4,
    ink,
  )

/** An anorak: hood, chest pocket, drawcord hem. */
export const anorak = (tones: Tones, other: Tones): string =>
  cloth(
    mirrored(
      'M0 64L30 58C48 62 64 70 76 84C92 110 102 160 108 208L82 216C76 184 70 160 62 140C62 176 64 212 66 242Q62 252 50 250Q26 254 0 254',
    ),
    tones,
    rightSide,
    fill('M40 40H280V130Q160 150 40 130Z', other.main),
    fill('M196 40H280V130Q230 140 194 142C198 110 194 80 196 40Z', other.shade),
    line(both('M79 204L107 196'), tones.fold),
    line('M90 236Q160 246 230 236', tones.fold),
  ) +
  fill(
    'M112 88C108 56 136 44 160 44C184 44 212 56 208 88C194 102 176 104 160 114C144 104 126 102 112 88Z',
    other.shade,
  ) +
  fill(
    'M128 84C128 66 146 60 160 60C174 60 192 66 192 84C182 92 170 96 160 102C150 96 138 92 128 84Z',
    tones.fold,
  ) +
  line('M160 114V252', ink, 3) +
  line(both('M22 212L48 192'), tones.fold, 3.5) +
  line('M146 104V128M174 104V128', '#F3F0E8', 3.5)

const puffs = (body: string, tones: Tones, rows: readonly number[]): string =>
  cloth(
    body,
    tones,
    rightSide,
    line(rows.map((y) => `M60 ${y}Q160 ${y + 12} 260 ${y}`).join(''), tones.fold),
    line(both('M56 128L84 112M60 152L94 136M66 180L102 164M72 206L108 192'), tones.fold),
  )

/** A puffer jacket: bulging quilted rows and a high collar. */
export const puffer = (tones: Tones): string =>
  puffs(
    mirrored(
      'M0 66L34 58C56 60 74 72 82 90C92 96 94 108 92 116C102 124 102 136 100 144C110 154 108 166 106 172C116 182 116 198 112 212L80 220C74 200 70 180 66 160C72 172 70 184 68 188C74 200 72 210 68 216C76 228 72 240 64 244Q32 252 0 252',
    ),
    tones,
    [116, 150, 184, 216],
  ) +
  fill('M124 60Q160 40 196 60L200 88Q160 104 120 88Z', tones.shade) +
  line('M124 60Q160 40 196 60L200 88Q160 104 120 88L124 60M122 74Q160 90 198 74', tones.fold) +
  line('M160 66V250', ink, 3) +
  line(both('M24 200L44 188'), tones.fold, 3.5)

/** A long down coat with a fur-trimmed hood. */
export const downCoat = (tones: Tones, trim: Tones): string =>
  puffs(
    mirrored(
      'M0 66L34 58C54 62 70 72 78 88C88 96 90 108 88 116C98 124 98 136 96 144C106 154 104 166 102 172C110 182 110 196 108 210L78 216C72 198 68 180 64 160C68 174 68 190 66 200C72 214 74 226 70 236C78 250 78 268 72 282Q36 290 0 290',
    ),
    tones,
    [122, 154, 186, 218, 250],
  ) +
  fill(
    'M108 92C100 50 134 36 160 36C186 36 220 50 212 92C202 110 178 112 160 124C142 112 118 110 108 92Z',
    trim.main,
  ) +
  fill('M178 38C204 46 218 62 212 92C202 110 178 112 160 124C182 100 190 66 178 38Z', trim.shade) +
  fill(
    'M126 86C124 64 144 56 160 56C176 56 196 64 194 86C184 96 170 98 160 106C150 98 136 96 126 86Z',
    tones.fold,
  ) +
  line('M116 70l6 4M114 88l8 0M126 52l4 6M206 72l-6 4M206 90l-8 0M194 52l-4 6M160 40v7', trim.fold, 2.5) +
  line('M160 124V288', ink, 3)

/** A quilted gilet. */
export const gilet = (tones: Tones): string =>
  cloth(
    mirrored('M0 72L30 60C44 62 54 66 60 72C52 98 56 120 68 140C74 176 74 212 72 246Q36 254 0 254'),
    tones,
    rightSide,
    line(
      'M60 116Q160 128 260 116M60 150Q160 162 260 150M60 184Q160 196 260 184M60 218Q160 230 260 218',
      tones.fold,
    ),
  ) +
  fill('M128 62Q160 46 192 62L196 86Q160 100 124 86Z', tones.shade) +
  line('M128 62Q160 46 192 62L196 86Q160 100 124 86L128 62', tones.fold) +
  line('M160 68V252', ink, 3)

/** A ski suit: bib of two colours, belt, boots' gaiters. */
export const skiSuit = (tones: Tones, other: Tones): string =>
  cloth(
    mirrored(
      'M0 54L28 48C46 52 58 60 66 72C84 98 94 140 102 178L78 188C70 162 62 140 56 124C54 148 54 164 56 176C62 210 66 248 68 284L22 286C20 248 14 216 0 192',
    ),
    tones,
    rightSide,
    fill('M60 96L160 122L260 96V126L160 152L60 126Z', other.main),
    fill('M192 112L260 96V126L190 144Z', other.shade),
    fill('M88 264H142V290H88ZM178 264H240V290H178Z', other.main),
    fill('M100 166H220V180H100Z', tones.fold),
    line(both('M75 176L101 166'), tones.fold),
  ) +
  fill('M130 50Q160 34 190 50L192 74Q160 86 128 74Z', other.shade) +
  line('M160 74V190', ink, 3) +
  line('M120 214L128 236', tones.fold) +
  dots([[160, 173]], 5, sun)

/** A motorcycle jacket: elbow and shoulder guards, stripe, zips. */
export const motorcycleJacket = (tones: Tones, stripe: Tones): string =>
  cloth(
    mirrored(
      'M0 68L30 60C50 64 68 70 78 86C94 112 104 164 110 212L84 220C76 188 70 164 62 144C60 174 60 204 64 238L0 244',
    ),
    tones,
    rightSide,
    fill('M48 112Q160 140 272 112V130Q160 160 48 130Z', stripe.main),
    fill('M192 132Q236 124 272 112V130Q236 146 190 152Z', stripe.shade),
    line(both('M81 208L110 200M64 226H0'), tones.fold),
  ) +
  fill(both('M44 72C60 68 74 80 78 96L60 104C56 92 52 84 44 72L44 72'), tones.fold) +
  fill(both('M84 160L98 156L104 180L88 184L84 160'), tones.fold) +
  fill('M130 62Q160 46 190 62L194 84Q160 96 126 84Z', tones.shade) +
  line('M130 62Q160 46 190 62L194 84Q160 96 126 84L130 62', tones.fold) +
  line('M160 70V242', '#DCE3EA', 3.5) +
  line(both('M22 214L46 194'), '#DCE3EA', 3.5) +
  dashed('M126 230H194', tones.fold, 2)
