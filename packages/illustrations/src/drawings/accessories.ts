import { ink, type Tones } from '../palette.ts'
import { both, cloth, dashed, dots, ellipse, fill, line, mirrored } from '../shapes.ts'

/** A striped tie with its knot. */
export const tie = (tones: Tones, stripe: Tones): string =>
  cloth(
    mirrored('M0 84L16 84C20 130 34 190 40 236L0 284'),
    tones,
    'M166 80C166 160 176 220 170 290H230V80Z',
    line('M110 150L180 110M110 190L200 138M110 230L210 172M120 262L220 206M140 290L220 244', stripe.main, 9),
  ) +
  cloth('M132 40H188L178 86H142Z', tones, 'M166 30L164 90H200V30Z', line('M130 70L182 38', stripe.main, 8)) +
  line('M142 86H178', tones.fold)

/** A bow tie. */
export const bowTie = (tones: Tones, spots: Tones): string =>
  cloth(
    'M150 144C124 112 88 104 66 114C54 136 54 184 66 206C88 216 124 208 150 176Z',
    tones,
    'M50 170Q110 176 150 160V220H50Z',
  ) +
  cloth(
    'M170 144C196 112 232 104 254 114C266 136 266 184 254 206C232 216 196 208 170 176Z',
    tones,
    'M170 160Q220 176 270 164V220H170Z',
  ) +
  dots(
    [
      [88, 136],
      [112, 148],
      [86, 166],
      [112, 176],
      [90, 192],
      [232, 136],
      [208, 148],
      [234, 166],
      [208, 176],
      [230, 192],
    ],
    5,
    spots.main,
  ) +
  line('M148 150L118 138M148 170L118 182M172 150L202 138M172 170L202 182', tones.fold) +
  cloth('M148 138H172Q178 160 172 182H148Q142 160 148 138Z', tones, 'M164 130V190H190V130Z')

/** A scarf with fringes, looped. */
export const scarf = (tones: Tones, stripe: Tones): string =>
  line(
    'M116 262v18M126 264v18M136 266v18M146 266v18M178 238v18M188 238v18M198 236v18M208 234v18',
    tones.fold,
    4,
  ) +
  cloth(
    'M150 128C138 170 120 210 108 260Q128 270 152 268C156 220 168 180 180 140Z',
    tones,
    'M150 120C160 180 140 220 136 280H170L190 120Z',
    line('M112 226L156 236M108 244L154 254', stripe.main, 8),
  ) +
  cloth(
    'M160 140C170 170 174 204 172 240Q192 244 214 236C214 200 206 160 192 124Z',
    tones,
    'M186 120C204 160 200 200 200 250H230V120Z',
    line('M170 200L214 196M170 218L216 214', stripe.main, 8),
  ) +
  cloth(
    'M84 108C84 66 124 52 160 52C196 52 236 66 236 108C236 146 196 160 160 160C124 160 84 146 84 108ZM116 98C116 116 138 122 160 122C182 122 204 116 204 98C204 84 182 80 160 80C138 80 116 84 116 98Z',
    tones,
    'M186 40C200 90 210 120 180 180H260V40Z',
  ) +
  fill(
    'M116 98C116 84 138 80 160 80C182 80 204 84 204 98C204 116 182 122 160 122C138 122 116 116 116 98Z',
    tones.fold,
  ) +
  line('M104 128C126 144 150 144 168 138', tones.fold)

/** A shawl spread as a triangle, fringed, with a flower. */
export const shawl = (tones: Tones, flower: Tones): string =>
  line(
    Array.from(
      { length: 9 },
      (_, at) => `M${66 + at * 11.5} ${112 + at * 17.5}l-4 18M${254 - at * 11.5} ${112 + at * 17.5}l4 18`,
    ).join(''),
    tones.fold,
    3,
  ) +
  cloth(
    'M50 92Q160 112 270 92Q226 190 160 262Q94 190 50 92Z',
    tones,
    'M186 80C196 130 190 180 160 270H280V80Z',
  ) +
  dots(
    [
      [146, 158],
      [160, 148],
      [174, 158],
      [169, 174],
      [151, 174],
    ],
    11,
    flower.main,
  ) +
  dots([[160, 163]], 7, flower.shade) +
  line('M136 190C124 184 118 172 104 170M184 190C196 184 202 172 216 170', '#4E6B3C', 3.5) +
  line('M78 108Q160 126 242 108', tones.fold, 2.5)

/** A felt hat with a ribbon. */
export const hat = (tones: Tones, ribbon: Tones): string =>
  ellipse(160, 212, 112, 30, tones.shade) +
  fill(
    'M48 210C60 190 110 184 160 184C210 184 260 190 272 210C262 222 220 232 160 232C100 232 58 222 48 210Z',
    tones.main,
  ) +
  cloth(
    'M100 198C96 150 96 110 122 100C138 94 148 106 160 106C172 106 182 94 198 100C224 110 224 150 220 198Q160 216 100 198Z',
    tones,
    'M186 90C196 130 184 170 192 220H240V90Z',
    fill('M90 168Q160 186 230 168V208H90Z', ribbon.main),
    fill('M190 178L230 168V208H188Z', ribbon.shade),
  ) +
  line('M142 104C148 118 152 124 160 128', tones.fold)

/** A peaked cap. */
export const cap = (tones: Tones): string =>
  cloth(
    'M84 196C80 130 112 92 164 92C216 92 240 130 240 190Q160 176 84 196Z',
    tones,
    'M186 80C208 120 206 160 200 200H260V80Z',
  ) +
  fill('M84 196C92 172 150 166 190 178C160 186 90 216 58 216C48 214 66 202 84 196Z', tones.shade) +
  line('M164 92C150 116 146 146 146 172M164 92C190 112 200 146 202 180', tones.fold) +
  dots([[164, 92]], 6, tones.fold)

/** A pair of gloves. */
export const gloves = (tones: Tones): string => {
  const one = `${cloth(
    'M96 262L92 190C82 178 66 164 62 150C62 140 74 138 80 146L94 160L86 96C86 84 100 84 104 94L112 140L112 80C114 68 128 68 130 80L132 138L142 88C146 76 158 80 158 92L152 146L166 112C172 104 184 110 180 120C172 150 160 190 154 210L156 262Q126 270 96 262Z',
    tones,
    'M138 60C150 130 130 200 138 280H190V60Z',
    line('M90 232Q126 242 160 232', tones.fold),
  )}${line('M112 166L110 190M128 164V190M144 168L146 190', tones.fold, 2.5)}`
  return `<g transform="translate(126 4) rotate(8 160 160) scale(.88)">${one}</g><g transform="translate(6 26) rotate(-8 120 160) scale(.9)">${one}</g>`
}

/** A pair of socks with ribbed tops. */
export const socks = (tones: Tones, stripe: Tones): string => {
  const one = `${cloth(
    'M120 60H172L174 168C178 190 226 200 232 222C236 244 220 254 200 252C164 250 128 236 124 204Z',
    tones,
    'M116 196C150 210 150 240 240 226V262H110Z',
    fill('M110 96H190V108H110ZM110 116H190V122H110Z', stripe.main),
    line('M132 60V84M144 60V84M156 60V84', tones.fold, 2.5),
    line('M116 84H176', tones.fold),
  )}${line('M126 200C140 196 150 204 154 220', tones.fold)}`
  return `<g transform="translate(48 -8) scale(.9)">${one}</g><g transform="translate(-22 28) scale(.9)">${one}</g>`
}

/** Underwear: briefs and a vest, folded side by side. */
export const underwear = (tones: Tones, other: Tones): string =>
  cloth(
    'M72 84H90C92 110 128 110 130 84H148C148 106 152 118 160 126L156 220Q110 228 64 220L60 126C68 118 72 106 72 84Z',
    tones,
    'M128 70C122 130 138 180 126 240H170V70Z',
  ) +
  line('M82 140C88 160 88 190 84 210', tones.fold) +
  cloth(
    'M138 190H268L262 224C230 228 218 246 216 264H190C188 246 176 228 144 224Z',
    other,
    'M212 180C206 210 216 240 210 270H280V180Z',
    line('M130 203H280', other.fold),
  ) +
  line('M196 204C194 222 196 240 200 256', other.fold)

/** Striped pyjamas: top and trousers. */
export const pyjamas = (tones: Tones, piping: Tones): string =>
  `<g transform="translate(52 74) scale(.78)">${cloth(
    mirrored('M0 70H52C58 130 62 200 64 272L22 274C18 220 12 170 0 140'),
    tones,
    'M186 60C196 130 200 200 192 290H240V60Z',
    line('M118 60V290M138 60V290M182 60V290M202 60V290M222 60V290', piping.main, 3),
  )}</g>` +
  `<g transform="translate(-12 -4) scale(.9)">${cloth(
    mirrored('M0 92L26 64C44 70 58 76 68 88C84 108 94 150 100 190L74 198C68 176 62 156 56 140L58 244H0'),
    tones,
    'M196 20C188 110 206 190 184 320H340V0Z',
    line('M108 60V260M132 60V260M188 60V260M212 60V260M84 100V220M236 100V220', piping.main, 3),
    line(both('M72 186L99 178'), piping.fold),
  )}${line('M160 100V244', piping.fold)}${fill('M134 62L112 88L130 104L160 112ZM186 62L208 88L190 104L160 112Z', tones.main)}${line('M134 62L112 88L130 104L160 112L190 104L208 88L186 62', piping.fold)}${dots(
    [
      [160, 136],
      [160, 170],
      [160, 204],
    ],
    4,
    ink,
  )}</g>`

/** A bathrobe with a shawl collar and tied belt. */
export const bathrobe = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 62L30 56C48 60 62 68 72 82C90 108 98 152 106 194L76 204C70 178 64 156 58 138C56 180 64 232 76 276Q38 284 0 284',
    ),
    tones,
    'M196 20C188 110 206 190 184 320H340V0Z',
    line(both('M70 190L104 180'), tones.fold),
    fill('M130 56H190L166 156Z', tones.fold),
  ) +
  fill('M130 54C108 80 122 130 160 172L170 162C146 124 136 90 130 54Z', tones.main) +
  fill('M190 54C212 80 198 130 160 172L166 280H184L176 168C190 130 186 90 190 54Z', tones.shade) +
  line(
    'M130 54C108 80 122 130 160 172M190 54C212 80 198 130 160 172V282M130 54C136 90 146 124 164 152C178 124 186 90 190 54',
    tones.fold,
  ) +
  line('M101 172Q160 186 219 172', tones.fold, 13) +
  line('M101 172Q160 186 219 172', tones.shade, 8) +
  fill(
    'M152 172H172V190H152ZM154 188L142 236L154 238L162 190ZM164 188L170 230L182 228L172 188Z',
    tones.shade,
  ) +
  line('M154 188L142 236L154 238L162 190M164 188L170 230L182 228L172 188', tones.fold, 2.5)

/** Swimwear: a swimsuit and trunks. */
export const swimwear = (tones: Tones, other: Tones): string =>
  cloth(
    'M86 70L98 68C98 96 134 96 134 68L146 70C146 100 142 116 150 132C146 152 146 164 154 186C140 190 128 214 126 232H106C104 214 92 190 78 186C86 164 86 152 82 132C90 116 86 100 86 70Z',
    tones,
    'M126 60C118 120 134 170 120 240H170V60Z',
    line('M70 150Q116 162 160 150', tones.fold),
  ) +
  cloth(
    'M170 148H256L266 232L220 238L213 200L206 238L160 232Z',
    other,
    'M226 140C222 180 244 210 236 250H280V140Z',
    line('M160 162H270', other.fold),
  ) +
  dashed('M180 176L176 224M246 176L250 224', other.fold, 2) +
  line('M208 152C202 166 206 174 204 182M218 152C224 164 220 172 222 178', ink, 2.5)
