import type { CalendarDate } from '@colada/domain/schedule/slot'
import type { Bilingual } from '@colada/domain/wire/language'

export interface PostText {
  readonly title: string
  /** One or two sentences. */
  readonly excerpt: string
  readonly paragraphs: readonly string[]
}

/** An article of the blog. */
export interface Post extends Bilingual<PostText> {
  /** Anchor on the page, and name of the picture. */
  readonly id: 'post-wardrobe' | 'post-stains' | 'post-ironing'
  readonly writtenOn: CalendarDate
}

/** The articles of the blog, newest first. */
export const posts: readonly Post[] = [
  {
    id: 'post-wardrobe',
    writtenOn: '2026-03-04',
    es: {
      title: 'Guardar la ropa de invierno sin sorpresas en otoño',
      excerpt: 'Límpiala antes de guardarla, deja que respire y olvídate de las bolsas de plástico.',
      paragraphs: [
        'La polilla no come lana: come lo que hay en la lana. Una mancha de sudor o de comida que en abril no se ve es, en octubre, un agujero. Por eso el orden importa más que el producto: primero se limpia, después se guarda.',
        'El plástico de la tintorería sirve para el viaje y para nada más. Dentro del armario encierra la humedad y amarillea los blancos. Una funda de algodón, o una sábana vieja, deja pasar el aire y quita el polvo.',
        'El punto se dobla, porque en la percha se estira por los hombros. Los abrigos, al revés: percha ancha, botones abrochados y bolsillos vacíos. Y un poco de sitio entre prenda y prenda, que las arrugas de todo un verano no salen con una plancha rápida.',
        'El cedro y la lavanda huelen bien y ahuyentan algo, pero no sustituyen la limpieza. Si encuentras un agujero, saca todo el cajón, sacúdelo al sol y lava lo que se pueda: los huevos no se ven.',
      ],
    },
    en: {
      title: 'Storing winter clothes without a surprise in autumn',
      excerpt: 'Clean them before you put them away, let them breathe and forget about plastic bags.',
      paragraphs: [
        'Moths do not eat wool: they eat what is in the wool. A trace of sweat or food that nobody sees in April is a hole in October. So the order matters more than the product: first clean, then store.',
        'The dry cleaner’s plastic is for the journey and for nothing else. In the wardrobe it shuts the damp in and turns whites yellow. A cotton cover, or an old sheet, lets the air through and keeps the dust out.',
        'Knitwear is folded, since on a hanger it stretches at the shoulders. Coats are the other way round: a broad hanger, buttons done up, pockets empty. And a little room between one piece and the next, because the creases of a whole summer do not go with a quick iron.',
        'Cedar and lavender smell good and keep some of it away, but they are no substitute for cleaning. If you find a hole, empty the whole drawer, shake it out in the sun and wash what can be washed: the eggs are too small to see.',
      ],
    },
  },
  {
    id: 'post-stains',
    writtenOn: '2026-02-18',
    es: {
      title: 'Vino, aceite, tinta: los primeros cinco minutos',
      excerpt: 'Lo que hagas al momento decide si la mancha saldrá. Y casi siempre es menos de lo que crees.',
      paragraphs: [
        'La regla vale para todas: presiona, no frotes. Frotar empuja la mancha hacia dentro y levanta la fibra, y eso ya no lo arregla nadie. Un papel de cocina o un paño blanco, apoyado desde fuera hacia el centro, se lleva la mitad.',
        'El vino tinto quiere agua fría cuanto antes. La sal absorbe mientras está húmedo, pero fija el color si se queda: quítala en unos minutos. El vino blanco encima solo añade azúcar.',
        'El aceite no quiere agua. Polvos de talco o harina, un rato, y se cepillan. Después, si la prenda se puede lavar, una gota de lavavajillas en la zona y a la lavadora.',
        'La tinta de bolígrafo cede con alcohol en un algodón, siempre con un papel debajo que la recoja. En seda, en ante y en todo lo que lleve forro, mejor nada: déjala como está, no la planches, y dinos en las observaciones qué era y cuándo pasó.',
      ],
    },
    en: {
      title: 'Wine, oil, ink: the first five minutes',
      excerpt:
        'What you do at once decides whether the stain comes out. And it is nearly always less than you think.',
      paragraphs: [
        'One rule holds for all of them: press, do not rub. Rubbing drives the stain in and roughens the fibre, and that nobody can mend. Kitchen paper or a white cloth, pressed from the edge to the middle, takes half of it away.',
        'Red wine wants cold water as soon as can be. Salt soaks it up while it is wet but sets the colour if it stays: brush it off after some minutes. White wine on top only adds sugar.',
        'Oil wants no water. Talcum powder or flour for a while, then brush it off. After that, if the garment can be washed, a drop of washing-up liquid on the spot and into the machine.',
        'Ballpoint ink gives way to alcohol on cotton wool, always with paper underneath to catch it. On silk, suede and anything lined, better nothing at all: leave it as it is, do not iron it, and tell us in the remarks what it was and when it happened.',
      ],
    },
  },
  {
    id: 'post-ironing',
    writtenOn: '2026-02-02',
    es: {
      title: 'Planchar una camisa, en el orden en que lo hacemos',
      excerpt: 'Cuello, canesú, puños, mangas y cuerpo: cinco pasos y ni una arruga de más.',
      paragraphs: [
        'Una camisa se plancha húmeda. Si ya está seca, rocíala con agua y enróllala un rato: la humedad se reparte y la plancha hace el resto con la mitad de pasadas.',
        'Primero el cuello, de las puntas hacia el centro y por el revés antes que por el derecho, para que no se formen pliegues en el borde. Luego el canesú, apoyando un hombro en la punta de la tabla.',
        'Después los puños, abiertos y por dentro. Las mangas se alisan con la mano desde la costura: si la costura está recta, la manga sale recta. La raya es cuestión de gusto; nosotros no la marcamos.',
        'El cuerpo va al final, porque es lo que más se arruga al moverla: un delantero, la espalda y el otro delantero, rodeando los botones y nunca por encima. Cuélgala, abrocha el primero y el tercero, y deja que se enfríe antes de guardarla.',
      ],
    },
    en: {
      title: 'Ironing a shirt, in the order in which we do it',
      excerpt: 'Collar, yoke, cuffs, sleeves and body: five steps and not a crease too many.',
      paragraphs: [
        'A shirt is ironed damp. If it is dry already, sprinkle it and roll it up for a while: the damp spreads, and the iron does the rest in half the strokes.',
        'First the collar, from the points to the middle, and inside before outside, so that no folds form at the edge. Then the yoke, with one shoulder over the end of the board.',
        'After that the cuffs, open and from within. Smooth the sleeves with your hand from the seam: where the seam is straight the sleeve is, too. A crease down the arm is a matter of taste; we leave it out.',
        'The body comes last, since it creases most while the shirt is moved: one front, the back, the other front, around the buttons and never over them. Hang it up, do up the first and the third, and let it cool before you put it away.',
      ],
    },
  },
]
