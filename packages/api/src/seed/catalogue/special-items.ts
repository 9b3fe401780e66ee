import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const curtain = {
  es: 'Lavado o limpieza en seco según tejido, planchado y entrega plegada',
  en: 'Washed or dry cleaned to suit the fabric, ironed and returned folded',
}
const gown = {
  es: 'Inspección, desmanchado a mano, limpieza, planchado y funda',
  en: 'Inspection, hand stain removal, cleaning, pressing and cover',
}
const costume = {
  es: 'Desmanchado, limpieza delicada, planchado a mano y funda',
  en: 'Stain removal, gentle cleaning, hand pressing and cover',
}
const shoes = {
  es: 'Limpieza a mano de exterior, suela e interior, y secado con horma',
  en: 'Hand cleaning of upper, sole and inside, dried on a shoe tree',
}

export const specialItems: SeedCategory = {
  id: categoryIds.specialItems,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.specialItems),
  es: {
    slug: 'prendas-especiales',
    name: 'Prendas especiales',
    description:
      'Cortinas, vestidos de novia y de comunión, trajes regionales, zapatillas, peluches y fundas: lo que no sabes dónde llevar, con un proceso para cada cosa.',
    metaTitle: 'Limpieza de cortinas, novias y prendas especiales',
    metaDescription:
      'Limpieza a domicilio de cortinas, vestidos de novia y comunión, trajes regionales, zapatillas, peluches y fundas de sofá.',
  },
  en: {
    slug: 'special-items',
    name: 'Special items',
    description:
      'Curtains, wedding and communion dresses, folk costumes, trainers, soft toys and covers: the things you do not know where to take, each with its own process.',
    metaTitle: 'Curtains, wedding dresses and special items',
    metaDescription:
      'Home-collected cleaning of curtains, wedding and communion dresses, folk costumes, trainers, soft toys and sofa covers.',
  },
  products: [
    {
      id: 304,
      priceCents: 595,
      unit: 'square-metre',
      measure: 'curtain',
      es: {
        slug: 'cortina',
        name: 'Cortina sin forro',
        description:
          'Cortinas de algodón, lino, poliéster o mezcla, de una sola capa. Las sacudimos para quitar el polvo antes de mojarlas, que si no se convierte en barro, las lavamos o limpiamos en seco según la fibra y las planchamos a lo ancho, para que el dobladillo quede recto al colgar.\n\nQuita ganchos, anillas y pesos y guárdalos en casa. El lino y el algodón sin encoger pueden perder algo de largo: mira si el bajo tiene tela de reserva.',
        serviceType: curtain.es,
        excluded: 'Cortinas de baño, de láminas y con motor.',
        metaTitle: 'Limpieza de cortinas a domicilio',
        metaDescription:
          'Cortinas de algodón, lino o poliéster sin polvo, lavadas según su fibra y planchadas a lo ancho.',
        searchText: 'cortinas caidas salon dormitorio ventana tejido polvo lavar',
      },
      en: {
        slug: 'curtain',
        name: 'Unlined curtain',
        description:
          'Curtains in cotton, linen, polyester or a blend, of a single layer. We shake out the dust before they get wet, or it would turn to mud, wash or dry clean them to suit the fibre and iron them across the width, so that the hem hangs straight.\n\nTake off hooks, rings and weights and keep them at home. Unshrunk linen and cotton may lose a little length: see whether there is spare cloth in the hem.',
        serviceType: curtain.en,
        excluded: 'Shower curtains, slatted blinds and motorised curtains.',
        metaTitle: 'Curtain cleaning, collected at home',
        metaDescription:
          'Cotton, linen and polyester curtains freed of dust, washed to their fibre and ironed.',
        searchText: 'curtains drapes living room bedroom window fabric dust wash',
      },
    },
    {
      id: 1046,
      priceCents: 795,
      unit: 'square-metre',
      measure: 'curtain',
      es: {
        slug: 'cortina-forrada-u-opaca',
        name: 'Cortina forrada u opaca',
        description:
          'Dos telas que encogen distinto, o una capa opaca que se pega a sí misma con el calor. Las forradas van en seco para que forro y exterior no se separen, y las opacas en frío, con la cara plástica hacia fuera y secado colgado, sin secadora ni plancha encima de la capa.\n\nComprueba que la capa no se esté cuarteando por el sol: si ya se pela, el lavado la acaba de soltar. Dinos si el forro se puede separar con velcro.',
        serviceType: curtain.es,
        excluded: 'Cortinas con la capa opaca cuarteada.',
        metaTitle: 'Limpieza de cortinas forradas y opacas',
        metaDescription:
          'Cortinas forradas limpiadas en seco y opacas en frío, sin que la capa se pegue ni se cuartee.',
        searchText: 'cortinas blackout oscurecer forro terciopelo dormitorio ventana lavar',
      },
      en: {
        slug: 'lined-or-blackout-curtain',
        name: 'Lined or blackout curtain',
        description:
          'Two fabrics that shrink differently, or an opaque coating that sticks to itself when hot. Lined curtains go dry so that lining and face do not part; blackout curtains go cold, coating outwards, and dry hanging, with neither tumble dryer nor iron on the coating.\n\nCheck that the sun has not cracked the coating: if it is already peeling, washing will finish the job. Tell us if the lining comes off with Velcro.',
        serviceType: curtain.en,
        excluded: 'Curtains whose blackout coating has cracked.',
        metaTitle: 'Lined and blackout curtain cleaning',
        metaDescription:
          'Lined curtains dry cleaned and blackout ones washed cold, so the coating neither sticks nor cracks.',
        searchText: 'curtains drapes thermal velvet lining bedroom window wash',
      },
    },
    {
      id: 1047,
      priceCents: 495,
      unit: 'square-metre',
      measure: 'curtain',
      es: {
        slug: 'visillo',
        name: 'Visillo',
        description:
          'El visillo filtra la luz y también el humo y la contaminación de la calle, que lo vuelven gris. Lo ponemos en remojo con un blanqueante sin cloro, lo lavamos en malla para que no se enganche y lo colgamos húmedo con vapor, que en estas telas sustituye a la plancha.\n\nCuenta los ganchos y quítalos; un gancho olvidado rasga la tela entera. Los bordados y las aplicaciones pegadas los tratamos a mano.',
        serviceType: curtain.es,
        excluded: 'Visillos con tela quemada por el sol.',
        metaTitle: 'Lavado de visillos a domicilio',
        metaDescription:
          'Visillos grises que vuelven blancos: remojo sin cloro, lavado en malla y alisado con vapor.',
        searchText: 'visillos cortina fina gasa voile blanca humo ventana lavar',
      },
      en: {
        slug: 'net-curtain',
        name: 'Net or sheer curtain',
        description:
          'A sheer curtain filters light, and smoke and street pollution too, which turn it grey. We soak it with a chlorine-free whitener, wash it in a mesh so that it does not snag and hang it damp with steam, which takes the place of ironing on these fabrics.\n\nCount the hooks and take them off; one forgotten hook tears the whole cloth. Embroidery and glued trimmings are treated by hand.',
        serviceType: curtain.en,
        excluded: 'Sheers whose cloth the sun has burnt.',
        metaTitle: 'Net curtain washing, from your door',
        metaDescription:
          'Grey sheers made white again: a chlorine-free soak, a wash in a mesh and smoothing with steam.',
        searchText: 'curtains voile chiffon white smoke window wash',
      },
    },
    {
      id: 541,
      priceCents: 695,
      unit: 'square-metre',
      measure: 'flag',
      es: {
        slug: 'bandera',
        name: 'Bandera o pancarta',
        description:
          'Banderas de balcón, de mástil, de club o institucionales. Llevan meses de sol, lluvia y humo, y colores enfrentados que no deben mezclarse: las lavamos en frío con atrapacolor y las secamos extendidas. Las de seda o bordadas van en seco, con el bordado cubierto.\n\nQuita cuerdas, mosquetones y crespones. El sol debilita la fibra antes de que se note; si la tela se deshilacha al tacto, te avisaremos antes de lavarla.',
        serviceType: 'Lavado o limpieza en seco según tejido, planchado y entrega enrollada',
        excluded: 'Lonas de plástico y banderas históricas.',
        metaTitle: 'Limpieza de banderas y pancartas',
        metaDescription:
          'Banderas de balcón, mástil o institución lavadas sin que los colores se mezclen y planchadas.',
        searchText: 'banderas estandarte pendon balcon mastil club peña lavar',
      },
      en: {
        slug: 'flag',
        name: 'Flag or banner',
        description:
          'Balcony, mast, club or official flags. They carry months of sun, rain and smoke, and contrasting colours that must not run together: we wash them cold with a dye catcher and dry them spread out. Silk or embroidered ones go dry, with the embroidery covered.\n\nTake off ropes, clips and ribbons. The sun weakens fibre before it shows; if the cloth frays at a touch, we will tell you before washing it.',
        serviceType: 'Washed or dry cleaned to suit the fabric, ironed and returned rolled',
        excluded: 'Plastic banners and historic flags.',
        metaTitle: 'Flag and banner cleaning',
        metaDescription:
          'Balcony, mast and official flags washed without their colours running, then ironed.',
        searchText: 'flags standard pennant balcony mast club wash',
      },
    },
    {
      id: 401,
      priceCents: 11995,
      unit: 'piece',
      es: {
        slug: 'vestido-de-novia',
        name: 'Vestido de novia',
        description:
          'Cada vestido se extiende sobre una mesa y se examina con luz ultravioleta, que enseña el vino blanco y el champán que el ojo no ve. El bajo se limpia a mano, palmo a palmo; después el conjunto pasa por un ciclo individual y un planchado capa por capa, desde el forro.\n\nMándalo cuanto antes: el azúcar y la hierba se oxidan. Cuéntanos qué planes tienes, guardarlo, venderlo o heredarlo, y lo prepararemos en consecuencia.',
        serviceType: gown.es,
        excluded: 'Velo y cancán, que se añaden aparte.',
        metaTitle: 'Limpieza de vestidos de novia a domicilio',
        metaDescription:
          'Vestido de novia examinado con luz ultravioleta, bajo limpio a mano y planchado capa por capa.',
        searchText: 'vestidos boda cola tul encaje mikado casarse nupcial',
      },
      en: {
        slug: 'wedding-dress',
        name: 'Wedding dress',
        description:
          'Each dress is laid on a table and examined under ultraviolet light, which shows the white wine and champagne that the eye misses. The hem is cleaned by hand, span by span; then the dress gets a cycle of its own and is pressed layer by layer, from the lining out.\n\nSend it as soon as you can: sugar and grass oxidise. Tell us what you plan, to keep, sell or hand it down, and we will prepare it accordingly.',
        serviceType: gown.en,
        excluded: 'Veil and petticoat, which are added separately.',
        metaTitle: 'Wedding dress cleaning, from your door',
        metaDescription:
          'A wedding dress examined under ultraviolet light, its hem hand cleaned, pressed by layers.',
        searchText: 'bridal gown bride train tulle lace mikado',
      },
    },
    {
      id: 402,
      priceCents: 16995,
      unit: 'piece',
      es: {
        slug: 'vestido-de-novia-plus',
        name: 'Vestido de novia PLUS',
        description:
          'Para vestidos con pedrería, plumas, encaje antiguo o cola larga, y para quien quiere conservarlo muchos años. Se añade la protección de cada adorno, la limpieza a mano de las zonas bordadas, la reposición de cuentas y el embalaje en caja con papel sin ácido, doblado con rollos para que no se marque.\n\nAporta las cuentas y botones de repuesto. No abras la caja en sitios húmedos y cámbiale los pliegues de vez en cuando.',
        serviceType: 'Limpieza a mano, reposición de cuentas y caja de conservación',
        excluded: 'Velo y cancán, que se añaden aparte.',
        metaTitle: 'Vestido de novia PLUS: limpieza y caja',
        metaDescription:
          'Vestido de novia con pedrería o cola limpio a mano y guardado en caja con papel sin ácido.',
        searchText: 'vestidos boda pedreria plumas cola conservar caja premium nupcial',
      },
      en: {
        slug: 'plus-wedding-dress',
        name: 'PLUS wedding dress',
        description:
          'For dresses with beading, feathers, old lace or a long train, and for those who want to keep theirs for many years. It adds a shield for each ornament, hand cleaning of embroidered parts, beads sewn back and packing in a box with acid-free paper, folded round rolls so that it takes no marks.\n\nSend any spare beads and buttons. Do not open the box in damp places, and change the folds now and then.',
        serviceType: 'Hand cleaning, beads sewn back and a preservation box',
        excluded: 'Veil and petticoat, which are added separately.',
        metaTitle: 'PLUS wedding dress: cleaning and box',
        metaDescription:
          'A beaded or trained wedding dress cleaned by hand and kept in a box with acid-free paper.',
        searchText: 'bridal gown bride beading feathers train preserve box premium',
      },
    },
    {
      id: 423,
      priceCents: 2995,
      unit: 'piece',
      es: {
        slug: 'velo-de-novia',
        name: 'Velo o mantilla de novia',
        description:
          'Tul, blonda o encaje, largos y casi sin peso, que se enganchan con solo mirarlos. Los lavamos flotando en una cubeta con jabón neutro, sin frotar, y los secamos extendidos sobre una red. El vapor los alisa desde abajo, sin que nada toque la tela.\n\nQuita horquillas, peineta y flores. Si es una mantilla heredada, dinos cuántos años tiene: las blondas antiguas se cosen a una gasa antes de mojarse.',
        serviceType: 'Lavado a mano, secado extendido, vapor y entrega en papel de seda',
        excluded: '',
        metaTitle: 'Limpieza de velos y mantillas',
        metaDescription:
          'Velo de tul o mantilla de blonda lavados a mano, secados sobre red y alisados con vapor.',
        searchText: 'velos mantillas blonda tul boda encaje peineta',
      },
      en: {
        slug: 'wedding-veil',
        name: 'Wedding veil or mantilla',
        description:
          'Tulle, blonde lace or lace, long and almost weightless, that snag if you so much as look at them. We wash them floating in a basin with neutral soap, without rubbing, and dry them spread on a net. Steam smooths them from below, with nothing touching the fabric.\n\nTake off pins, comb and flowers. If it is an heirloom mantilla, tell us how old it is: antique lace is stitched to gauze before it gets wet.',
        serviceType: 'Hand washing, flat drying, steaming and return in tissue paper',
        excluded: '',
        metaTitle: 'Veil and mantilla cleaning, from your door',
        metaDescription:
          'A tulle veil or lace mantilla washed by hand, dried on a net and smoothed with steam.',
        searchText: 'veils bridal bride tulle lace comb',
      },
    },
    {
      id: 403,
      priceCents: 3995,
      unit: 'piece',
      es: {
        slug: 'vestido-de-comunion',
        name: 'Vestido de comunión',
        description:
          'Organza, plumeti, encaje y muchas enaguas, con rastros de césped, helado y tarta. Las manchas de grasa y las de fruta se tratan por separado; luego se limpia el vestido con las capas sueltas y se planchan una a una, del forro a la sobrefalda. Los lazos se rehacen.\n\nManda juntas la limosnera, la diadema de tela y el cancán si son del mismo tono. Si lo va a usar una hermana, dilo y lo entregamos preparado para guardar.',
        serviceType: gown.es,
        excluded: 'Zapatos y adornos de pelo rígidos.',
        metaTitle: 'Limpieza de vestidos de comunión',
        metaDescription:
          'Vestido de comunión sin césped ni tarta, con sus enaguas planchadas capa a capa y lazos rehechos.',
        searchText: 'comuniones niña organza plumeti enaguas lazos primera',
      },
      en: {
        slug: 'communion-dress',
        name: 'Communion dress',
        description:
          'Organza, dotted Swiss, lace and many petticoats, with traces of grass, ice cream and cake. Grease and fruit stains are treated separately; then the dress is cleaned with its layers free and ironed one by one, from lining to overskirt. Bows are tied anew.\n\nSend the pouch, cloth headband and petticoat along if they are of the same shade. If a sister will wear it, say so and we will prepare it for storage.',
        serviceType: gown.en,
        excluded: 'Shoes and stiff hair ornaments.',
        metaTitle: 'Communion dress cleaning, from your door',
        metaDescription: 'A communion dress freed of grass and cake, its petticoats ironed layer by layer.',
        searchText: 'first holy girl organza petticoat bows',
      },
    },
    {
      id: 404,
      priceCents: 2995,
      unit: 'piece',
      es: {
        slug: 'traje-de-comunion',
        name: 'Traje de comunión de marinero o almirante',
        description:
          'Chaqueta o blusón, pantalón y accesorios de galón dorado. El galón ennegrece con los productos corrientes, así que se cubre antes de limpiar; las rodilleras, que vuelven siempre verdes, se tratan con enzimas. El cuello marinero se plancha sobre una pieza curva.\n\nQuita cordón, medalla y botones de ancla desmontables. Si el traje es de lino, avísanos: lo plancharemos húmedo para que aguante sin arrugas.',
        serviceType: gown.es,
        excluded: 'Zapatos y medallas.',
        metaTitle: 'Limpieza de trajes de comunión',
        metaDescription:
          'Traje de marinero o almirante con galones protegidos, rodillas sin verdín y cuello planchado.',
        searchText: 'comuniones niño marinero almirante galon lino primera',
      },
      en: {
        slug: 'communion-suit',
        name: 'Communion suit, sailor or admiral',
        description:
          'Jacket or blouse, trousers and gold-braid accessories. Braid turns black with ordinary products, so it is covered before cleaning; the knees, which always come home green, are treated with enzymes. The sailor collar is pressed on a curved block.\n\nTake off cord, medal and removable anchor buttons. If the suit is linen, let us know: we will iron it damp so that it holds without creases.',
        serviceType: gown.en,
        excluded: 'Shoes and medals.',
        metaTitle: 'Communion suit cleaning, from your door',
        metaDescription:
          'A sailor or admiral suit with its braid shielded, knees free of grass and collar pressed.',
        searchText: 'first holy boy navy braid linen',
      },
    },
    {
      id: 405,
      priceCents: 3495,
      unit: 'piece',
      es: {
        slug: 'faldon-de-bautizo',
        name: 'Faldón de bautizo',
        description:
          'Suele haber vestido ya a varias generaciones: batista, tiras bordadas, encaje de bolillos y cintas de raso. Se lava a mano en agua blanda, se blanquea al oxígeno solo donde amarillea y se plancha húmedo sobre manta para que el bordado sobresalga. Las cintas se quitan y se vuelven a pasar.\n\nMándalo con su capota y enagua. No lo planches tú antes: el calor fija las manchas de leche que quedaron de la última vez.',
        serviceType: 'Lavado a mano, blanqueo suave, planchado y papel de seda',
        excluded: '',
        metaTitle: 'Limpieza de faldones de bautizo',
        metaDescription:
          'Faldón de bautizo lavado a mano, blanqueado donde amarillea y planchado con el bordado en relieve.',
        searchText: 'faldones cristianar bautismo bebe capota antiguo batista encaje',
      },
      en: {
        slug: 'christening-gown',
        name: 'Christening gown',
        description:
          'It has often dressed several generations: batiste, embroidered bands, bobbin lace and satin ribbon. It is washed by hand in soft water, whitened with oxygen only where it has yellowed, and ironed damp on a blanket so that the embroidery stands out. Ribbons are taken out and threaded again.\n\nSend it with its bonnet and petticoat. Do not iron it first: heat sets the milk stains left from last time.',
        serviceType: 'Hand washing, gentle whitening, ironing and tissue paper',
        excluded: '',
        metaTitle: 'Christening gown cleaning, from your door',
        metaDescription:
          'A christening gown washed by hand, whitened where yellow and ironed with raised embroidery.',
        searchText: 'baptism baby bonnet antique heirloom batiste lace',
      },
    },
    {
      id: 406,
      priceCents: 4495,
      unit: 'piece',
      es: {
        slug: 'traje-de-flamenca',
        name: 'Traje de flamenca',
        description:
          'El albero de la feria se mete entre los volantes y hay que sacarlo en seco, con aire y cepillo, antes de que el agua lo convierta en tinte. Después se limpia con los lunares vigilados, porque el rojo sobre blanco destiñe, y se planchan los volantes de abajo arriba, uno por uno.\n\nSacúdelo en la calle y dale la vuelta antes de entregarlo. El mantoncillo y las flores van aparte. Dinos qué bebida le cayó encima.',
        serviceType: costume.es,
        excluded: 'Mantoncillo y complementos.',
        metaTitle: 'Limpieza de trajes de flamenca',
        metaDescription:
          'Traje de flamenca sin albero entre los volantes, con los lunares cuidados y planchado volante a volante.',
        searchText: 'gitana sevillana feria abril rocio volantes lunares faralaes',
      },
      en: {
        slug: 'flamenco-dress',
        name: 'Flamenco dress',
        description:
          'The yellow sand of the feria gets between the ruffles and must come out dry, with air and brush, before water turns it into dye. Then the dress is cleaned with an eye on the dots, since red on white bleeds, and the ruffles are ironed from the bottom up, one by one.\n\nShake it outdoors and turn it inside out before you hand it over. The little shawl and flowers go separately. Tell us which drink was spilled on it.',
        serviceType: costume.en,
        excluded: 'Small shawl and accessories.',
        metaTitle: 'Flamenco dress cleaning, from your door',
        metaDescription: 'A flamenco dress freed of sand, its dots looked after and ironed ruffle by ruffle.',
        searchText: 'sevillana feria fair ruffles frills polka dots',
      },
    },
    {
      id: 407,
      priceCents: 3995,
      unit: 'piece',
      es: {
        slug: 'manton-de-manila',
        name: 'Mantón de Manila',
        description:
          'Seda bordada por las dos caras con un fleco de macramé que puede medir más que el propio paño. Se prueba cada color del bordado, se limpia extendido y se peina el fleco hilo a hilo con las manos. El planchado es solo en los claros, nunca sobre las flores.\n\nDóblalo al bies y con el fleco por dentro para entregarlo. Un mantón antiguo puede tener la seda cristalizada: te lo diremos al verlo, antes de hacer nada.',
        serviceType: 'Prueba de color, limpieza a mano, peinado del fleco y papel de seda',
        excluded: '',
        metaTitle: 'Limpieza de mantones de Manila',
        metaDescription:
          'Mantón de Manila con cada color probado, limpiado extendido y con el fleco peinado a mano.',
        searchText: 'mantones mantoncillo seda bordado fleco macrame feria',
      },
      en: {
        slug: 'manila-shawl',
        name: 'Embroidered Manila shawl',
        description:
          'Silk embroidered on both faces, with a macramé fringe that may be longer than the cloth itself. Each colour of the embroidery is tested, the shawl is cleaned spread out and the fringe combed thread by thread with the fingers. Only the bare silk is ironed, never the flowers.\n\nFold it on the bias with the fringe inside to hand it over. An old shawl may have brittle silk: we will tell you when we see it, before doing anything.',
        serviceType: 'Colour test, hand cleaning, fringe combing and tissue paper',
        excluded: '',
        metaTitle: 'Manila shawl cleaning, from your door',
        metaDescription:
          'A Manila shawl with each colour tested, cleaned spread out and its fringe combed by hand.',
        searchText: 'shawls silk embroidered fringe macrame feria spanish',
      },
    },
    {
      id: 408,
      priceCents: 7995,
      unit: 'piece',
      es: {
        slug: 'traje-de-fallera',
        name: 'Traje de fallera',
        description:
          'Corpiño y falda de espolín o damasco, con hilo metálico y forros que sujetan el peso. La pólvora, la cera y el sudor de la ofrenda se tratan a mano; la seda se limpia en seco con el hilo dorado cubierto, y la falda se plancha por dentro para no aplastar el dibujo.\n\nEnvía el traje sin manteletas ni joyas; esas piezas se tratan por separado. Si el corpiño lleva ballenas, dinos si son metálicas.',
        serviceType: costume.es,
        excluded: 'Manteletas, aderezos y espolines con hilo de oro deteriorado.',
        metaTitle: 'Limpieza de trajes de fallera',
        metaDescription:
          'Traje de fallera de espolín o damasco limpiado con el hilo metálico cubierto y planchado por dentro.',
        searchText: 'valenciana fallas espolin damasco corpiño ofrenda indumentaria',
      },
      en: {
        slug: 'fallera-dress',
        name: 'Valencian fallera dress',
        description:
          'Bodice and skirt in brocade or damask, with metal thread and linings that bear the weight. Gunpowder, wax and the sweat of the flower offering are treated by hand; the silk is dry cleaned with the gold thread covered, and the skirt is pressed from inside so as not to flatten the pattern.\n\nSend the dress without lace shawls or jewels; those are treated separately. If the bodice is boned, tell us whether the bones are metal.',
        serviceType: costume.en,
        excluded: 'Lace shawls, jewellery and brocade with damaged gold thread.',
        metaTitle: 'Fallera dress cleaning, from your door',
        metaDescription:
          'A brocade or damask fallera dress cleaned with its metal thread covered, pressed inside.',
        searchText: 'valencia fallas brocade damask bodice costume traditional',
      },
    },
    {
      id: 409,
      priceCents: 3995,
      unit: 'piece',
      es: {
        slug: 'traje-regional',
        name: 'Traje regional o de época',
        description:
          'Chulapa, baturro, payés, lagarterana, charro: lana cruda, terciopelo, azabache y bordados que nadie ha lavado en años. Separamos las piezas, limpiamos cada una por su cuenta y documentamos con fotos cómo iba montado todo, para devolverlo igual.\n\nManda una lista de las piezas, porque son muchas y pequeñas. Los azabaches y lentejuelas de gelatina se disuelven en agua: no intentes quitar manchas en casa.',
        serviceType: costume.es,
        excluded: 'Piezas de museo y joyas.',
        metaTitle: 'Limpieza de trajes regionales',
        metaDescription:
          'Traje regional o de época limpiado pieza por pieza y devuelto montado tal como llegó.',
        searchText: 'chulapo catalan aragones salmantino folclore danza indumentaria',
      },
      en: {
        slug: 'folk-costume',
        name: 'Folk or period costume',
        description:
          'Madrid chulapa, Aragonese, Catalan or Salamanca dress: raw wool, velvet, jet and embroidery that nobody has washed in years. We separate the pieces, clean each by itself and record with photographs how everything was put together, so as to return it the same.\n\nSend a list of the pieces, for they are many and small. Jet beads and gelatine sequins dissolve in water: do not try to remove stains at home.',
        serviceType: costume.en,
        excluded: 'Museum pieces and jewellery.',
        metaTitle: 'Folk costume cleaning, from your door',
        metaDescription:
          'A folk or period costume cleaned piece by piece and put together again just as it came.',
        searchText: 'regional traditional chulapa charro folklore dance theatre',
      },
    },
    {
      id: 410,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'disfraz',
        name: 'Disfraz',
        description:
          'Telas baratas, tintes que corren, purpurina y espuma: un disfraz no está hecho para lavarse, y por eso lo hacemos a mano o en malla, en frío, después de quitar alas, hombreras y electrónica. El maquillaje de fiesta del cuello se trata con desmaquillante textil.\n\nSaca pilas y luces. Si es alquilado, adjunta la etiqueta con su código para no extraviarla. La purpurina suelta seguirá cayendo algo; forma parte de su encanto.',
        serviceType: 'Desmanchado, lavado delicado, vapor y entrega en percha',
        excluded: 'Máscaras de látex, pelucas y partes electrónicas.',
        metaTitle: 'Limpieza de disfraces a domicilio',
        metaDescription:
          'Disfraces lavados a mano o en malla, en frío, sin que se corran los tintes, y repasados con vapor.',
        searchText: 'disfraces carnaval halloween cosplay papa noel fiesta',
      },
      en: {
        slug: 'fancy-dress-costume',
        name: 'Fancy-dress costume',
        description:
          'Cheap fabric, running dyes, glitter and foam: fancy dress is not made to be washed, so we do it by hand or in a mesh, cold, once wings, shoulder pads and electronics are off. Party make-up at the collar is treated with a textile make-up remover.\n\nTake out batteries and lights. If it is hired, attach the label with its code so that it does not go astray. Loose glitter will still fall a little; that is part of its charm.',
        serviceType: 'Stain removal, gentle washing, steaming and return on a hanger',
        excluded: 'Latex masks, wigs and electronic parts.',
        metaTitle: 'Costume cleaning, from your door',
        metaDescription:
          'Fancy dress washed by hand or in a mesh, cold, so that dyes do not run, and steamed.',
        searchText: 'carnival halloween cosplay santa party outfit',
      },
    },
    {
      id: 411,
      priceCents: 1495,
      unit: 'piece',
      es: {
        slug: 'zapatillas-deportivas',
        name: 'Zapatillas deportivas (par)',
        description:
          'Quitamos cordones y plantillas, que se lavan aparte, y cepillamos la mediasuela y las juntas con una espuma que no amarillea la goma. La malla se limpia sin empapar para que la cola aguante, y se secan rellenas, lejos del calor, hasta que el interior huele a nada.\n\nNo las metas en la lavadora: despega la suela. Di si son de ante o de piel, porque cambia el producto. Las manchas de césped en malla blanca se aclaran casi siempre.',
        serviceType: shoes.es,
        excluded: 'Calzado con la suela despegada.',
        metaTitle: 'Limpieza de zapatillas a domicilio',
        metaDescription:
          'Zapatillas limpias a mano: malla, mediasuela, cordones y plantillas, secadas lejos del calor.',
        searchText: 'sneakers bambas deportivas tenis calzado zapatos cordones',
      },
      en: {
        slug: 'trainers',
        name: 'Trainers, one pair',
        description:
          'We take out laces and insoles, which are washed apart, and brush midsole and joints with a foam that does not yellow rubber. Mesh is cleaned without soaking so that the glue holds, and the shoes dry stuffed, away from heat, until the inside smells of nothing.\n\nDo not put them in the washing machine: it loosens the sole. Say if they are suede or leather, because the product changes. Grass on white mesh nearly always fades.',
        serviceType: shoes.en,
        excluded: 'Shoes with a loose sole.',
        metaTitle: 'Trainer cleaning, from your door',
        metaDescription: 'Trainers cleaned by hand: mesh, midsole, laces and insoles, dried away from heat.',
        searchText: 'sneakers running tennis shoes footwear laces',
      },
    },
    {
      id: 412,
      priceCents: 2295,
      unit: 'piece',
      es: {
        slug: 'botas-o-botines',
        name: 'Botas o botines (par)',
        description:
          'Sal, barro y lluvia dejan en las botas una línea blanca que las come. La neutralizamos, limpiamos la caña y el cerco de la suela, nutrimos la piel o levantamos el pelo del ante y las secamos con horma alta, para que la caña no se caiga. Las cremalleras se engrasan.\n\nSacude la tierra seca antes de entregarlas. Mételas sin hormas de madera pesadas y dinos si el color se ha ido en la puntera.',
        serviceType: shoes.es,
        excluded: 'Calzado con la suela despegada y botas de goma.',
        metaTitle: 'Limpieza de botas y botines a domicilio',
        metaDescription:
          'Botas de piel o ante sin barro ni cercos de lluvia, nutridas y secadas con horma alta.',
        searchText: 'bota calzado zapatos cuero ante uggs camperas barro',
      },
      en: {
        slug: 'boots',
        name: 'Boots or ankle boots, one pair',
        description:
          'Salt, mud and rain leave a white line on boots that eats into them. We neutralise it, clean the shaft and the welt, feed the leather or lift the nap of the suede, and dry them on tall trees so that the shaft does not sag. Zips are eased with wax.\n\nKnock off dry soil before handing them over. Send them without heavy wooden trees and tell us if the colour has gone from the toe.',
        serviceType: shoes.en,
        excluded: 'Shoes with a loose sole and rubber boots.',
        metaTitle: 'Boot cleaning, from your door',
        metaDescription:
          'Leather and suede boots freed of mud and rain marks, conditioned and dried on tall trees.',
        searchText: 'footwear shoes leather suede uggs cowboy mud',
      },
    },
    {
      id: 413,
      priceCents: 895,
      unit: 'piece',
      es: {
        slug: 'peluche',
        name: 'Peluche pequeño o mediano',
        description:
          'El que duerme con alguien y no puede faltar. Lo lavamos dentro de una malla con un jabón sin perfume apto para bebés, aclaramos hasta que el agua sale limpia y lo secamos con aire templado, dándole la vuelta para que el relleno no se apelmace. Al final se cepilla.\n\nCuéntanos su nombre y si tiene alguna costura delicada u ojos pegados. Quita las pilas y cajas de música, o di dónde están para sacarlas.',
        serviceType: 'Lavado higiénico, secado y cepillado',
        excluded: 'Peluches rellenos de bolitas o de espuma deshecha.',
        metaTitle: 'Lavar peluches a domicilio',
        metaDescription:
          'Peluches lavados en malla con jabón apto para bebés, secos por dentro y cepillados.',
        searchText: 'peluches muñeco osito juguete bebe niños acaros doudou',
      },
      en: {
        slug: 'soft-toy',
        name: 'Soft toy, small or medium',
        description:
          'The one that sleeps with somebody and cannot be missing. We wash it inside a mesh with an unscented soap fit for babies, rinse until the water runs clear and dry it in warm air, turning it so that the stuffing does not clump. At the end it is brushed.\n\nTell us its name, and whether it has a delicate seam or glued eyes. Take out batteries and music boxes, or say where they are so that we can remove them.',
        serviceType: 'Hygienic wash, drying and brushing',
        excluded: 'Toys filled with beads or crumbling foam.',
        metaTitle: 'Soft toy washing, from your door',
        metaDescription: 'Soft toys washed in a mesh with baby-safe soap, dried right through and brushed.',
        searchText: 'teddy bear plush doll baby kids children dust mites comforter',
      },
    },
    {
      id: 414,
      priceCents: 1995,
      unit: 'piece',
      es: {
        slug: 'peluche-grande',
        name: 'Peluche grande',
        description:
          'Osos de feria, unicornios y compañeros de sofá que no entran en ninguna lavadora doméstica. Si tienen cremallera, sacamos el relleno y lavamos funda y fibra aparte; si no, limpiamos la superficie por inyección y extracción, que lava sin inundar el interior.\n\nMándalo en una bolsa grande cerrada. Si el relleno es de bolitas de poliestireno, dilo: lo limpiamos solo por fuera para que no quede un reguero.',
        serviceType: 'Limpieza en profundidad, secado y cepillado',
        excluded: 'Peluches con espuma deshecha o electrónica fija.',
        metaTitle: 'Lavar peluches grandes a domicilio',
        metaDescription:
          'Peluches grandes lavados por partes o por inyección y extracción, secos y cepillados.',
        searchText: 'peluches gigante oso muñeco juguete feria niños',
      },
      en: {
        slug: 'large-soft-toy',
        name: 'Soft toy, large',
        description:
          'Fairground bears, unicorns and sofa companions that fit no washing machine at home. If there is a zip, we take out the stuffing and wash cover and fibre apart; if not, we clean the surface by injection and extraction, which washes without flooding the inside.\n\nSend it in a large closed bag. If the filling is polystyrene beads, say so: we clean only the outside so that it leaves no trail.',
        serviceType: 'Deep cleaning, drying and brushing',
        excluded: 'Toys with crumbling foam or built-in electronics.',
        metaTitle: 'Large soft toy washing, from your door',
        metaDescription: 'Large soft toys washed in parts or by injection and extraction, dried and brushed.',
        searchText: 'giant teddy bear plush doll fairground kids children',
      },
    },
    {
      id: 415,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'funda-de-cojin',
        name: 'Funda de cojín de sofá o silla',
        description:
          'La tela en la que te sientas cada día, con grasa, café y pelo de mascota. Leemos la composición, probamos el color en la costura y lavamos o limpiamos en seco con la cremallera cerrada, para que la funda no cambie de talla y vuelva a entrar en su espuma.\n\nQuítala antes de la recogida y lava todas las del mismo sofá a la vez: si no, una quedará más clara. Las espumas no hace falta que las mandes.',
        serviceType: 'Limpieza según tejido, secado sin calor y planchado',
        excluded: 'Fundas de piel y cojines sin cremallera.',
        metaTitle: 'Limpieza de fundas de cojín',
        metaDescription:
          'Fundas de cojín de sofá o silla limpias según su tejido, sin encoger y con el color igualado.',
        searchText: 'cojines almohadon sofa silla tapiceria mascota',
      },
      en: {
        slug: 'cushion-cover',
        name: 'Sofa or chair cushion cover',
        description:
          'The cloth you sit on every day, with grease, coffee and pet hair. We read the composition, test the dye on a seam and wash or dry clean with the zip closed, so that the cover keeps its size and fits its foam again.\n\nTake it off before collection, and have all those of one sofa done at once: otherwise one will end up paler. There is no need to send the foam.',
        serviceType: 'Cleaned to suit the fabric, dried without heat and ironed',
        excluded: 'Leather covers and cushions without a zip.',
        metaTitle: 'Cushion cover cleaning, from your door',
        metaDescription:
          'Sofa and chair cushion covers cleaned to suit their fabric, unshrunk and even in colour.',
        searchText: 'cushions couch upholstery pet',
      },
    },
    {
      id: 416,
      priceCents: 2995,
      unit: 'piece',
      es: {
        slug: 'funda-de-sofa',
        name: 'Funda de sofá completa',
        description:
          'Fundas enterizas de loneta, algodón o bielástica, con todas sus solapas. Mojadas pesan tanto como un edredón, así que van en máquina grande, en frío para que no encojan, y se planchan solo en las caras vistas. Las cintas y los velcros se cierran antes.\n\nHaz una foto de cómo va puesta: te ahorrará un rato al montarla. Las de loneta quedan mejor si se colocan cuando aún guardan un punto de humedad; pídelo si lo prefieres.',
        serviceType: 'Limpieza según tejido, secado sin calor y planchado de caras vistas',
        excluded: 'Fundas de piel o polipiel.',
        metaTitle: 'Limpieza de fundas de sofá',
        metaDescription:
          'Funda de sofá de loneta, algodón o bielástica lavada sin encoger y planchada por las caras vistas.',
        searchText: 'fundas sofa tapiceria loneta bielastica chaise longue butaca',
      },
      en: {
        slug: 'sofa-cover',
        name: 'Complete sofa cover',
        description:
          'One-piece covers in canvas, cotton or stretch fabric, with all their flaps. Wet, they weigh as much as a duvet, so they go in a large machine, cold so as not to shrink, and only the faces on show are ironed. Tapes and Velcro are closed first.\n\nTake a picture of how it goes on: it will save you time. Canvas fits best if put on while slightly damp; ask for it that way if you like.',
        serviceType: 'Cleaned to suit the fabric, dried without heat, visible faces ironed',
        excluded: 'Leather or imitation leather covers.',
        metaTitle: 'Sofa cover cleaning, from your door',
        metaDescription:
          'A canvas, cotton or stretch sofa cover washed without shrinking, its visible faces ironed.',
        searchText: 'slipcover couch upholstery canvas armchair settee',
      },
    },
    {
      id: 417,
      priceCents: 1295,
      unit: 'piece',
      es: {
        slug: 'mochila-o-bolsa-de-tela',
        name: 'Mochila o bolsa de tela',
        description:
          'Mochilas escolares, de montaña o de portátil, con migas, tinta y plátano aplastado en el fondo. Las vaciamos y aspiramos bolsillo a bolsillo, tratamos la tinta antes de mojar y las lavamos a mano para no dañar las espumas ni la capa impermeable. Secan abiertas y boca abajo.\n\nRevisa todos los bolsillos, hasta el que no usas. Si la capa interior ya suelta un polvo blanco, no se recupera, pero el resto quedará limpio.',
        serviceType: 'Vaciado, aspirado, lavado a mano y secado al aire',
        excluded: 'Mochilas de piel y maletas rígidas.',
        metaTitle: 'Lavar mochilas y bolsas de tela',
        metaDescription: 'Mochilas y bolsas aspiradas bolsillo a bolsillo, lavadas a mano y secadas al aire.',
        searchText: 'mochilas colegio escolar montaña portatil bolso deporte tinta',
      },
      en: {
        slug: 'backpack-or-cloth-bag',
        name: 'Backpack or cloth bag',
        description:
          'School, hiking or laptop backpacks, with crumbs, ink and a squashed banana at the bottom. We empty and vacuum them pocket by pocket, treat ink before any water and wash by hand so as not to harm foam or waterproof coating. They dry open and upside down.\n\nCheck every pocket, even the one you never use. If the inner coating is already shedding white powder it cannot be saved, but the rest will be clean.',
        serviceType: 'Emptied, vacuumed, washed by hand and air dried',
        excluded: 'Leather backpacks and hard suitcases.',
        metaTitle: 'Backpack and cloth bag washing',
        metaDescription: 'Backpacks and bags vacuumed pocket by pocket, washed by hand and air dried.',
        searchText: 'rucksack school hiking laptop sports bag ink',
      },
    },
    {
      id: 418,
      priceCents: 3495,
      unit: 'piece',
      es: {
        slug: 'textil-de-carrito-de-bebe',
        name: 'Textil de carrito o silla de bebé',
        description:
          'Capota, asiento, arnés, saco y colchoneta, ya desmontados del chasis. La leche fermentada en las costuras es lo que huele: la tratamos con enzimas, lavamos con detergente para piel de bebé y aclaramos dos veces. Los plásticos interiores y las hebillas se limpian a mano.\n\nHaz fotos al desmontarlo y manda todas las piezas en una sola bolsa con la lista. El arnés de seguridad no se lava en máquina, para no debilitarlo.',
        serviceType: 'Tratamiento enzimático, lavado hipoalergénico y secado al aire',
        excluded: 'Chasis, ruedas y piezas que no se puedan desmontar.',
        metaTitle: 'Lavar el textil del carrito de bebé',
        metaDescription:
          'Capota, asiento y saco de carrito lavados con enzimas y detergente para piel de bebé.',
        searchText: 'cochecito silla paseo maxicosi coche bebe capota saco arnes',
      },
      en: {
        slug: 'pram-fabrics',
        name: 'Pram, pushchair or child seat fabrics',
        description:
          'Hood, seat, harness, footmuff and mattress, already taken off the frame. Milk that has turned in the seams is what smells: we treat it with enzymes, wash with a detergent for baby skin and rinse twice. Inner plastics and buckles are cleaned by hand.\n\nTake pictures as you dismantle it and send all the pieces in one bag with a list. The safety harness never goes in a machine, so as not to weaken it.',
        serviceType: 'Enzyme treatment, hypoallergenic wash and air drying',
        excluded: 'Frames, wheels and parts that cannot be taken off.',
        metaTitle: 'Pram and pushchair fabric washing',
        metaDescription: 'Pram hood, seat and footmuff washed with enzymes and a detergent for baby skin.',
        searchText: 'stroller buggy car seat baby hood footmuff harness',
      },
    },
    {
      id: 419,
      priceCents: 1895,
      unit: 'piece',
      es: {
        slug: 'cama-de-mascota',
        name: 'Cama o manta de mascota',
        description:
          'La aspiramos a fondo, porque el pelo mojado se convierte en fieltro, y la lavamos en una máquina que solo usamos para cosas de animales. El programa elimina ácaros, pulgas y olor con enzimas en vez de perfume, que a los perros y gatos les molesta.\n\nSi la funda se quita, mándala separada del relleno. Avísanos de tratamientos antiparasitarios recientes. Las que estén mordidas se cosen con un pespunte simple.',
        serviceType: 'Aspirado, lavado higiénico en máquina exclusiva y secado',
        excluded: 'Camas de espuma rígida o de mimbre.',
        metaTitle: 'Lavar camas de perro y gato a domicilio',
        metaDescription:
          'Cama o manta de mascota aspirada y lavada en máquina exclusiva, sin pelo, ácaros ni olor.',
        searchText: 'perro gato cojin animal pelo olor pulgas colchoneta',
      },
      en: {
        slug: 'pet-bed',
        name: 'Pet bed or blanket',
        description:
          'We vacuum it thoroughly, because wet hair turns to felt, and wash it in a machine kept only for animals’ things. The programme removes mites, fleas and smell with enzymes instead of perfume, which bothers dogs and cats.\n\nIf the cover comes off, send it apart from the filling. Tell us about recent parasite treatments. Chewed ones are mended with a plain stitch.',
        serviceType: 'Vacuumed, hygienically washed in a machine of its own and dried',
        excluded: 'Rigid foam or wicker beds.',
        metaTitle: 'Dog and cat bed washing, from your door',
        metaDescription:
          'A pet bed or blanket vacuumed and washed in its own machine, free of hair, mites and smell.',
        searchText: 'dog cat cushion animal hair smell fleas mattress',
      },
    },
    {
      id: 420,
      priceCents: 1195,
      unit: 'piece',
      es: {
        slug: 'kimono-de-artes-marciales',
        name: 'Kimono de artes marciales',
        description:
          'Judo, jiu-jitsu, karate o aikido: algodón grueso que suda mucho y tarda una eternidad en secar en el tendedero. Lavamos con oxígeno activo, que blanquea sin debilitar el trenzado, y secamos al aire forzado y frío para que chaqueta y pantalón no encojan.\n\nManda el cinturón aparte si por tradición no quieres que se lave. La sangre se trata en frío: no la mojes con agua caliente antes de entregarlo.',
        serviceType: 'Desmanchado, lavado higiénico, secado sin calor y doblado',
        excluded: '',
        metaTitle: 'Lavar kimonos de judo y artes marciales',
        metaDescription:
          'Judogi, karategi o gi lavado con oxígeno activo y secado sin calor para que no encoja.',
        searchText: 'kimonos judogi karategi jiujitsu taekwondo dobok aikido deporte sudor',
      },
      en: {
        slug: 'martial-arts-uniform',
        name: 'Martial arts uniform',
        description:
          'Judo, jiu-jitsu, karate or aikido: thick cotton that soaks up sweat and takes an age to dry on a rack. We wash with active oxygen, which whitens without weakening the weave, and dry with cool forced air so that jacket and trousers do not shrink.\n\nLeave the belt at home if by tradition you do not want it washed. Blood is treated cold: do not put hot water on it before handing it over.',
        serviceType: 'Stain removal, hygienic wash, drying without heat and folding',
        excluded: '',
        metaTitle: 'Judo and martial arts uniform washing',
        metaDescription:
          'A judogi, karategi or gi washed with active oxygen and dried without heat so it cannot shrink.',
        searchText: 'kimono judogi karategi gi jiujitsu taekwondo dobok aikido sport sweat',
      },
    },
    {
      id: 421,
      priceCents: 1895,
      unit: 'piece',
      es: {
        slug: 'traje-de-neopreno',
        name: 'Traje de neopreno',
        description:
          'Sal, arena, crema y lo que todos sabemos: el neopreno retiene olores en la espuma. Lo sumergimos en un baño con jabón específico y bacterias que comen el olor, lo aclaramos por dentro y por fuera y lo secamos a la sombra, colgado por la cintura, para que los hombros no se estiren.\n\nEnjuágalo con agua dulce al salir del mar y no lo dejes en el maletero. Los cortes pequeños se pegan si nos lo dices.',
        serviceType: 'Baño desodorizante, aclarado y secado a la sombra',
        excluded: 'Trajes secos con juntas de látex.',
        metaTitle: 'Lavar trajes de neopreno a domicilio',
        metaDescription:
          'Neopreno de surf o buceo sin sal ni olor, lavado con jabón específico y secado a la sombra.',
        searchText: 'neoprenos surf buceo wetsuit escarpines kitesurf piscina playa',
      },
      en: {
        slug: 'wetsuit',
        name: 'Neoprene wetsuit',
        description:
          'Salt, sand, sunscreen and what everyone knows: neoprene holds smells in its foam. We sink it in a bath with special soap and bacteria that eat the smell, rinse it inside and out and dry it in the shade, hung by the waist so that the shoulders do not stretch.\n\nRinse it in fresh water when you leave the sea and do not keep it in the car boot. Small cuts are glued if you tell us.',
        serviceType: 'Deodorising bath, rinsing and drying in the shade',
        excluded: 'Dry suits with latex seals.',
        metaTitle: 'Wetsuit washing, from your door',
        metaDescription:
          'A surf or diving wetsuit freed of salt and smell, washed with special soap, dried in shade.',
        searchText: 'neoprene surf diving boots kitesurf pool beach',
      },
    },
    {
      id: 422,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'estor-o-panel-japones',
        name: 'Estor plegable o panel japonés',
        description:
          'Telas planas que cuelgan de varillas y que cualquier arruga delata. Las limpiamos extendidas, sin centrifugar, y las secamos verticales con su peso para que los bordes sigan paralelos. Las de tejido técnico se limpian por aspiración y paño, sin mojar la trama.\n\nDesmonta la tela del riel y saca varillas y contrapesos; numera los paneles por detrás con lápiz. El cordón del estor no hace falta mandarlo si se puede quitar.',
        serviceType: 'Limpieza según tejido, secado vertical y entrega enrollada',
        excluded: 'Mecanismos, venecianas y estores de screen con motor.',
        metaTitle: 'Limpieza de estores y paneles japoneses',
        metaDescription:
          'Estor plegable o panel japonés limpiado extendido, secado con su peso y entregado enrollado.',
        searchText: 'estores paneles cortina varillas paqueto ventana lavar',
      },
      en: {
        slug: 'roman-blind-or-panel',
        name: 'Roman blind or sliding panel',
        description:
          'Flat cloths that hang from rods and that any crease betrays. We clean them spread out, without spinning, and dry them upright under their own weight so that the edges stay parallel. Technical fabrics are cleaned by suction and cloth, without wetting the weave.\n\nTake the cloth off its rail and pull out rods and weights; number the panels on the back in pencil. Leave out the blind’s cord if it comes away.',
        serviceType: 'Cleaned to suit the fabric, dried upright and returned rolled',
        excluded: 'Mechanisms, Venetian blinds and motorised screens.',
        metaTitle: 'Roman blind and panel cleaning',
        metaDescription:
          'A Roman blind or sliding panel cleaned spread out, dried upright and returned rolled.',
        searchText: 'blinds panels japanese curtain rods window wash',
      },
    },
  ],
}
