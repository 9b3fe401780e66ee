import { scene } from './compose.ts'
import { longSkirt } from './drawings/bottoms.ts'
import { slippers } from './drawings/footwear.ts'
import { carSeat, sofa } from './drawings/furniture.ts'
import { hoodie, rollNeck } from './drawings/knitwear.ts'
import { iron, sackFrame, voucher, washingBag, washingMachine } from './drawings/laundering.ts'
import { foldedShirt, hotelStack, restaurantStack } from './drawings/piles.ts'
import { plainRug, stairRunner } from './drawings/rugs.ts'
import { door, van } from './drawings/street.ts'
import { shirt } from './drawings/tops.ts'
import { labCoat, scrubs, waiterUniform } from './drawings/workwear.ts'
import { check, gleam, hanger, steam } from './marks.ts'
import { brand, grounds, ink, paper, sun, thread, tones } from './palette.ts'
import { block, cloth, dot, dots, fill, line, place, ring } from './shapes.ts'

const ground = line('M24 212H296', thread, 4)

const plant = (x: number, y: number): string =>
  line(`M${x} ${y}C${x - 2} ${y - 30} ${x + 2} ${y - 52} ${x} ${y - 78}`, tones.forest.fold, 4) +
  fill(
    `M${x} ${y - 30}C${x - 34} ${y - 32} ${x - 42} ${y - 54} ${x - 40} ${y - 66}C${x - 14} ${y - 66} ${x - 2} ${y - 50} ${x} ${y - 30}Z`,
    tones.moss.main,
  ) +
  fill(
    `M${x} ${y - 46}C${x + 32} ${y - 46} ${x + 42} ${y - 70} ${x + 40} ${y - 84}C${x + 14} ${y - 84} ${x + 2} ${y - 66} ${x} ${y - 46}Z`,
    tones.moss.shade,
  ) +
  fill(
    `M${x} ${y - 74}C${x - 18} ${y - 88} ${x - 14} ${y - 108} ${x} ${y - 118}C${x + 14} ${y - 108} ${x + 16} ${y - 88} ${x} ${y - 74}Z`,
    tones.moss.main,
  )

const drop = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M0 -40C22 -10 32 4 32 20A32 32 0 0 1 -32 20C-32 4 -22 -10 0 -40Z', brand)}${line('M-16 22C-14 32 -8 38 0 40', paper, 5)}</g>`

/** Illustrations of the information and business pages by name. */
export const pages = (): Readonly<Record<string, string>> => ({
  // The four steps of a first order.
  'step-choose': scene(
    block(104, 30, 112, 184, 18, tones.navy.main) +
      block(112, 42, 96, 160, 8, '#FBFAF6') +
      block(120, 52, 38, 46, 6, grounds.soap.shape) +
      block(164, 52, 38, 46, 6, grounds.linen.shape) +
      block(120, 106, 38, 46, 6, grounds.linen.shape) +
      block(164, 106, 38, 46, 6, grounds.soap.shape) +
      place(foldedShirt(tones.white), 121, 57, 0.112) +
      place(voucher(tones.mustard), 165, 57, 0.112) +
      place(plainRug(tones.wine, tones.ivory), 121, 111, 0.112) +
      place(iron(), 165, 110, 0.112) +
      block(120, 166, 82, 24, 12, brand) +
      line('M148 178H174', paper, 4),
  ),
  'step-pickup': scene(
    ground +
      place(door(false), 150, 38, 1.24).replaceAll(thread, grounds.soap.under) +
      place(washingBag(tones.sky), 44, 82, 0.48),
  ),
  'step-wash': scene(place(washingMachine(), 78, 10, 0.74) + ground, 'linen'),
  'step-delivery': scene(place(van(line('M6 76H16M2 92H16M8 106H16', thread, 4)), 40, 8, 1.42)),

  // Trust and company pages.
  ecology: scene(plant(104, 210) + plant(238, 210) + drop(170, 130, 1.6) + ground),
  guarantee: scene(
    cloth(
      'M160 34C186 54 212 60 236 60C242 128 214 182 160 208C106 182 78 128 84 60C108 60 134 54 160 34Z',
      tones.indigo,
      'M160 30V214H250V30Z',
    ) +
      place(shirt(tones.white), 97, 54, 0.39) +
      place(check(), 28, -6, 0.72),
  ),
  schedule: scene(
    dot(160, 122, 84, paper) +
      ring(160, 122, 82, ink, 7) +
      line('M160 56V66M160 178V188M94 122H104M216 122H226', thread, 5) +
      line('M160 74V122L194 142', brand, 8) +
      dot(160, 122, 8, ink),
  ),
  promotions: scene(
    place(voucher(tones.brick, 1), 60, 10, 0.62, -12) + place(voucher(tones.mustard, 2), 70, 62, 0.7, 6),
  ),
  referral: scene(
    cloth('M70 112H250V206H70Z', tones.indigo, 'M180 100C176 140 196 170 180 220H260V100Z') +
      block(58, 84, 204, 34, 6, '#4257B2') +
      block(160, 84, 102, 34, 6, '#314393') +
      block(146, 84, 28, 122, 0, sun) +
      fill(
        'M160 84C136 44 100 44 104 66C108 84 138 88 160 84C182 88 212 84 216 66C220 44 184 44 160 84Z',
        sun,
      ) +
      line('M160 84C144 62 124 56 118 66M160 84C176 62 196 56 202 66', '#A06B0C', 4) +
      ground,
  ),
  contact: scene(
    cloth('M64 72H256V196H64Z', tones.ivory, 'M64 160L140 134L180 134L256 160V200H64Z') +
      fill('M64 72H256L160 148Z', paper) +
      line('M64 72L160 148L256 72M64 196L134 128M256 196L186 128', tones.ivory.fold, 3.5) +
      dot(240, 80, 26, brand) +
      line('M229 80L237 88L252 72', paper, 6),
    'linen',
  ),
  careers: scene(place(van(), 20, 44, 1.3) + place(washingBag(tones.mustard), 208, 122, 0.32) + ground),
  about: scene(
    block(66, 60, 188, 152, 6, tones.ivory.main) +
      block(200, 60, 54, 152, 6, tones.ivory.shade) +
      fill('M56 84L70 46H250L264 84Z', brand) +
      fill('M102 46H134L130 84H94ZM186 46H218L226 84H190Z', paper) +
      block(84, 106, 88, 74, 4, '#ABCCE8') +
      place(shirt(tones.white), 86, 108, 0.22) +
      place(hoodie(tones.brick), 122, 110, 0.16) +
      block(192, 106, 44, 106, 3, tones.forest.main) +
      dot(228, 162, 3, sun) +
      ground,
    'linen',
  ),

  // Business landing pages.
  'business-restaurants': scene(
    place(restaurantStack(tones.white, tones.pearl), 14, 2, 0.74) +
      place(waiterUniform(tones.white, tones.black), 160, 34, 0.56),
    'linen',
  ),
  'business-clinics': scene(
    place(labCoat(tones.white), 30, 14, 0.66) + place(scrubs(tones.teal), 130, 38, 0.58),
  ),
  'business-by-weight': scene(place(sackFrame(tones.navy, tones.white, 2), 32, -6, 0.8), 'linen'),
  'business-hotels': scene(
    place(hotelStack(tones.white, tones.indigo), 2, -2, 0.78) +
      place(slippers(tones.white, tones.pearl), 176, 106, 0.36),
  ),
  'business-shops': scene(
    line('M46 212L58 36H262L274 212', thread, 6) +
      place(hanger() + rollNeck(tones.wine), 26, 30, 0.5) +
      place(hanger() + hoodie(tones.silver), 96, 30, 0.5) +
      place(hanger() + longSkirt(tones.teal), 164, 30, 0.5) +
      line('M36 214H62M258 214H284', thread, 6),
    'linen',
  ),

  // What the sofa page prices.
  'sofa-1': scene(place(sofa(tones.mustard, 1), 26, -10, 0.84)),
  'sofa-2': scene(place(sofa(tones.moss, 2), 26, -10, 0.84), 'linen'),
  'sofa-3': scene(place(sofa(tones.indigo, 3), 26, -10, 0.84)),
  'car-seat': scene(place(carSeat(tones.silver), 42, 0, 0.74), 'linen'),
  'stair-carpet': scene(place(stairRunner(tones.wine, tones.mustard), 36, -6, 0.78), 'linen'),

  // Posts of the blog.
  'post-stains': scene(
    place(shirt(tones.white), 60, 0, 0.72) +
      fill(
        'M164 132C154 124 162 110 176 114C190 104 208 116 202 130C212 142 198 156 184 150C170 158 156 146 164 132Z',
        tones.wine.main,
      ) +
      dots(
        [
          [150, 152],
          [206, 160],
        ],
        5,
        tones.wine.main,
      ) +
      place(gleam(), 10, -20, 0.9),
  ),
  'post-wardrobe': scene(
    place(foldedShirt(tones.sky), 10, 26, 0.62) + place(foldedShirt(tones.white), 112, 26, 0.62),
    'linen',
  ),
  'post-ironing': scene(place(iron() + steam(196, 90), 46, 2, 0.76)),
})
