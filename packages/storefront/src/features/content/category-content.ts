import { categoryIds, type CategoryId } from '@colada/domain/catalogue/category'
import type { Bilingual } from '@colada/domain/wire/language'

export interface CategoryContentText {
  title: string
  /** With `{{fact}}` placeholders; render both with `fillFacts`. */
  paragraphs: readonly string[]
  points: readonly string[]
}

export type CategoryContent = Bilingual<CategoryContentText>

const dryCleaning: CategoryContent = {
  es: {
    title: 'Qué hace una tintorería con tu ropa',
    paragraphs: [
      'Limpiar en seco no es limpiar sin mojar: la prenda se baña en un líquido que disuelve la grasa sin hinchar la fibra, y por eso la lana no encoge ni se deforma la entretela de una chaqueta. El agua, en cambio, quita mejor el sudor y el azúcar. Muchas prendas necesitan un poco de las dos cosas, y decidir cuál es la mitad del oficio.',
      'Cada prenda pasa primero por una mesa de manchas. Vino, tinta, maquillaje y aceite se tratan por separado, porque lo que quita una mancha puede fijar otra. Después viene el ciclo, con prendas de color y peso parecidos, y al final el planchado en maniquí de vapor con remate a mano.',
      'Si una mancha lleva meses o ya ha visto la plancha, puede que solo se atenúe. En ese caso te lo decimos, en lugar de insistir hasta dañar el tejido.',
    ],
    points: [
      'Vacía los bolsillos y abrocha cremalleras y corchetes.',
      'Cuéntanos en las observaciones qué se derramó y cuándo: acierta más que cualquier prueba.',
      'Envía juntas las piezas de un conjunto para que el color envejezca por igual.',
      'Al recibirla, quita el plástico y deja que respire antes de guardarla.',
    ],
  },
  en: {
    title: 'What a dry cleaner does with your clothes',
    paragraphs: [
      'Dry cleaning does not mean staying dry: the garment is bathed in a liquid that dissolves grease without swelling the fibre, so wool does not shrink and a jacket’s interlining keeps its shape. Water, on the other hand, is better at sweat and sugar. Many garments want a little of both, and deciding which is half the trade.',
      'Every garment first goes over a stain table. Wine, ink, make-up and oil are treated separately, because what lifts one stain may set another. Then comes the cycle, among garments of similar colour and weight, and at the end a steam form and a finish by hand.',
      'A stain that is months old, or that has met an iron, may only fade. We tell you so rather than insist until the cloth suffers.',
    ],
    points: [
      'Empty the pockets and fasten zips and hooks.',
      'Tell us in the remarks what was spilled and when: nothing helps us more.',
      'Send the pieces of an outfit together so that their colour ages evenly.',
      'Once it is home, take off the plastic and let it breathe before you put it away.',
    ],
  },
}

const laundry: CategoryContent = {
  es: {
    title: 'La colada de la semana, sin lavadora',
    paragraphs: [
      'Tu bolsa se lava sola, nunca con la ropa de otra persona. Al llegar la pesamos, separamos blanco, color y oscuro, miramos las etiquetas y apartamos lo que no deba entrar en la secadora. Usamos la dosis de detergente que pide el agua de cada ciudad, porque el exceso es lo que deja la ropa acartonada.',
      'La ropa de casa se cuenta por piezas y va con plancha: las sábanas y los manteles pasan por un rodillo caliente, como en los hoteles, y las toallas se secan sin suavizante para que sigan absorbiendo.',
    ],
    points: [
      'Llena la bolsa sin apretar: la ropa suelta llega menos arrugada.',
      'Revisa los bolsillos; un pañuelo de papel estropea la colada entera.',
      'Mete aparte, en una bolsita, lo que destiña o sea delicado.',
      'Si tienes alergia a algún perfume, escríbelo en las observaciones.',
    ],
  },
  en: {
    title: 'The weekly wash, without a washing machine',
    paragraphs: [
      'Your bag is washed by itself, never with another person’s clothes. On arrival we weigh it, part whites, colours and darks, read the labels and set aside what should not be tumble dried. We dose detergent to suit each city’s water, because it is the excess that leaves clothes stiff.',
      'Household linen is counted by the piece and includes ironing: sheets and tablecloths go over a hot roller, as in hotels, and towels are dried without softener so that they keep absorbing.',
    ],
    points: [
      'Fill the bag loosely: clothes with room arrive less creased.',
      'Check the pockets; one paper tissue spoils a whole wash.',
      'Put what bleeds colour or is delicate in a small bag of its own.',
      'If a perfume gives you an allergy, write it in the remarks.',
    ],
  },
}

const duvets: CategoryContent = {
  es: {
    title: 'Un edredón limpio por dentro',
    paragraphs: [
      'El problema de lavar un edredón en casa no es el lavado, es el secado. Por fuera parece seco mientras el centro del relleno sigue húmedo, y a los pocos días aparece ese olor que ya no se va. Nuestras secadoras tienen sitio para que el edredón gire y se abra, y paramos el ciclo varias veces para mover el relleno a mano.',
      'La fibra sintética aguanta bien el agua templada y los programas contra los ácaros. La pluma pide jabón neutro y calma. Por eso van en máquinas distintas, y por eso tardan más que el resto de tu pedido: {{duvetHours}} horas desde la recogida.',
    ],
    points: [
      'Quita la funda nórdica antes de entregarlo.',
      'Mira las costuras: por un descosido pequeño se escapa mucho relleno.',
      'Lávalo antes de guardarlo en verano, no al sacarlo en otoño.',
      'No lo guardes al vacío; la pluma aplastada pierde el calor.',
    ],
  },
  en: {
    title: 'A duvet that is clean inside',
    paragraphs: [
      'The trouble with washing a duvet at home is not the wash but the drying. It feels dry outside while the middle of the filling is still damp, and a few days later comes that smell that never leaves. Our dryers have room for a duvet to turn and open, and we stop the cycle several times to move the filling by hand.',
      'Synthetic fibre takes warm water and dust-mite programmes well. Down asks for neutral soap and patience. That is why they go in different machines, and why they take longer than the rest of your order: {{duvetHours}} hours from the collection.',
    ],
    points: [
      'Take off the cover before you hand it over.',
      'Look at the seams: a lot of filling escapes through a small hole.',
      'Have it washed before you store it in summer, not when you take it out in autumn.',
      'Do not vacuum-pack it; crushed down loses its warmth.',
    ],
  },
}

const ironing: CategoryContent = {
  es: {
    title: 'Tú lavas, nosotros planchamos',
    paragraphs: [
      'Planchar bien es quitar la arruga sin dejar otra. Trabajamos con mesas que aspiran el vapor a través del tejido: la prenda se enfría lisa en el mismo sitio en que se alisó, y aguanta el viaje hasta tu armario. La temperatura la marca la fibra, no las prisas.',
      'Esta categoría es solo para ropa ya lavada y seca. Si una prenda tiene una mancha o huele a sudor, el calor la fija, así que te conviene pedirla en lavandería o en tintorería.',
    ],
    points: [
      'Entrega la ropa seca y suelta, sin hacer una bola.',
      'Di cómo la quieres: en percha o doblada, con raya o sin raya.',
      'Tiende las camisas con el primer botón cerrado: el cuello lo agradece.',
      'Avísanos de estampados, vinilos y adornos pegados.',
    ],
  },
  en: {
    title: 'You wash, we iron',
    paragraphs: [
      'To iron well is to take a crease out without putting one in. We work on tables that draw steam through the cloth: the garment cools smooth in the very place where it was smoothed, and survives the trip to your wardrobe. The fibre sets the temperature, not the clock.',
      'This category is only for clothes already washed and dry. If a garment is stained or smells of sweat, heat sets it, so you had better ask for laundry or dry cleaning.',
    ],
    points: [
      'Hand the clothes over dry and loose, not rolled in a ball.',
      'Say how you want them: hung or folded, creased or not.',
      'Hang shirts to dry with the top button done up: the collar will thank you.',
      'Tell us about prints, vinyl and glued ornaments.',
    ],
  },
}

const carpets: CategoryContent = {
  es: {
    title: 'Cómo se lava una alfombra de verdad',
    paragraphs: [
      'La mayor parte de lo que ensucia una alfombra no se ve: es arena fina que baja hasta la base y corta la fibra a cada pisada. Antes de mojarla la golpeamos y aspiramos por las dos caras. Solo entonces entra el agua, el jabón que corresponde a su fibra y un cepillo más o menos blando.',
      'El secado es lento y en horizontal, para que los lados sigan rectos y la base no coja olor. Por eso las alfombras pasan {{carpetDays}} días en el taller. Se cobran por metro cuadrado: mide el ancho y el largo en centímetros y verás el precio antes de añadirla al cesto.',
    ],
    points: [
      'Despeja la alfombra y enróllala con el dibujo hacia dentro.',
      'Si no sabes de qué fibra es, mira el revés o mándanos una foto.',
      'Marca con cinta de papel las manchas de mascota: secas casi no se ven.',
      'No uses lejía ni quitamanchas; amarillean la lana y la viscosa.',
    ],
  },
  en: {
    title: 'How a rug is really washed',
    paragraphs: [
      'Most of what dirties a rug cannot be seen: it is fine grit that sinks to the base and cuts the fibre at every step. Before any water we beat and vacuum both faces. Only then come water, the soap that suits the fibre and a brush of the right softness.',
      'Drying is slow and flat, so that the sides stay straight and the base takes on no smell. That is why rugs spend {{carpetDays}} days at the workshop. They are charged by the square metre: measure width and length in centimetres and you will see the price before you add it to the basket.',
    ],
    points: [
      'Clear the rug and roll it with the pattern inwards.',
      'If you do not know its fibre, look at the back or send us a photograph.',
      'Mark pet stains with paper tape: dry, they hardly show.',
      'Use no bleach or stain remover; they turn wool and viscose yellow.',
    ],
  },
}

const leather: CategoryContent = {
  es: {
    title: 'La piel se limpia y se alimenta',
    paragraphs: [
      'Toda limpieza se lleva parte de la grasa que mantiene la piel flexible, así que después hay que devolvérsela. Un taller especializado limpia, nutre a mano y repasa el color donde el roce se lo ha llevado: cuello, puños, bolsillos y cantos. En el ante, además, se levanta el pelo con cepillo de crepé.',
      'Cada piel tiene su historia: la cicatriz del animal, la diferencia entre paneles, el sol de una ventana. La limpieza a veces las descubre. Si vemos algo que pueda empeorar, te llamamos antes de seguir. El proceso completo lleva {{carpetDays}} días.',
    ],
    points: [
      'No la limpies con toallitas ni alcohol: decoloran.',
      'Una mancha de aceite se cubre con polvos de talco y no se frota.',
      'Cuélgala en percha ancha, lejos de radiadores y sin plástico.',
      'Envía juntas las piezas de un conjunto para igualar el tono.',
    ],
  },
  en: {
    title: 'Leather is cleaned, and then fed',
    paragraphs: [
      'Any cleaning takes some of the oil that keeps leather supple, so it has to be given back. A specialist workshop cleans, feeds the hide by hand and touches up the colour where rubbing took it: collar, cuffs, pockets and edges. On suede the nap is raised as well, with a crêpe brush.',
      'Every hide has a history: a scar, a difference between panels, the sun through a window. Cleaning sometimes uncovers it. If we see something that could get worse, we call you before going on. The whole process takes {{carpetDays}} days.',
    ],
    points: [
      'Do not clean it with wipes or alcohol: they fade it.',
      'Cover an oil stain with talcum powder and do not rub.',
      'Hang it on a broad hanger, away from radiators and without plastic.',
      'Send the pieces of an outfit together so that their shade matches.',
    ],
  },
}

const specialItems: CategoryContent = {
  es: {
    title: 'Para lo que no sabes dónde llevar',
    paragraphs: [
      'Un vestido de novia, una cortina de cuatro metros, el peluche sin el que nadie duerme o unas zapatillas con barro no se parecen en nada, salvo en que ninguno cabe en un programa estándar. Aquí cada cosa tiene su proceso, y una persona que la sigue de principio a fin.',
      'Lo primero es siempre mirar: qué fibras hay, qué adornos, qué manchas y qué parte aguantará menos. A partir de ahí se decide si va a mano, en seco o en una máquina para ella sola. Cortinas y banderas se cobran por metro cuadrado, con las medidas que nos das.',
    ],
    points: [
      'Quita ganchos, anillas, pilas, cordones y broches.',
      'Una foto ayuda mucho: puedes mandarla desde el formulario de contacto.',
      'Los trajes de ceremonia, cuanto antes: el azúcar y la hierba amarillean.',
      'Mide las cortinas colgadas, a lo ancho y a lo alto, en centímetros.',
    ],
  },
  en: {
    title: 'For what you do not know where to take',
    paragraphs: [
      'A wedding dress, a four-metre curtain, the soft toy nobody sleeps without and a pair of muddy trainers have nothing in common, except that none of them fits a standard programme. Here each has its own process, and one person who follows it from start to finish.',
      'The first thing is always to look: which fibres, which ornaments, which stains, and which part will bear least. From there we decide whether it goes by hand, dry, or in a machine of its own. Curtains and flags are charged by the square metre, from the measures you give us.',
    ],
    points: [
      'Take off hooks, rings, batteries, laces and brooches.',
      'A photograph helps a lot: you can send it through the contact form.',
      'Ceremony clothes as soon as possible: sugar and grass turn yellow.',
      'Measure curtains as they hang, width and height, in centimetres.',
    ],
  },
}

/** Texts below the products of a category (spec 000 §2, Catalogue); other categories have none. */
export const categoryContent: ReadonlyMap<CategoryId, CategoryContent> = new Map([
  [categoryIds.dryCleaning, dryCleaning],
  [categoryIds.laundry, laundry],
  [categoryIds.duvets, duvets],
  [categoryIds.ironing, ironing],
  [categoryIds.carpets, carpets],
  [categoryIds.leather, leather],
  [categoryIds.specialItems, specialItems],
])
