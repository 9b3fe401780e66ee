import { ink, type Tones } from '../palette.ts'
import { block, cloth, dashed, dots, fill, line, rounded } from '../shapes.ts'

const metal = '#E3B34E'

/** A handbag with flap, clasp and handle. */
export const handbag = (tones: Tones): string =>
  `<path d="M110 128C110 60 210 60 210 128" fill="none" stroke="${tones.fold}" stroke-width="11"/>` +
  cloth(
    'M86 122H234Q244 122 246 132L258 240Q258 256 242 256H78Q62 256 62 240L74 132Q76 122 86 122Z',
    tones,
    'M196 110C204 160 190 220 186 270H270V110Z',
  ) +
  fill('M76 122H244L236 172Q234 184 222 184H98Q86 184 84 172Z', tones.shade) +
  line('M78 126L84 172Q86 184 98 184H222Q234 184 236 172L242 126', tones.fold) +
  block(148, 174, 24, 28, 5, metal) +
  dots([[160, 188]], 3.5, ink) +
  line('M86 214C90 226 88 236 86 244', tones.fold)

/** A suitcase on wheels. */
export const suitcase = (tones: Tones): string =>
  line('M134 76V44H186V76', ink, 6) +
  dots(
    [
      [108, 268],
      [212, 268],
    ],
    11,
    ink,
  ) +
  cloth(
    rounded(80, 74, 160, 188, 20),
    tones,
    'M188 60C182 140 202 200 182 280H260V60Z',
    line('M80 124H240M80 212H240', tones.fold),
  ) +
  line('M112 84V252M144 84V252M176 84V252M208 84V252', tones.fold, 2) +
  block(140, 156, 40, 26, 6, tones.fold) +
  line('M150 156V148H170V156', ink, 4)

/** A school backpack with a front pocket. */
export const backpack = (tones: Tones, pocket: Tones): string =>
  `<path d="M142 66C142 40 178 40 178 66" fill="none" stroke="${ink}" stroke-width="7"/>` +
  block(62, 150, 30, 90, 15, tones.fold) +
  block(228, 150, 30, 90, 15, tones.fold) +
  cloth(
    'M84 146C84 90 110 60 160 60C210 60 236 90 236 146V248Q236 266 218 266H102Q84 266 84 248Z',
    tones,
    'M190 50C210 120 200 200 188 280H260V50Z',
    line('M76 138Q160 156 244 138', tones.fold),
  ) +
  cloth(rounded(106, 172, 108, 78, 14), pocket, 'M176 160C172 200 186 230 172 260H230V160Z') +
  line('M118 194H202', ink) +
  line('M196 194V212', metal, 5) +
  line('M110 110C114 98 120 90 128 84', tones.fold)

/** A leather briefcase. */
export const briefcase = (tones: Tones): string =>
  `<path d="M128 112V92Q128 82 138 82H182Q192 82 192 92V112" fill="none" stroke="${tones.fold}" stroke-width="10"/>` +
  cloth(
    rounded(62, 110, 196, 140, 16),
    tones,
    'M196 100C190 160 210 210 188 260H270V100Z',
    fill('M50 100H270V168Q160 196 50 168Z', tones.shade),
    line('M50 168Q160 196 270 168', tones.fold),
  ) +
  block(100, 164, 16, 32, 4, metal) +
  block(204, 164, 16, 32, 4, metal) +
  dashed('M76 236H244', tones.fold, 2)

/** A sports holdall. */
export const holdall = (tones: Tones, stripe: Tones): string =>
  `<path d="M116 156C116 76 204 76 204 156" fill="none" stroke="${ink}" stroke-width="7"/>` +
  cloth(
    'M64 148Q64 128 84 128H236Q256 128 256 148L266 222Q268 244 246 244H74Q52 244 54 222Z',
    tones,
    'M200 120C196 170 212 210 196 260H280V120Z',
    block(104, 120, 22, 130, 0, stripe.main),
    block(194, 120, 22, 130, 0, stripe.shade),
  ) +
  line('M84 142H236', tones.fold) +
  line('M72 170C76 190 74 210 70 226', tones.fold)

/** A leather belt, rolled. */
export const belt = (tones: Tones): string =>
  line(
    'M150 160C150 138 178 140 178 162C178 190 128 190 128 158C128 116 204 116 204 164C204 220 104 220 104 156C104 84 230 84 230 168V236',
    tones.main,
    17,
  ) +
  line(
    'M150 160C150 138 178 140 178 162C178 190 128 190 128 158C128 116 204 116 204 164C204 220 104 220 104 156C104 84 230 84 230 168V230',
    tones.fold,
    2,
  ) +
  `<rect x="212" y="226" width="36" height="38" rx="6" fill="none" stroke="${metal}" stroke-width="7"/>` +
  line('M230 226V262', metal, 5)
