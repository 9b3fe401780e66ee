import { ink, type Tones } from '../palette.ts'
import { block, both, cloth, dots, fill, line, mirrored, rightSide } from '../shapes.ts'

const hood = (outer: Tones, inside: string): string =>
  fill(
    'M110 92C102 50 134 36 160 36C186 36 218 50 210 92C198 110 176 112 160 124C144 112 122 110 110 92Z',
    outer.main,
  ) +
  fill('M178 38C204 46 216 62 210 92C198 110 176 112 160 124C180 100 190 66 178 38Z', outer.shade) +
  fill(
    'M126 86C124 64 144 56 160 56C176 56 196 64 194 86C184 96 170 98 160 106C150 98 136 96 126 86Z',
    inside,
  )

/** A parka: drawn waist, four pockets, fur-edged hood. */
export const parka = (tones: Tones, trim: Tones): string =>
  cloth(
    mirrored(
      'M0 64L30 58C48 62 64 70 74 84C92 112 100 160 108 208L82 216C76 186 68 162 60 144C60 160 58 172 56 182C60 214 64 240 68 266Q34 276 0 276',
    ),
    tones,
    rightSide,
    line(both('M79 204L107 196'), tones.fold),
    line('M100 182Q160 194 220 182', tones.fold, 3.5),
  ) +
  hood(trim, tones.fold) +
  line('M114 74l8 4M116 56l7 6M132 44l4 8M206 74l-8 4M204 56l-7 6M188 44l-4 8M160 38v9', trim.fold, 2.5) +
  line('M160 124V274', ink, 3) +
  line(
    'M112 206H144V242H112V206M176 206H208V242H176V206M112 216H144M176 216H208M118 146L142 142M202 146L178 142',
    tones.fold,
    2.5,
  )

/** A ski jacket: powder skirt, lift pass, goggles' stripe of colour. */
export const skiJacket = (tones: Tones, other: Tones): string =>
  cloth(
    mirrored(
      'M0 66L34 58C56 62 72 72 80 88C96 116 104 164 110 210L84 218C76 188 70 164 64 146C66 178 66 216 66 250Q34 258 0 258',
    ),
    tones,
    rightSide,
    fill('M60 130L160 178L260 130V176L160 224L60 176Z', other.main),
    fill('M194 162L260 130V176L186 212Z', other.shade),
    line(both('M81 206L109 198'), tones.fold),
    line('M92 238Q160 248 228 238', tones.fold),
  ) +
  fill('M126 60Q160 38 194 60L198 90Q160 106 122 90Z', other.main) +
  fill('M172 48Q184 52 194 60L198 90Q186 96 172 98Z', other.shade) +
  line('M126 60Q160 38 194 60L198 90Q160 106 122 90L126 60', other.fold, 2.5) +
  line('M160 58V256', ink, 3.5) +
  line('M112 112L140 104', '#DCE3EA', 4) +
  line('M92 190V206', ink, 2.5) +
  block(82, 204, 20, 26, 3, '#FFFFFF')

/** A pea coat: broad lapels, two rows of buttons, hip length. */
export const peaCoat = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 62L28 56C48 60 64 70 74 84C92 112 100 162 108 210L82 218C76 188 68 162 62 142C62 180 64 214 66 246Q34 254 0 254',
    ),
    tones,
    rightSide,
    line(both('M79 206L107 198'), tones.fold),
    fill('M132 56H188L160 108Z', tones.fold),
  ) +
  line('M146 150V252', tones.fold) +
  line(both('M36 196L52 178'), tones.fold, 3.5) +
  fill('M132 54L96 92L114 108L108 118L146 156L160 132V100Z', tones.main) +
  fill('M188 54L224 92L206 108L212 118L174 156L160 132V100Z', tones.shade) +
  line(
    'M132 54L96 92L114 108L108 118L146 156L160 108L174 156L212 118L206 108L224 92L188 54M132 54L160 108L188 54',
    tones.fold,
  ) +
  dots(
    [
      [132, 174],
      [188, 174],
      [132, 202],
      [188, 202],
      [132, 230],
      [188, 230],
    ],
    5,
    '#E3B34E',
  )

/** A poncho with a striped hem and fringe. */
export const poncho = (tones: Tones, stripe: Tones): string =>
  line(
    Array.from(
      { length: 7 },
      (_, at) => `M${58 + at * 15} ${178 + at * 12}v20M${262 - at * 15} ${178 + at * 12}v20`,
    ).join(''),
    tones.fold,
    3.5,
  ) +
  cloth(
    mirrored('M0 78C14 76 24 70 30 60C70 76 100 120 112 176L0 262'),
    tones,
    'M186 50C184 120 196 180 160 280H300V50Z',
    line('M46 150L160 236L274 150M40 126L160 214L280 126', stripe.main, 9),
  ) +
  line('M130 60C136 72 146 78 160 78C174 78 184 72 190 60', tones.fold, 6) +
  line('M112 108C100 124 92 140 88 154', tones.fold)

/** A fur stole draped in a loop. */
export const furStole = (tones: Tones): string =>
  cloth(
    'M160 62C196 54 222 66 236 88C252 92 256 110 250 120C262 134 258 150 250 156C256 172 246 188 238 192C240 208 230 222 220 224C220 240 208 252 198 250C190 264 172 262 168 252C156 250 150 236 156 226C148 214 152 200 160 196C164 180 176 170 186 158C192 140 184 118 160 116C136 118 128 140 134 158C144 176 148 194 146 212C152 224 148 240 140 244C138 258 122 264 112 256C100 260 88 250 88 238C76 232 72 218 78 206C66 196 66 180 72 170C62 156 64 138 72 130C66 114 72 96 84 90C98 66 124 54 160 62Z',
    tones,
    'M190 50C220 90 226 150 196 190C180 220 186 250 170 280H280V50ZM104 140C92 190 112 220 96 270H60V130Z',
    line(
      'M104 96q8 6 4 16M90 134q8 6 4 16M92 178q8 6 4 16M106 216q8 6 4 16M124 184q8 6 4 16M216 94q8 6 4 16M230 134q8 6 4 16M216 174q8 6 4 16M190 206q8 6 4 16M176 230q8 6 4 12M160 80q8 6 4 14',
      tones.fold,
    ),
  )

/** A leather pinafore dress with a full-length zip. */
export const leatherDress = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 96C14 94 24 80 28 58L44 60C46 86 52 104 60 114C52 134 46 146 46 158C58 190 66 222 70 258Q36 266 0 266',
    ),
    tones,
    'M186 40C178 110 188 160 196 290H270V40Z',
    line('M114 152Q160 164 206 152', tones.fold),
    line('M104 118Q130 134 128 154M216 118Q190 134 192 154', tones.fold, 2.5),
  ) +
  line('M160 98V264', '#DCE3EA', 3.5) +
  line('M112 190L136 182M208 190L184 182', '#DCE3EA', 3)

/** A suede coat: straight, with patch pockets and saddle stitching. */
export const suedeCoat = (tones: Tones): string =>
  cloth(
    mirrored(
      'M0 66L28 58C46 62 60 70 70 84C86 110 94 158 102 206L76 214C70 184 64 158 58 138C56 180 60 230 64 278Q32 286 0 286',
    ),
    tones,
    rightSide,
    line(both('M73 202L101 195'), tones.fold),
    line('M60 258H260', tones.fold, 2.5),
  ) +
  line('M160 96V284', tones.fold) +
  `<path d="M168 104V280M104 126Q130 142 158 142M216 126Q194 142 170 142M110 202H146V244H110ZM178 202H214V244H178Z" fill="none" stroke="${tones.fold}" stroke-width="2.5" stroke-dasharray="6 6"/>` +
  fill(mirrored('M0 94C16 86 26 74 30 58L44 80L24 112L0 96'), tones.shade) +
  line('M190 58L204 80L184 112L160 94L136 112L116 80L130 58C146 74 174 74 190 58', tones.fold) +
  dots(
    [
      [152, 132],
      [152, 166],
      [152, 200],
      [152, 234],
    ],
    4.5,
    '#6B442C',
  )
