import { brand, ink, paper, sun, tones as cloths, type Tones } from '../palette.ts'
import { block, cloth, dashed, dot, dots, fill, line } from '../shapes.ts'

/** How full a washing bag is: 5, 8 or 15 kilos. */
export type BagSize = 'small' | 'medium' | 'large'

const bagScale = { small: 0.78, medium: 0.92, large: 1.08 } as const

/** A drawstring bag of washing, clothes peeping out; larger for more kilos. */
export const washingBag = (
  tones: Tones,
  size: BagSize = 'medium',
  inside: readonly Tones[] = [cloths.white, cloths.brick],
): string => {
  const scale = bagScale[size]
  const [left = cloths.white, right = cloths.sky] = inside
  return `<g transform="translate(${160 - 160 * scale} ${262 - 262 * scale}) scale(${scale})">${
    fill('M108 108C96 84 112 62 132 70C140 54 160 58 164 74L168 112Z', left.main) +
    fill('M154 110C152 82 172 66 186 76C204 66 220 84 212 110Z', right.main) +
    line('M128 74C130 84 128 94 124 102', left.fold) +
    line('M190 80C194 88 192 98 188 104', right.fold) +
    cloth(
      'M100 104Q160 94 220 104C232 108 232 116 222 122C252 158 258 214 240 252Q234 264 220 264H100Q86 264 80 252C62 214 68 158 98 122C88 116 88 108 100 104Z',
      tones,
      'M196 90C210 160 214 210 188 280H270V90Z',
    ) +
    line('M98 122Q160 134 222 122', tones.fold) +
    line('M98 122Q160 134 222 122', ink, 3) +
    line('M150 128C144 142 138 150 132 154M162 128C166 144 172 154 180 160', ink) +
    dots(
      [
        [131, 156],
        [181, 162],
      ],
      4.5,
      ink,
    ) +
    line('M104 160C94 186 94 216 102 240', tones.fold)
  }</g>`
}

/** A wicker basket with washing in it. */
export const basket = (contents: readonly Tones[] = [cloths.white, cloths.indigo, cloths.brick]): string => {
  const [one = cloths.white, two = cloths.sky, three = cloths.brick] = contents
  const wicker = cloths.sand
  return (
    fill('M150 160L168 96C186 84 206 92 214 104L244 128L250 176H150Z', three.main) +
    fill('M206 96L214 104L244 128L250 176H214C220 150 216 120 206 96Z', three.shade) +
    fill('M72 168L84 116C92 100 112 102 124 92C136 80 158 84 164 100L182 168Z', one.main) +
    fill('M148 86C158 88 162 94 164 100L182 168H146C156 140 158 112 148 86Z', one.shade) +
    fill('M122 168C126 134 150 114 184 124C204 130 214 146 216 168Z', two.main) +
    fill('M198 132C210 140 214 152 216 168H200C202 156 202 144 198 132Z', two.shade) +
    line('M102 108C112 120 114 136 110 148M136 92C142 104 142 118 138 126', one.fold) +
    line('M150 140C162 136 174 140 180 150', two.fold) +
    line('M188 98C196 102 204 110 208 118', three.fold) +
    cloth(
      'M70 160H250L234 250Q232 262 220 262H100Q88 262 86 250Z',
      wicker,
      'M196 140C204 200 200 230 184 280H270V140Z',
    ) +
    line('M84 188H246M88 212H240M92 236H236', wicker.fold, 2.5) +
    line('M104 172L110 260M132 172L135 260M160 172V260M188 172L185 260M216 172L210 260', wicker.fold, 2.5) +
    block(60, 148, 200, 24, 12, wicker.main) +
    block(160, 148, 100, 24, 12, wicker.shade) +
    line('M74 160H246', wicker.fold, 2.5) +
    cloth('M184 146H222L218 208Q210 218 202 210Q194 204 188 210Z', two, 'M206 140L200 220H230V140Z') +
    line('M194 154L195 190', two.fold, 2.5)
  )
}

/** A steam iron seen from the side. */
export const iron = (tones: Tones = cloths.indigo): string =>
  fill('M70 228C74 178 108 150 150 150H224C240 150 246 160 248 176L256 228Z', tones.main) +
  fill('M70 228C72 208 78 194 88 182H250L256 228Z', tones.shade) +
  block(60, 226, 204, 16, 8, '#C5CDD6') +
  `<path d="M136 150C140 118 156 106 184 106H214Q236 106 240 150" fill="none" stroke="${tones.main}" stroke-width="20"/>` +
  dot(122, 176, 7, sun) +
  line('M96 210H236', tones.fold)

/** A voucher with a perforated stub; the number of drops tells one from another. */
export const voucher = (tones: Tones, drops = 1): string =>
  cloth(
    'M52 112Q52 100 64 100H256Q268 100 268 112V140A20 20 0 0 0 268 180V208Q268 220 256 220H64Q52 220 52 208V180A20 20 0 0 0 52 140Z',
    tones,
    'M204 80V240H280V80Z',
  ) +
  dashed('M204 106V216', tones.fold, 3.5, '2 9') +
  Array.from({ length: drops }, (_, at) => {
    const columns = Math.min(drops, 3)
    const rows = Math.ceil(drops / 3)
    const x = 128 + ((at % 3) - (columns - 1) / 2) * 38
    const y = 162 + (Math.floor(at / 3) - (rows - 1) / 2) * 46
    return fill(
      `M${x} ${y - 20}C${x + 10} ${y - 6} ${x + 14} ${y} ${x + 14} ${y + 6}A14 14 0 0 1 ${x - 14} ${y + 6}C${x - 14} ${y} ${x - 10} ${y - 6} ${x} ${y - 20}Z`,
      paper,
    )
  }).join('') +
  line('M222 140H250M222 160H250M222 180H238', paper, 4)

/** A front-loading washing machine. */
export const washingMachine = (): string =>
  block(74, 56, 172, 212, 14, paper) +
  fill('M196 56H232Q246 56 246 70V254Q246 268 232 268H188C208 200 190 120 196 56Z', '#DDE7EE') +
  line('M74 98H246', '#A3B5C4') +
  block(90, 68, 52, 18, 6, '#C5D3DD') +
  dots(
    [
      [204, 77],
      [226, 77],
    ],
    7,
    brand,
  ) +
  dot(160, 180, 66, '#A3B5C4') +
  dot(160, 180, 54, ink) +
  dot(160, 180, 48, '#88B0D4') +
  cloth(
    'M112 184C124 168 140 178 152 170C168 160 184 178 208 172A48 48 0 0 1 112 184Z',
    cloths.white,
    'M176 160L150 240H220V160Z',
  ) +
  fill('M128 216C138 194 168 190 182 214A48 48 0 0 1 128 216Z', cloths.brick.main) +
  dots(
    [
      [140, 152],
      [172, 146],
      [184, 158],
    ],
    6,
    '#E6F4F2',
  )

/** A wheeled linen cage, full of white linen: renting. */
export const trolley = (linen: Tones = cloths.white): string =>
  cloth('M84 96Q160 82 236 96V220H84Z', linen, 'M190 70C184 130 204 180 188 230H250V70Z') +
  line('M88 122H232M88 148H232M88 174H232M88 200H232', linen.fold, 2.5) +
  line('M78 62V236H242V62', ink, 6) +
  line('M110 84V236M142 84V236M178 84V236M210 84V236M78 130H242M78 182H242', '#748190', 3.5) +
  line('M78 84H242', ink, 4) +
  dots(
    [
      [98, 254],
      [222, 254],
    ],
    14,
    ink,
  ) +
  dots(
    [
      [98, 254],
      [222, 254],
    ],
    5,
    '#C5CDD6',
  )

/** A wheeled frame holding one or two tall laundry sacks: washing of a business, by weight. */
export const sackFrame = (tones: Tones, linen: Tones, sacks: 1 | 2): string => {
  const width = sacks === 1 ? 116 : 96
  const lefts = sacks === 1 ? [102] : [60, 164]
  const [from, to] = [lefts[0]! - 10, lefts.at(-1)! + width + 10]
  return (
    line(`M${from} 80V246H${to}V80`, ink, 6) +
    dots(
      [
        [from + 12, 262],
        [to - 12, 262],
      ],
      12,
      ink,
    ) +
    lefts
      .map(
        (x) =>
          fill(
            `M${x + 6} 90C${x + 6} 62 ${x + width * 0.4} 56 ${x + width * 0.5} 70C${x + width * 0.7} 54 ${x + width - 4} 66 ${x + width - 6} 90Z`,
            linen.main,
          ) +
          line(
            `M${x + width * 0.36} 70C${x + width * 0.42} 76 ${x + width * 0.4} 82 ${x + width * 0.36} 86`,
            linen.fold,
            2.5,
          ) +
          cloth(
            `M${x} 84H${x + width}L${x + width - 8} 224Q${x + width - 10} 236 ${x + width - 22} 236H${x + 22}Q${x + 10} 236 ${x + 8} 224Z`,
            tones,
            `M${x + width * 0.66} 70C${x + width * 0.6} 130 ${x + width * 0.78} 190 ${x + width * 0.62} 250H${x + width + 6}V70Z`,
            block(x, 84, width, 18, 0, tones.fold),
          ) +
          line(
            `M${x + width * 0.24} 124C${x + width * 0.3} 150 ${x + width * 0.3} 180 ${x + width * 0.24} 206`,
            tones.fold,
          ),
      )
      .join('') +
    line(`M${from} 80H${to}`, ink, 6)
  )
}
