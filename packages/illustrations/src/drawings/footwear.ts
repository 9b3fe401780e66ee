import { ink, paper, type Tones } from '../palette.ts'
import { block, cloth, dots, fill, line, place } from '../shapes.ts'

const bootOutline =
  'M112 52H184C186 100 182 140 188 172C214 190 252 194 262 222V240H112C108 190 116 120 112 52Z'

/** Boots: suede or leather, ankle-high, with a pull tab and a heel. */
export const boots = (tones: Tones): string => {
  const one =
    cloth(
      bootOutline,
      tones,
      'M160 40C158 110 150 170 140 250H280V214C240 220 210 200 190 190L180 40Z',
      line('M112 78H186', tones.fold),
    ) +
    fill('M108 238H264V252H160L156 262H110Z', ink) +
    line('M188 172C176 176 166 176 158 172', tones.fold) +
    line('M130 96C128 130 126 160 128 190', tones.fold)
  return place(one, 26, -4, 0.92) + place(one, -32, 30, 0.92)
}

/** Riding-high boots, zipped. */
export const tallBoots = (tones: Tones): string => {
  const one =
    cloth(
      'M120 34H180C184 90 176 150 182 196C206 212 244 216 252 240V254H118C112 190 124 110 120 34Z',
      tones,
      'M158 20C158 110 150 190 144 270H270V234C230 236 200 220 184 210L176 20Z',
    ) +
    fill('M116 252H254V262H166L158 282H122Z', ink) +
    line('M136 60C134 120 130 170 130 226', '#DCE3EA', 3)
  return place(one, 36, -10, 0.92) + place(one, -28, 16, 0.92)
}

/** Laced leather shoes. */
export const shoes = (tones: Tones): string => {
  const one =
    cloth(
      'M70 150C94 164 118 160 132 146L150 142C170 170 204 178 244 188C260 194 266 206 264 220H66C62 196 64 170 70 150Z',
      tones,
      'M60 196C120 210 200 200 280 200V230H60Z',
    ) +
    fill('M64 218H266V230H130L126 240H66Z', ink) +
    line('M196 180C192 192 194 204 200 216', tones.fold) +
    line('M146 158L160 148M156 168L172 158M168 176L184 166', paper, 3.5) +
    line('M132 148C128 176 112 190 68 190', tones.fold)
  return place(one, 26, -34, 0.86) + place(one, -12, 44, 0.92)
}

/** Trainers with a thick sole. */
export const trainers = (tones: Tones, stripe: Tones): string => {
  const one =
    cloth(
      'M64 140C84 156 110 152 122 134L142 128C166 168 206 176 242 182C260 188 266 200 264 214H62C58 190 58 160 64 140Z',
      tones,
      'M50 190C120 204 200 196 280 192V230H50Z',
      line('M110 150L134 214M134 168L152 214', stripe.main, 8),
    ) +
    block(56, 208, 214, 22, 11, paper) +
    line('M70 220H258', '#A3B5C4', 2.5) +
    line('M138 146L154 136M150 160L166 150M164 170L180 160', ink, 3.5) +
    line('M204 176C200 188 204 200 212 208', tones.fold)
  return place(one, 24, -38, 0.86) + place(one, -8, 42, 0.92)
}

/** High-heeled satin shoes. */
export const heels = (tones: Tones): string => {
  const one =
    cloth(
      'M72 110C88 118 100 128 112 144C140 176 180 196 226 200C246 202 260 208 262 222H206C160 220 130 196 106 178L96 232H84C84 190 66 160 72 110Z',
      tones,
      'M84 150C130 200 190 214 270 210V240H70Z',
    ) +
    line('M112 144C106 156 100 164 90 166', tones.fold) +
    dots([[232, 204]], 6, tones.fold)
  return place(one, 20, -26, 0.9) + place(one, -14, 40, 0.9)
}

/** Slippers seen from above, warm inside. */
export const slippers = (tones: Tones, lining: Tones): string => {
  const one =
    fill(
      'M112 150C112 80 134 52 160 52C186 52 208 80 208 150C208 200 206 268 160 268C114 268 112 200 112 150Z',
      tones.shade,
    ) +
    fill(
      'M122 158C122 132 140 128 160 128C180 128 198 132 198 158C198 206 196 256 160 256C124 256 122 206 122 158Z',
      lining.main,
    ) +
    line('M140 188C142 212 148 230 156 240', lining.fold) +
    cloth(
      'M110 168C106 88 132 48 160 48C188 48 214 88 210 168Q160 140 110 168Z',
      tones,
      'M172 30C184 90 180 130 172 180H240V30Z',
    ) +
    line('M111 166Q160 138 209 166', lining.shade, 10)
  return place(one, -24, 18, 0.84, -6) + place(one, 76, 18, 0.84, 6)
}
