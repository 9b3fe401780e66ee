import { ink, type Tones } from '../palette.ts'
import { block, cloth, dots, ellipse, fill, line, rounded } from '../shapes.ts'

/** A towel hanging over a rail. */
export const towel = (tones: Tones, band: Tones): string =>
  block(52, 70, 216, 9, 4.5, ink) +
  cloth('M92 66Q92 58 102 58H218Q228 58 228 68V100H92Z', tones, 'M188 50V110H240V50Z') +
  cloth(
    'M92 72H228C230 130 226 190 230 254Q160 262 90 254C94 190 90 130 92 72Z',
    tones,
    'M190 60C184 130 202 190 186 270H250V60Z',
    block(80, 204, 160, 9, 0, band.main),
    block(80, 220, 160, 9, 0, band.main),
  ) +
  line('M112 96C118 124 118 152 114 182', tones.fold) +
  line(
    'M94 254V264M108 256V266M122 257V267M136 258V268M150 259V269M164 259V269M178 258V268M192 257V267M206 256V266M220 255V265',
    tones.fold,
    2.5,
  )

/** Towels of three sizes, folded and piled, the smallest rolled on top. */
export const towelSet = (tones: Tones, other: Tones, small: Tones): string => {
  const folded = (x: number, y: number, width: number, height: number, cloths: Tones) =>
    cloth(
      rounded(x, y, width, height, height * 0.36),
      cloths,
      `M${x} ${y + height * 0.6}Q160 ${y + height * 0.85} ${x + width} ${y + height * 0.5}V${y + height}H${x}Z`,
    ) + line(`M${x + 22} ${y + height * 0.5}H${x + width - 2}`, cloths.fold)
  return (
    folded(60, 196, 200, 54, tones) +
    folded(78, 146, 164, 48, other) +
    cloth('M112 96H206Q230 96 230 120Q230 144 206 144H112Z', small, 'M100 126Q160 136 240 122V150H100Z') +
    ellipse(112, 120, 20, 24, small.shade) +
    line('M112 132C100 130 100 110 112 108C124 108 124 126 114 126C108 126 108 118 113 117', small.fold)
  )
}

/** A tablecloth on a round table, its folds falling. */
export const tablecloth = (tones: Tones, stripe?: Tones): string =>
  line('M118 236L108 282M202 236L212 282', '#6B442C', 8) +
  cloth(
    'M54 118C54 96 100 84 160 84C220 84 266 96 266 118L258 236Q244 252 230 238Q214 222 198 242Q180 258 160 240Q142 224 124 244Q106 256 90 238Q76 226 62 238Z',
    tones,
    'M50 118C100 148 220 148 270 118V260H50Z',
    fill(
      'M62 124C74 132 88 138 104 141L92 250L60 250ZM132 145C144 146 156 147 170 146L166 250L130 250ZM206 143C220 140 230 137 240 133L236 250L202 250Z',
      tones.main,
    ),
    stripe
      ? `<path d="M58 214Q76 204 92 216Q108 230 126 220Q144 202 162 218Q182 234 200 220Q216 202 232 216Q246 228 262 212" fill="none" stroke="${stripe.main}" stroke-width="8"/>`
      : '',
    ellipse(160, 116, 106, 32, tones.main),
  ) +
  `<ellipse cx="160" cy="117" rx="105" ry="32" fill="none" stroke="${tones.fold}" stroke-width="2.5"/>` +
  line('M104 144L98 210M168 148L166 206M226 140L226 200', tones.fold, 2.5)

/** A long table laid for guests: restaurant tablecloth. */
export const longTablecloth = (tones: Tones): string =>
  line('M74 220V276M246 220V276', '#6B442C', 9) +
  cloth(
    'M40 128H280L290 220Q268 236 250 222Q226 206 204 224Q182 238 160 224Q138 208 116 224Q94 238 72 222Q52 208 30 220Z',
    tones,
    'M30 142H290V240H30Z',
  ) +
  fill('M56 142H100L96 228L54 222ZM140 142H184L186 228L138 224ZM222 142H262L268 226L226 220Z', tones.main) +
  line('M36 142H284M100 150L97 206M184 150L186 206M262 150L268 204', tones.fold, 2.5) +
  ellipse(110, 126, 34, 9, '#DDE7EE') +
  ellipse(110, 124, 22, 5, '#FFFFFF') +
  line('M196 84V120M182 122H210', '#7B90A3', 3.5) +
  fill('M180 60H212C214 84 206 96 196 96C186 96 178 84 180 60Z', '#DCEBF3') +
  fill('M181 74H211C211 88 204 96 196 96C188 96 181 88 181 74Z', '#94404F')

/** A folded napkin standing as a fan on a plate. */
export const napkin = (tones: Tones): string =>
  ellipse(160, 232, 104, 26, '#C5D3DD') +
  ellipse(160, 226, 104, 26, '#FFFFFF') +
  ellipse(160, 226, 72, 16, '#E6EEF3') +
  cloth(
    'M160 232L84 150Q88 128 106 134Q106 106 128 112Q132 88 160 96Q188 88 192 112Q214 106 214 134Q232 128 236 150Z',
    tones,
    'M160 232L106 134Q106 106 128 112ZM160 232L160 90L192 112ZM160 232L214 134L240 124V160Z',
  ) +
  line('M160 230L106 136M160 230L128 114M160 230V98M160 230L192 114M160 230L214 136', tones.fold, 2.5) +
  block(140, 206, 40, 18, 9, '#E3B34E')

/** Six napkins folded in a pile, a corner turned. */
export const napkins = (tones: Tones, other: Tones): string =>
  Array.from({ length: 6 }, (_, at) => {
    const cloths = at % 2 ? other : tones
    const y = 224 - at * 20
    return (
      cloth(
        `M86 ${y}L160 ${y - 22}L252 ${y}V${y + 10}L166 ${y + 34}L86 ${y + 12}Z`,
        cloths,
        `M60 ${y}L166 ${y + 24}L260 ${y}V${y + 40}H60Z`,
      ) + line(`M90 ${y + 2}L166 ${y + 24}L250 ${y + 1}`, cloths.fold, 2)
    )
  }).join('') +
  fill('M86 124L160 102L206 114L160 140Z', tones.shade) +
  line('M206 114L160 140', tones.fold, 2.5)

/** A cushion with piping and a button. */
export const cushion = (tones: Tones): string =>
  cloth(
    'M78 84Q160 100 242 84Q254 80 250 92Q234 160 250 228Q254 242 242 238Q160 222 78 238Q66 242 70 228Q86 160 70 92Q66 80 78 84Z',
    tones,
    'M190 70C182 140 206 190 184 260H280V70Z',
  ) +
  line('M160 160L128 132M160 160L196 134M160 160L130 192M160 160L192 190', tones.fold) +
  dots([[160, 160]], 8, tones.fold) +
  line('M92 104C100 118 102 128 102 140', tones.fold, 2.5)

/** A cushion cover taken off its pad. */
export const cushionCover = (tones: Tones, pattern: Tones): string =>
  cloth(
    'M82 76Q160 90 238 76Q230 150 240 224Q160 238 80 224Q90 150 82 76Z',
    tones,
    'M188 60C182 140 204 190 184 250H270V60Z',
    line('M60 130L130 60M60 190L190 60M70 240L250 60M130 240L260 110M190 240L260 170', pattern.main, 8),
  ) + line('M92 218Q160 230 228 218', ink, 3)

/** Bath mat: tufted, with a border and two footprints' worth of fold. */
export const bathMat = (tones: Tones): string =>
  cloth(rounded(58, 112, 204, 116, 22), tones, 'M196 100C188 150 212 190 192 240H280V100Z') +
  `<rect x="74" y="128" width="172" height="84" rx="12" fill="none" stroke="${tones.fold}" stroke-width="3"/>` +
  dots(
    [0, 1, 2, 3, 4, 5, 6].flatMap((column) =>
      [0, 1, 2].map((row) => [97 + column * 21, 148 + row * 22] as const),
    ),
    4,
    tones.shade,
  ) +
  line('M74 196Q110 204 132 196', tones.fold)

/** A kitchen cloth with checks, hanging from its loop. */
export const kitchenCloth = (tones: Tones, check: Tones): string =>
  line('M160 74C152 60 160 48 168 54C176 62 166 70 160 76', ink, 3) +
  cloth(
    'M160 72L228 108C222 150 234 196 226 250Q192 260 160 250Q128 240 96 252C88 196 100 150 92 108Z',
    tones,
    'M184 60C178 130 198 190 182 270H250V60Z',
    line(
      'M116 80V260M136 80V260M184 80V260M204 80V260M80 140H240M80 160H240M80 210H240M80 230H240',
      check.main,
      5,
    ),
  ) +
  line('M160 76C156 110 158 140 154 170', tones.fold)
