import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const cleaned = {
  es: 'Aspirado, lavado, secado y entrega enrollada y protegida',
  en: 'Vacuumed, washed, dried and returned rolled and wrapped',
}

export const carpets: SeedCategory = {
  id: categoryIds.carpets,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.carpets),
  es: {
    slug: 'alfombras',
    name: 'Alfombras',
    description:
      'Limpieza de alfombras por metro cuadrado según su fibra: sintética, lana, algodón, vegetal, seda o hechas a mano. Mides el ancho y el largo, y nosotros la recogemos, la lavamos y la devolvemos enrollada.',
    metaTitle: 'Limpieza de alfombras a domicilio',
    metaDescription:
      'Limpieza de alfombras por metro cuadrado: sintéticas, de lana, persas o de pelo largo. Recogida y entrega en tu casa.',
  },
  en: {
    slug: 'carpets',
    name: 'Rugs and carpets',
    description:
      'Rugs cleaned by the square metre according to their fibre: synthetic, wool, cotton, plant fibre, silk or handmade. You measure width and length; we collect, wash and bring it back rolled.',
    metaTitle: 'Rug cleaning, collected at home',
    metaDescription:
      'Rug cleaning by the square metre: synthetic, wool, Persian or long pile. Collected from and delivered to your home.',
  },
  products: [
    {
      id: 300,
      priceCents: 1195,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-sintetica',
        name: 'Alfombra sintética',
        description:
          'Polipropileno, poliéster, nailon o acrílico: son las alfombras más habituales y las que mejor aguantan el agua. Primero las golpeamos y aspiramos por las dos caras para sacar la arena que corta la fibra; después las lavamos con espuma y cepillo, y las aclaramos hasta que el agua sale limpia.\n\nEnróllala con el dibujo hacia dentro y despeja la zona para la recogida. Si debajo hay una base antideslizante, guárdala en casa.',
        serviceType: cleaned.es,
        excluded: 'Moqueta pegada al suelo y césped artificial.',
        metaTitle: 'Limpieza de alfombras sintéticas a domicilio',
        metaDescription:
          'Alfombras de polipropileno, poliéster o nailon: sacudidas, lavadas a fondo y secas antes de enrollar.',
        searchText: 'moqueta tapete polipropileno poliester nailon acrilico salon lavar',
      },
      en: {
        slug: 'synthetic-rug',
        name: 'Synthetic rug',
        description:
          'Polypropylene, polyester, nylon or acrylic: the commonest rugs, and the ones that take water best. First we beat and vacuum both sides to get out the grit that cuts the fibre; then we wash with foam and brush, and rinse until the water runs clear.\n\nRoll it with the pattern inwards and clear some space for the collection. If there is an anti-slip mat underneath, keep it at home.',
        serviceType: cleaned.en,
        excluded: 'Fitted carpet glued to the floor and artificial grass.',
        metaTitle: 'Synthetic rug cleaning, from your door',
        metaDescription:
          'Polypropylene, polyester and nylon rugs beaten, washed thoroughly and dried before rolling.',
        searchText: 'carpet mat polypropylene polyester nylon acrylic living room wash',
      },
    },
    {
      id: 301,
      priceCents: 1495,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-de-lana',
        name: 'Alfombra de lana',
        description:
          'La lana repele la suciedad mejor que ninguna fibra, pero encoge y destiñe si se la maltrata. Hacemos una prueba de color en una esquina, lavamos con agua templada y jabón de pH ácido, escurrimos por rodillos y secamos en horizontal para que los lados sigan rectos.\n\nNo la laves en casa con quitamanchas de oxígeno: amarillea la lana. Si ha tenido polilla, mételo en las observaciones y la trataremos aparte de las demás.',
        serviceType: cleaned.es,
        excluded: 'Alfombras con base de látex deshecha.',
        metaTitle: 'Limpieza de alfombras de lana a domicilio',
        metaDescription:
          'Alfombras de lana con prueba de color, jabón suave y secado en horizontal para que no se deformen.',
        searchText: 'moqueta tapete lana virgen polilla salon lavar',
      },
      en: {
        slug: 'wool-rug',
        name: 'Wool rug',
        description:
          'Wool sheds dirt better than any fibre, but it shrinks and bleeds colour when treated badly. We test the dye in one corner, wash with lukewarm water and a mildly acid soap, press the water out with rollers and dry it flat so that the sides stay straight.\n\nDo not use oxygen stain removers at home: they turn wool yellow. If the rug has had moths, put it in the remarks and we will treat it apart from the others.',
        serviceType: cleaned.en,
        excluded: 'Rugs whose latex backing has crumbled.',
        metaTitle: 'Wool rug cleaning, from your door',
        metaDescription:
          'Wool rugs with a colour test, gentle soap and flat drying so that they keep their shape.',
        searchText: 'carpet pure wool moth living room wash',
      },
    },
    {
      id: 302,
      priceCents: 1695,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-de-pelo-largo',
        name: 'Alfombra de pelo largo (shaggy)',
        description:
          'El pelo largo esconde migas, arena y cabellos que la aspiradora no alcanza. La volcamos y la hacemos vibrar para que todo caiga, la lavamos mechón a mechón con cepillo blando y la secamos con aire en movimiento, porque la base tarda más que el pelo. Al final la peinamos.\n\nSi hay chicle o cera, no tires: enfríalo con hielo y déjanos el resto. Los hilos brillantes de lúrex necesitan menos calor, así que avísanos si los lleva.',
        serviceType: cleaned.es,
        excluded: 'Pieles naturales con pelo.',
        metaTitle: 'Limpieza de alfombras de pelo largo',
        metaDescription:
          'Alfombras shaggy volteadas, lavadas con cepillo blando, secas hasta la base y peinadas al final.',
        searchText: 'shaggy peluda pelo alto moqueta tapete mascota dormitorio lavar',
      },
      en: {
        slug: 'shaggy-rug',
        name: 'Long-pile (shaggy) rug',
        description:
          'A long pile hides crumbs, sand and hair that no vacuum cleaner reaches. We turn the rug over and vibrate it until everything falls out, wash it tuft by tuft with a soft brush and dry it in moving air, since the base takes longer than the pile. Then we comb it.\n\nIf there is chewing gum or wax, do not pull: chill it with ice and leave the rest to us. Shiny lurex threads need less heat, so tell us if it has any.',
        serviceType: cleaned.en,
        excluded: 'Natural hides with hair.',
        metaTitle: 'Shaggy rug cleaning, from your door',
        metaDescription:
          'Long-pile rugs turned and shaken, washed with a soft brush, dried to the base and combed.',
        searchText: 'carpet shag fluffy deep pile pet hair bedroom wash',
      },
    },
    {
      id: 303,
      priceCents: 2495,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-persa',
        name: 'Alfombra persa u oriental',
        description:
          'Anudadas a mano en Irán, Turquía, Afganistán o la India, con tintes que pueden ser naturales. Las examina una persona antes de mojarlas: nudos, orillos, flecos y solidez de cada color. El lavado es manual, con agua abundante y a favor del pelo, y los flecos se blanquean sin cloro.\n\nHaznos llegar una foto si tiene cortes o zonas gastadas; a veces conviene repararla primero. No la dobles para la recogida: enrollada no se marca.',
        serviceType: 'Examen previo, lavado a mano, secado y entrega enrollada y protegida',
        excluded: 'Piezas de anticuario sin tasación.',
        metaTitle: 'Limpieza de alfombras persas a domicilio',
        metaDescription:
          'Alfombras persas y orientales examinadas nudo a nudo y lavadas a mano a favor del pelo.',
        searchText: 'oriental anudada a mano turca kilim afgana iran flecos nudos lavar',
      },
      en: {
        slug: 'persian-rug',
        name: 'Persian or oriental rug',
        description:
          'Hand-knotted in Iran, Turkey, Afghanistan or India, with dyes that may be natural. A person examines them before they get wet: knots, edges, fringe and the fastness of each colour. Washing is by hand, with plenty of water and along the pile, and the fringe is whitened without chlorine.\n\nSend us a photograph if there are cuts or worn patches; sometimes a repair should come first. Do not fold it for collection: rolled, it takes no marks.',
        serviceType: 'Examination, hand washing, drying, returned rolled and wrapped',
        excluded: 'Antique pieces without an appraisal.',
        metaTitle: 'Persian rug cleaning, from your door',
        metaDescription: 'Persian and oriental rugs examined knot by knot and washed by hand along the pile.',
        searchText: 'carpet hand-knotted turkish kilim afghan iran fringe knots wash',
      },
    },
    {
      id: 466,
      priceCents: 1295,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-de-algodon',
        name: 'Alfombra de algodón',
        description:
          'Las alfombras tejidas de algodón, las jarapas y las infantiles lavables parecen fáciles, pero en la lavadora de casa encogen y se ondulan por los bordes. Nosotros las lavamos extendidas, con agua fría para fijar los tintes, y las secamos tensadas sobre bastidor hasta que recuperan la forma.\n\nDi si es reversible y si alguna vez ha soltado color. Los pompones y flecos los atamos antes de lavar, de modo que no hace falta que quites nada.',
        serviceType: cleaned.es,
        excluded: '',
        metaTitle: 'Limpieza de alfombras de algodón y jarapas',
        metaDescription:
          'Alfombras de algodón, jarapas e infantiles lavadas en frío y secadas con tensión para que no encojan.',
        searchText: 'jarapa infantil niños lavable tapete trapillo lavar',
      },
      en: {
        slug: 'cotton-rug',
        name: 'Cotton rug',
        description:
          'Woven cotton rugs, rag rugs and washable nursery rugs look easy, but in a machine at home they shrink and their edges ripple. We wash them spread out, in cold water so that the dyes hold, and dry them stretched on a frame until they are back in shape.\n\nSay whether it is reversible and whether it has ever bled colour. We tie up pompoms and fringes before washing, so there is nothing for you to take off.',
        serviceType: cleaned.en,
        excluded: '',
        metaTitle: 'Cotton and rag rug cleaning, from your door',
        metaDescription:
          'Cotton, rag and nursery rugs washed cold and dried under tension so that they do not shrink.',
        searchText: 'carpet rag rug nursery kids washable mat wash',
      },
    },
    {
      id: 1082,
      priceCents: 1595,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-de-fibra-vegetal',
        name: 'Alfombra de fibra vegetal',
        description:
          'Yute, sisal, coco, bambú o esparto: fibras que se manchan con el agua y se deforman si se empapan. Las limpiamos en seco, con polvo absorbente que atrapa la grasa y un cepillado mecánico, y tratamos cada cerco a mano con muy poca humedad.\n\nSi se te cae un líquido, sécalo con papel sin frotar y no añadas agua. Los cercos antiguos se suavizan, aunque en el yute casi siempre dejan una sombra; te avisaremos al verla.',
        serviceType: 'Limpieza en seco con polvo absorbente, cepillado y entrega enrollada',
        excluded: '',
        metaTitle: 'Limpieza de alfombras de yute y sisal',
        metaDescription:
          'Alfombras de yute, sisal, coco o bambú limpiadas en seco, sin cercos ni deformaciones.',
        searchText: 'yute sisal coco bambu esparto natural estera lavar',
      },
      en: {
        slug: 'plant-fibre-rug',
        name: 'Plant-fibre rug',
        description:
          'Jute, sisal, coir, bamboo or esparto: fibres that water stains and that lose their shape when soaked. We clean them dry, with an absorbent powder that traps grease and a mechanical brush, and treat each ring mark by hand with very little moisture.\n\nIf you spill something, blot it with paper without rubbing and add no water. Old ring marks soften, although on jute they nearly always leave a shadow; we will tell you when we see it.',
        serviceType: 'Dry cleaning with absorbent powder, brushing, returned rolled',
        excluded: '',
        metaTitle: 'Jute and sisal rug cleaning, from your door',
        metaDescription: 'Jute, sisal, coir and bamboo rugs cleaned dry, with no ring marks and no warping.',
        searchText: 'carpet jute sisal coir bamboo seagrass natural mat wash',
      },
    },
    {
      id: 1145,
      priceCents: 3495,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-de-seda',
        name: 'Alfombra de seda o viscosa',
        description:
          'La seda y su imitación vegetal, la viscosa, brillan según la dirección del pelo y pierden ese brillo con el agua caliente. Las trabajamos a mano, en frío, con cepillo de cerda natural y secado inmediato, y terminamos peinando el pelo en su sentido para igualar los reflejos.\n\nNo intentes quitar ninguna mancha con agua: la viscosa amarillea y se queda rígida. Si no sabes de qué fibra es, elige este servicio y lo comprobaremos al recibirla.',
        serviceType: 'Prueba de fibra, limpieza a mano, secado y peinado del pelo',
        excluded: 'Piezas de anticuario sin tasación.',
        metaTitle: 'Limpieza de alfombras de seda y viscosa',
        metaDescription:
          'Alfombras de seda o viscosa limpiadas a mano y en frío, con el pelo peinado para igualar el brillo.',
        searchText: 'seda viscosa bambu brillo delicada tapete lavar',
      },
      en: {
        slug: 'silk-rug',
        name: 'Silk or viscose rug',
        description:
          'Silk, and viscose which imitates it, shine according to the lie of the pile and lose that shine in hot water. We work on them by hand, cold, with a natural bristle brush and immediate drying, and finish by combing the pile one way so that the sheen is even.\n\nDo not try to lift a stain with water: viscose turns yellow and stiff. If you do not know the fibre, choose this service and we will test it when it arrives.',
        serviceType: 'Fibre test, hand cleaning, drying and combing of the pile',
        excluded: 'Antique pieces without an appraisal.',
        metaTitle: 'Silk and viscose rug cleaning',
        metaDescription:
          'Silk and viscose rugs cleaned cold and by hand, the pile combed one way for an even sheen.',
        searchText: 'carpet viscose bamboo sheen delicate wash',
      },
    },
    {
      id: 1146,
      priceCents: 1895,
      unit: 'square-metre',
      measure: 'carpet',
      es: {
        slug: 'alfombra-plus-con-mascotas',
        name: 'Alfombra PLUS para casas con mascotas',
        description:
          'Pensado para alfombras con orina, pelo o vómito de perro o gato. Además del lavado completo, aplicamos enzimas que digieren lo que provoca el olor en lugar de taparlo, y enjuagamos la base por el revés, que es donde se queda. Terminamos con un tratamiento contra ácaros y pulgas.\n\nMarca las zonas afectadas con cinta de papel: una mancha seca apenas se ve. Vale para fibras sintéticas, lana y algodón; en vegetal o seda, consúltanos antes.',
        serviceType: 'Lavado, tratamiento enzimático de olores, higienizado y entrega enrollada',
        excluded: 'Alfombras de fibra vegetal y de seda.',
        metaTitle: 'Alfombra PLUS: olor y manchas de mascotas',
        metaDescription:
          'Alfombras con manchas y olor de perro o gato: enzimas, lavado por las dos caras e higienizado.',
        searchText: 'perro gato orina olor pelo mascota desinfectar lavar',
      },
      en: {
        slug: 'plus-rug-for-homes-with-pets',
        name: 'PLUS rug for homes with pets',
        description:
          'Meant for rugs with dog or cat urine, hair or vomit. Besides the full wash, we apply enzymes that digest the cause of the smell instead of covering it, and flush the base from behind, which is where it stays. We finish with a treatment against mites and fleas.\n\nMark the places with paper tape: a dry stain can hardly be seen. It suits synthetic fibres, wool and cotton; for plant fibre or silk, ask us first.',
        serviceType: 'Wash, enzyme odour treatment, sanitising, returned rolled',
        excluded: 'Plant-fibre and silk rugs.',
        metaTitle: 'PLUS rug: pet stains and smells',
        metaDescription:
          'Rugs with dog or cat stains and smells: enzymes, a wash on both sides and sanitising.',
        searchText: 'carpet dog cat urine odour hair disinfect wash',
      },
    },
  ],
}
