import { ink, paper, type Tones } from '../palette.ts'
import { block, cloth, dot, dots, ellipse, fill, line, rounded } from '../shapes.ts'

/** A sofa seen from the front; one seat is an armchair. */
export const sofa = (tones: Tones, seats: 1 | 2 | 3): string => {
  const seat = seats === 1 ? 92 : seats === 2 ? 76 : 68
  const inner = seat * seats
  const left = 160 - inner / 2
  const right = 160 + inner / 2
  const arm = 26
  const cushions = Array.from({ length: seats }, (_, at) => {
    const x = left + at * seat
    return (
      cloth(
        rounded(x + 1, 112, seat - 2, 76, 14),
        tones,
        `M${x + seat * 0.66} 100C${x + seat * 0.6} 140 ${x + seat * 0.76} 160 ${x + seat * 0.64} 200H${x + seat + 4}V100Z`,
      ) +
      cloth(
        rounded(x + 1, 180, seat - 2, 34, 12),
        tones,
        `M${x} 200Q${x + seat / 2} 210 ${x + seat} 196V220H${x}Z`,
      ) +
      line(`M${x + 4} 184Q${x + seat / 2} 192 ${x + seat - 4} 184`, tones.fold, 2.5)
    )
  }).join('')
  return (
    line(`M${left - 8} 236V256M${right + 8} 236V256`, ink, 8) +
    fill(rounded(left - 8, 94, inner + 16, 110, 22), tones.shade) +
    cushions +
    fill(rounded(left - arm, 206, inner + arm * 2, 36, 10), tones.shade) +
    cloth(rounded(left - arm, 150, arm + 4, 92, 13), tones, `M${left - 10} 140V250H${left + 10}V140Z`) +
    cloth(rounded(right - 4, 150, arm + 4, 92, 13), tones, `M${right + 8} 140V250H${right + 40}V140Z`) +
    line(
      `M${left + 8} 220H${right - 8}${Array.from({ length: seats - 1 }, (_, at) => `M${left + seat * (at + 1)} 124V210`).join('')}`,
      tones.fold,
      2.5,
    )
  )
}

/** A complete loose cover over a two-seat sofa, its hem over the floor and a corner lifted. */
export const sofaCover = (tones: Tones): string =>
  line('M80 240V256M240 240V256', ink, 8) +
  cloth(
    'M84 112Q84 92 104 92H216Q236 92 236 112V146Q262 140 266 164L270 232Q256 244 244 234Q228 222 212 236Q194 248 176 234Q160 224 142 236Q124 248 108 234Q92 224 76 236Q62 246 50 232L54 164Q58 140 84 146Z',
    tones,
    'M50 196Q160 214 270 196V260H50ZM214 80C208 130 230 160 222 200H280V80Z',
    line('M84 146Q82 176 88 204M236 146Q238 176 232 204', tones.fold),
  ) +
  line('M88 188Q160 204 232 188M160 110V190', tones.fold) +
  line('M112 214L108 232M160 216V228M208 214L212 232', tones.fold, 2.5) +
  line('M104 112C102 128 104 140 108 152', tones.fold, 2.5)

/** A child's car seat. */
export const carSeat = (tones: Tones): string =>
  fill('M76 232H244Q250 262 226 266H94Q70 262 76 232Z', ink) +
  cloth(
    'M112 74Q112 44 160 44Q208 44 208 74L218 140Q250 150 254 190L248 238Q246 250 234 250H86Q74 250 72 238L66 190Q70 150 102 140Z',
    tones,
    'M190 30C184 110 214 180 190 270H270V30Z',
  ) +
  fill('M126 84Q126 66 160 66Q194 66 194 84L200 168Q202 204 160 206Q118 204 120 168Z', tones.fold) +
  fill('M120 206Q160 226 200 206L206 236H114Z', tones.shade) +
  line('M142 92L152 158V192M178 92L168 158V192', paper, 6) +
  block(146, 154, 28, 18, 6, '#CF4B43')

/** A pram. */
export const pram = (tones: Tones): string =>
  line('M90 196L230 196L264 112L284 104', ink, 6) +
  line('M116 236L150 196M214 236L180 196', ink, 5) +
  cloth(
    'M62 150H246C246 190 222 204 200 204H112C84 204 62 186 62 150Z',
    tones,
    'M60 178Q160 196 260 170V210H60Z',
  ) +
  cloth(
    'M62 150C62 94 102 66 152 66V150Z',
    tones,
    'M128 60C124 100 130 130 126 160H160V60Z',
    line('M152 150L78 108M152 150L116 74', tones.fold, 3),
  ) +
  line('M60 150H248', tones.fold, 6) +
  [108, 218].map((x) => dot(x, 242, 28, ink) + dot(x, 242, 20, '#DDE7EE') + dot(x, 242, 5, ink)).join('')

/** A teddy bear. */
export const softToy = (tones: Tones, muzzle: Tones): string =>
  dots(
    [
      [114, 76],
      [206, 76],
    ],
    26,
    tones.main,
  ) +
  dots(
    [
      [114, 76],
      [206, 76],
    ],
    13,
    muzzle.main,
  ) +
  ellipse(104, 196, 22, 38, tones.main) +
  ellipse(216, 196, 22, 38, tones.shade) +
  cloth(
    'M160 150C214 150 226 196 220 226C214 258 190 266 160 266C130 266 106 258 100 226C94 196 106 150 160 150Z',
    tones,
    'M190 140C206 200 196 240 180 280H240V140Z',
  ) +
  ellipse(160, 216, 34, 38, muzzle.main) +
  ellipse(112, 256, 32, 24, tones.main) +
  ellipse(208, 256, 32, 24, tones.shade) +
  dots(
    [
      [112, 256],
      [208, 256],
    ],
    13,
    muzzle.main,
  ) +
  cloth(
    'M160 60C208 60 228 90 226 118C224 150 196 166 160 166C124 166 96 150 94 118C92 90 112 60 160 60Z',
    tones,
    'M194 50C214 100 206 140 186 170H240V50Z',
  ) +
  ellipse(160, 136, 34, 24, muzzle.main) +
  dots(
    [
      [134, 108],
      [186, 108],
    ],
    6,
    ink,
  ) +
  fill('M148 124H172Q172 138 160 140Q148 138 148 124Z', ink) +
  line('M160 140V148Q152 156 146 150M160 148Q168 156 174 150', ink, 3) +
  line('M150 202C156 210 156 222 152 232', muzzle.fold, 2.5)

/** A rag doll. */
export const ragDoll = (tones: Tones, hair: Tones): string =>
  line('M142 232V272M178 232V272', '#F3D9C4', 14) +
  line('M112 166L88 208M208 166L232 208', '#F3D9C4', 14) +
  cloth('M136 144H184L222 240Q160 256 98 240Z', tones, 'M176 140C184 190 196 220 190 260H240V140Z') +
  line('M140 176C132 200 124 220 116 236', tones.fold) +
  dot(160, 106, 46, '#F8E4D3') +
  fill('M112 108C104 56 216 56 208 108C196 92 176 84 160 84C144 84 124 92 112 108Z', hair.main) +
  line('M112 104L98 150M208 104L222 150', hair.shade, 14) +
  dots(
    [
      [144, 110],
      [176, 110],
    ],
    5,
    ink,
  ) +
  dots(
    [
      [132, 124],
      [188, 124],
    ],
    6,
    '#E8B0AA',
  ) +
  line('M150 126Q160 134 170 126', ink, 3)
