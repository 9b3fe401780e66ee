import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const onHanger = {
  es: 'Planchado a vapor y entrega en percha',
  en: 'Steam ironing and return on a hanger',
}
const folded = {
  es: 'Planchado a vapor y entrega doblada',
  en: 'Steam ironing and return folded',
}
const dirty = {
  es: 'Ropa sin lavar o con manchas, que el calor fijaría.',
  en: 'Unwashed or stained clothes, whose marks the heat would set.',
}

export const ironing: SeedCategory = {
  id: categoryIds.ironing,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.ironing),
  es: {
    slug: 'planchar',
    name: 'Plancha',
    description:
      'Tú lavas, nosotros planchamos. Camisas, pantalones, vestidos y ropa de casa, con vapor y mesa de aspiración, en percha o doblados.',
    metaTitle: 'Plancha a domicilio',
    metaDescription:
      'Servicio de plancha a domicilio para ropa ya lavada: camisas, pantalones, vestidos, sábanas y manteles, en percha o doblados.',
  },
  en: {
    slug: 'ironing',
    name: 'Ironing',
    description:
      'You wash, we iron. Shirts, trousers, dresses and household linen, with steam and a suction table, on hangers or folded.',
    metaTitle: 'Ironing service, collected at home',
    metaDescription:
      'Ironing for clothes you have already washed: shirts, trousers, dresses, sheets and tablecloths, hung or folded.',
  },
  products: [
    {
      id: 107,
      priceCents: 225,
      unit: 'piece',
      es: {
        slug: 'planchar-camisa',
        name: 'Planchar camisa',
        description:
          'Solo plancha, para la camisa que ya has lavado en casa. Empezamos por cuello y puños, seguimos por canesú y mangas y acabamos en los delanteros, siempre con vapor y aspiración para que el tejido se asiente frío y no se arrugue al doblar el brazo.\n\nTiéndela abotonada por arriba y entrégala seca. Mira el cuello a contraluz: si queda un cerco, mejor pide lavado y planchado, porque el calor lo hace permanente.',
        serviceType: onHanger.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de camisas a domicilio',
        metaDescription:
          'Planchamos a vapor las camisas que ya has lavado: cuello, puños, mangas y delanteros, en percha.',
        searchText: 'camisas planchado oficina algodon lino manga',
      },
      en: {
        slug: 'iron-a-shirt',
        name: 'Shirt, ironed only',
        description:
          'Ironing alone, for the shirt you have already washed at home. We begin with collar and cuffs, go on to yoke and sleeves and end with the fronts, always with steam and suction so that the cloth settles cool and does not crease when you bend your arm.\n\nHang it to dry with the top button done up and hand it over dry. Hold the collar to the light: if a ring remains, ask for washing and ironing instead, since heat makes it permanent.',
        serviceType: onHanger.en,
        excluded: dirty.en,
        metaTitle: 'Shirt ironing, collected at home',
        metaDescription:
          'We steam iron the shirts you have washed: collar, cuffs, sleeves and fronts, on a hanger.',
        searchText: 'shirts press pressing office cotton linen sleeve',
      },
    },
    {
      id: 108,
      priceCents: 275,
      unit: 'piece',
      es: {
        slug: 'planchar-pantalon',
        name: 'Planchar pantalón',
        description:
          'Casamos las cuatro costuras de las perneras y marcamos la raya en una sola pasada, con paño húmedo para no sacar brillo. La cintura, los bolsillos y la bragueta se abren y se planchan por dentro. Si no quieres raya, lo dejamos redondo.\n\nVacía los bolsillos y no los entregues doblados en cuatro. Los de lana sucia brillan más al plancharlos; esos conviene limpiarlos antes.',
        serviceType: onHanger.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de pantalones a domicilio',
        metaDescription:
          'Pantalones planchados a vapor, con raya o sin ella, y con cintura y bolsillos por dentro.',
        searchText: 'pantalones planchado raya pinzas chinos vestir',
      },
      en: {
        slug: 'iron-trousers',
        name: 'Trousers, ironed only',
        description:
          'We match the four leg seams and lay the crease in a single pass, through a damp cloth so that it does not shine. Waistband, pockets and fly are opened and ironed from inside. If you want no crease, we leave the leg round.\n\nEmpty the pockets and do not hand them over folded in four. Dirty wool shines more when pressed; trousers like that are better cleaned first.',
        serviceType: onHanger.en,
        excluded: dirty.en,
        metaTitle: 'Trouser ironing, collected at home',
        metaDescription:
          'Trousers steam ironed, creased or not, with waistband and pockets done from inside.',
        searchText: 'pants press pressing crease chinos dress',
      },
    },
    {
      id: 109,
      priceCents: 175,
      unit: 'piece',
      es: {
        slug: 'planchar-camiseta-o-polo',
        name: 'Planchar camiseta o polo',
        description:
          'Punto de algodón, liso o estampado. Lo planchamos sin tirar, apoyando y levantando, porque el punto se estira en caliente y la camiseta acaba torcida. Los estampados y vinilos van del revés, con una lámina de silicona entre la plancha y el dibujo.\n\nSácalas de la lavadora pronto y tiéndelas por el bajo. Indica si las quieres dobladas en rectángulo pequeño, para cajón, o grande, para balda.',
        serviceType: folded.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de camisetas y polos',
        metaDescription: 'Camisetas y polos planchados sin estirar el punto, con los estampados protegidos.',
        searchText: 'camisetas polos planchado algodon estampado niki',
      },
      en: {
        slug: 'iron-a-t-shirt-or-polo',
        name: 'T-shirt or polo, ironed only',
        description:
          'Cotton jersey, plain or printed. We iron it without pulling, by pressing and lifting, because knits stretch when hot and the shirt ends up askew. Prints and vinyl are done inside out, with a silicone sheet between iron and picture.\n\nTake them out of the machine promptly and hang them from the hem. Say if you want them folded small, for a drawer, or large, for a shelf.',
        serviceType: folded.en,
        excluded: dirty.en,
        metaTitle: 'T-shirt and polo ironing',
        metaDescription:
          'T-shirts and polo shirts ironed without stretching the knit, with prints protected.',
        searchText: 't-shirts tee press pressing cotton print',
      },
    },
    {
      id: 110,
      priceCents: 295,
      unit: 'piece',
      es: {
        slug: 'planchar-blusa',
        name: 'Planchar blusa',
        description:
          'Volantes, lazadas, pinzas y mangas abullonadas: todo lo que en casa da pereza. Usamos una plancha pequeña de punta fina y una almohadilla redonda para los hombros, con la temperatura que pide la fibra, que en la viscosa y el poliéster es mucho menor que en el algodón.\n\nManda los lazos desatados. Si el tejido cambia de color al mojarse con vapor, dínoslo: lo plancharemos en seco y del revés.',
        serviceType: onHanger.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de blusas a domicilio',
        metaDescription:
          'Blusas con volantes, lazos o mangas abullonadas planchadas con la temperatura de su fibra.',
        searchText: 'blusas planchado volantes viscosa seda gasa mujer',
      },
      en: {
        slug: 'iron-a-blouse',
        name: 'Blouse, ironed only',
        description:
          'Frills, bows, darts and puffed sleeves: everything that is tedious at home. We use a small iron with a fine tip and a round pad for the shoulders, at the temperature the fibre asks for, which for viscose and polyester is far below that of cotton.\n\nSend bows untied. If the cloth changes colour under steam, tell us: we will iron it dry and on the reverse.',
        serviceType: onHanger.en,
        excluded: dirty.en,
        metaTitle: 'Blouse ironing, collected at home',
        metaDescription:
          'Blouses with frills, bows or puffed sleeves ironed at the temperature of their fibre.',
        searchText: 'blouses press pressing frills viscose silk chiffon women',
      },
    },
    {
      id: 111,
      priceCents: 295,
      unit: 'piece',
      es: {
        slug: 'planchar-falda',
        name: 'Planchar falda',
        description:
          'Rectas, de vuelo o con pinzas. Planchamos de la cintura al bajo siguiendo el hilo de la tela, damos vapor al dobladillo sin apoyarnos en él y dejamos el forro liso para que no se marque por fuera. La cremallera se rodea con la punta.\n\nLas plisadas llevan un trabajo distinto y están en tintorería. Entrégala en percha de pinzas si puedes: así nos llega con menos arrugas nuevas.',
        serviceType: onHanger.es,
        excluded: 'Faldas plisadas y ropa sin lavar o con manchas.',
        metaTitle: 'Plancha de faldas a domicilio',
        metaDescription:
          'Faldas planchadas a vapor siguiendo el hilo de la tela, sin marcar forro ni dobladillo.',
        searchText: 'faldas planchado midi larga vuelo forro mujer',
      },
      en: {
        slug: 'iron-a-skirt',
        name: 'Skirt, ironed only',
        description:
          'Straight, flared or with darts. We iron from waist to hem along the grain, steam the hem without leaning on it and leave the lining smooth so that it does not print through. The tip of the iron goes round the zip.\n\nPleated skirts are another kind of work and are found under dry cleaning. Hand it over on a clip hanger if you can, so that it reaches us with fewer new creases.',
        serviceType: onHanger.en,
        excluded: 'Pleated skirts, and unwashed or stained clothes.',
        metaTitle: 'Skirt ironing, collected at home',
        metaDescription: 'Skirts steam ironed along the grain, without printing lining or hem.',
        searchText: 'skirts press pressing midi long flared lining women',
      },
    },
    {
      id: 112,
      priceCents: 495,
      unit: 'piece',
      es: {
        slug: 'planchar-vestido',
        name: 'Planchar vestido',
        description:
          'Vestidos camiseros, de punto, de lino o de verano. El cuerpo se plancha sobre una horma y la falda sobre la mesa, en ese orden, para que el talle no vuelva a arrugarse mientras se trabaja lo de abajo. El lino se rocía antes y se plancha húmedo.\n\nDesabrocha los botones y saca el cinturón de las trabillas. Si tiene forro más largo que la falda o un dobladillo a mano, dilo y lo trataremos con cuidado.',
        serviceType: onHanger.es,
        excluded: 'Vestidos de fiesta y ropa sin lavar o con manchas.',
        metaTitle: 'Plancha de vestidos a domicilio',
        metaDescription:
          'Vestidos de diario, de lino o de punto planchados a vapor sobre horma y entregados en percha.',
        searchText: 'vestidos planchado lino camisero verano mujer',
      },
      en: {
        slug: 'iron-a-dress',
        name: 'Dress, ironed only',
        description:
          'Shirt dresses, jersey, linen and summer dresses. The bodice is ironed on a form and the skirt on the table, in that order, so that the waist does not crease again while the rest is done. Linen is sprayed first and ironed damp.\n\nUndo the buttons and take the belt out of its loops. If the lining is longer than the skirt or the hem was sewn by hand, say so and we will take care.',
        serviceType: onHanger.en,
        excluded: 'Party dresses, and unwashed or stained clothes.',
        metaTitle: 'Dress ironing, collected at home',
        metaDescription: 'Day, linen and jersey dresses steam ironed on a form and returned on a hanger.',
        searchText: 'dresses press pressing linen shirt dress summer women',
      },
    },
    {
      id: 113,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'planchar-americana',
        name: 'Planchar americana',
        description:
          'Para la chaqueta limpia que ha viajado en maleta. La montamos en maniquí de vapor y rematamos a mano solapas, cuello y bolsillos, con una almohadilla que conserva la redondez del hombro. Las solapas se vuelven, no se aplastan.\n\nCuélgala en percha ancha al llegar a casa y no la metas en plástico. Si tiene brillos en codos o solapas, los suavizamos con paño y vapor, aunque rara vez se van del todo.',
        serviceType: onHanger.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de americanas a domicilio',
        metaDescription: 'Americana planchada en maniquí de vapor, con solapas y hombros rematados a mano.',
        searchText: 'americanas blazer chaqueta planchado maleta viaje',
      },
      en: {
        slug: 'iron-a-jacket',
        name: 'Jacket or blazer, ironed only',
        description:
          'For the clean jacket that travelled in a suitcase. We put it on a steam form and finish lapels, collar and pockets by hand, with a pad that keeps the roundness of the shoulder. Lapels are rolled, not flattened.\n\nHang it on a broad hanger when it gets home and keep it out of plastic. If elbows or lapels shine, we soften that with cloth and steam, though it seldom goes altogether.',
        serviceType: onHanger.en,
        excluded: dirty.en,
        metaTitle: 'Jacket ironing, collected at home',
        metaDescription: 'A jacket pressed on a steam form, with lapels and shoulders finished by hand.',
        searchText: 'blazer press pressing suitcase travel',
      },
    },
    {
      id: 114,
      priceCents: 895,
      unit: 'piece',
      es: {
        slug: 'planchar-traje',
        name: 'Planchar traje',
        description:
          'Chaqueta y pantalón limpios que solo necesitan volver a su forma: tras un viaje, una boda o meses en el armario. La chaqueta pasa por maniquí y remate a mano; el pantalón, por raya en una pasada con paño. Salen juntos, en una percha con barra.\n\nRevisa que no haya manchas antes de pedir solo plancha. Un traje sudado huele más después del vapor, y ahí lo que toca es limpieza en seco.',
        serviceType: onHanger.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de trajes a domicilio',
        metaDescription:
          'Traje planchado con chaqueta en maniquí y raya del pantalón en una pasada, en una sola percha.',
        searchText: 'trajes planchado americana pantalon maleta boda',
      },
      en: {
        slug: 'iron-a-suit',
        name: 'Suit, ironed only',
        description:
          'Clean jacket and trousers that only need their shape back: after a trip, a wedding or months in the wardrobe. The jacket goes on a form and is finished by hand; the trousers get their crease in one pass through a cloth. They leave together, on a hanger with a bar.\n\nCheck that there are no stains before asking for ironing alone. A sweaty suit smells more after steaming, and then dry cleaning is the answer.',
        serviceType: onHanger.en,
        excluded: dirty.en,
        metaTitle: 'Suit ironing, collected at home',
        metaDescription:
          'A suit pressed with the jacket on a form and the trouser crease in one pass, on one hanger.',
        searchText: 'suits press pressing jacket trousers suitcase wedding',
      },
    },
    {
      id: 115,
      priceCents: 245,
      unit: 'piece',
      es: {
        slug: 'planchar-vaquero',
        name: 'Planchar vaquero',
        description:
          'La tela vaquera necesita mucho vapor y poca prisa. La planchamos del revés en caderas y bolsillos, donde se acumulan capas, y del derecho en la pernera con paño, para que las costuras no se aclaren antes que el resto. Sin raya, salvo que la pidas.\n\nSi lleva elastano, bajamos la temperatura: demasiado calor le quita la elasticidad. Entrégalo abrochado y del derecho.',
        serviceType: folded.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de vaqueros a domicilio',
        metaDescription:
          'Vaqueros planchados con vapor sin aclarar las costuras ni dañar el elastano, con o sin raya.',
        searchText: 'vaqueros tejanos jeans denim planchado elastano',
      },
      en: {
        slug: 'iron-jeans',
        name: 'Jeans, ironed only',
        description:
          'Denim needs plenty of steam and little haste. We iron it inside out at hips and pockets, where layers pile up, and right side out on the leg through a cloth, so that the seams do not fade before the rest. No crease, unless you ask for one.\n\nIf there is elastane in it we lower the heat: too much takes away the stretch. Hand them over fastened and right side out.',
        serviceType: folded.en,
        excluded: dirty.en,
        metaTitle: 'Jeans ironing, collected at home',
        metaDescription:
          'Jeans ironed with steam without fading the seams or harming the stretch, creased or not.',
        searchText: 'denim press pressing elastane stretch',
      },
    },
    {
      id: 116,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'planchar-juego-de-sabanas',
        name: 'Planchar juego de sábanas',
        description:
          'Encimera, bajera y dos fundas, pasadas por rodillo caliente hasta quedar como el papel. La bajera ajustable se plancha por las esquinas sobre un brazo redondo y se dobla en un paquete plano que cabe en el cajón. El embozo bordado va del revés.\n\nDóblalas al descolgarlas para que no lleguen hechas una bola: el rodillo rinde mejor cuanto más rectas entran. El punto de algodón no se plancha, se estira y se dobla.',
        serviceType: folded.es,
        excluded: dirty.es,
        metaTitle: 'Plancha de sábanas a domicilio',
        metaDescription: 'Juego de sábanas planchado a rodillo, con la bajera doblada en un paquete plano.',
        searchText: 'sabanas ropa de cama bajera fundas planchado calandra',
      },
      en: {
        slug: 'iron-a-sheet-set',
        name: 'Sheet set, ironed only',
        description:
          'Flat sheet, fitted sheet and two pillowcases, run over a hot roller until they are like paper. The corners of the fitted sheet are ironed on a round arm and it is folded into a flat parcel that fits the drawer. An embroidered turn-down is done on the reverse.\n\nFold them when you take them off the line so that they do not reach us in a ball: the straighter they go in, the better the roller works. Jersey sheets are not ironed but stretched and folded.',
        serviceType: folded.en,
        excluded: dirty.en,
        metaTitle: 'Sheet ironing, collected at home',
        metaDescription: 'A sheet set ironed on a roller, with the fitted sheet folded into a flat parcel.',
        searchText: 'sheets bed linen bedding pillowcases press pressing calender',
      },
    },
    {
      id: 117,
      priceCents: 495,
      unit: 'piece',
      es: {
        slug: 'planchar-mantel',
        name: 'Planchar mantel',
        description:
          'Un mantel grande no cabe en la tabla de casa, y cada vez que lo giras arrugas lo que ya estaba. Nosotros lo pasamos entero por el rodillo, lo almidonamos si quieres cuerpo y lo doblamos en acordeón, para que las marcas caigan simétricas sobre la mesa.\n\nPídelo en tubo si es para una celebración y lo entregamos sin dobleces. Los bordados se apoyan sobre una manta gruesa, para que el relieve suba en vez de aplastarse.',
        serviceType: folded.es,
        excluded: 'Encajes antiguos, hule y manteles con manchas.',
        metaTitle: 'Plancha de manteles a domicilio',
        metaDescription:
          'Manteles planchados enteros a rodillo, con almidón si lo quieres y doblados en acordeón.',
        searchText: 'manteles manteleria mesa almidon bordado planchado celebracion',
      },
      en: {
        slug: 'iron-a-tablecloth',
        name: 'Tablecloth, ironed only',
        description:
          'A large tablecloth does not fit a board at home, and each time you turn it you crease what was done. We run it whole over the roller, starch it if you want some body and fold it like an accordion, so that the lines fall evenly on the table.\n\nAsk for it on a tube if it is for a celebration and we deliver it without folds. Embroidery lies on a thick blanket, so that its relief rises instead of being crushed.',
        serviceType: folded.en,
        excluded: 'Antique lace, oilcloth and stained tablecloths.',
        metaTitle: 'Tablecloth ironing, collected at home',
        metaDescription:
          'Tablecloths ironed whole on a roller, starched if you like and folded like an accordion.',
        searchText: 'table linen starch embroidery press pressing celebration',
      },
    },
    {
      id: 118,
      priceCents: 1895,
      unit: 'piece',
      es: {
        slug: 'lote-de-plancha-10-prendas',
        name: 'Lote de plancha de 10 prendas',
        description:
          'Diez prendas de diario mezcladas, elegidas por ti: camisas, pantalones, camisetas, faldas o pijamas. Es la cesta típica que se queda esperando junto a la tabla. Cada una se plancha según su tejido y se cuelga o se dobla según su forma, y el montón vuelve ordenado por personas si nos lo marcas.\n\nCuéntalas antes de cerrar la bolsa; los conjuntos de dos piezas cuentan como dos. Ropa seca, limpia y sin apretar.',
        serviceType: 'Planchado a vapor de diez prendas, en percha o dobladas',
        excluded: 'Trajes, americanas, vestidos de fiesta y ropa de cama.',
        metaTitle: 'Plancha de 10 prendas a domicilio',
        metaDescription:
          'Diez prendas de diario planchadas a vapor, en percha o dobladas y ordenadas por personas.',
        searchText: 'cesta bolsa planchado ropa diario familia pack',
      },
      en: {
        slug: 'ironing-bundle-of-10-items',
        name: 'Ironing bundle of 10 items',
        description:
          'Ten everyday items of your own choosing: shirts, trousers, T-shirts, skirts or pyjamas. It is the basket that waits beside the board in every home. Each is ironed to suit its cloth and hung or folded to suit its shape, and the pile comes back sorted by person if you mark it.\n\nCount them before you close the bag; a two-piece outfit counts as two. Clothes should be dry, clean and loosely packed.',
        serviceType: 'Steam ironing of ten items, hung or folded',
        excluded: 'Suits, jackets, party dresses and bed linen.',
        metaTitle: 'Ten items ironed, collected at home',
        metaDescription: 'Ten everyday items steam ironed, hung or folded and sorted by person.',
        searchText: 'basket bag press pressing everyday clothes family pack',
      },
    },
    {
      id: 119,
      priceCents: 1195,
      unit: 'piece',
      es: {
        slug: 'planchar-vestido-de-fiesta',
        name: 'Planchar vestido de fiesta',
        description:
          'Raso, gasa, tul o varias capas que se han arrugado en el viaje. Trabajamos con vapor vertical y sin contacto donde hay adornos, y con plancha pequeña y paño donde la tela lo permite, empezando por los forros y terminando por la capa exterior.\n\nSi el vestido es nuevo o recién salido de la maleta, este servicio basta. Con perfume, maquillaje o bebida encima, mejor limpiarlo: el vapor hace visibles manchas que no lo eran.',
        serviceType: 'Planchado a mano con vapor vertical y entrega en funda',
        excluded: 'Vestidos de novia y vestidos con manchas.',
        metaTitle: 'Plancha de vestidos de fiesta',
        metaDescription: 'Vestido de fiesta planchado capa a capa con vapor vertical, sin tocar los adornos.',
        searchText: 'vestidos gala boda invitada raso gasa tul planchado viaje maleta',
      },
      en: {
        slug: 'iron-a-party-dress',
        name: 'Party dress, ironed only',
        description:
          'Satin, chiffon, tulle or several layers that creased on the way. We work with upright steam and no contact where there are ornaments, and with a small iron and a cloth where the fabric allows, from the linings out to the top layer.\n\nIf the dress is new or just out of a suitcase, this service is enough. With perfume, make-up or drink on it, cleaning is better: steam brings out stains that could not be seen.',
        serviceType: 'Hand pressing with upright steam and return in a cover',
        excluded: 'Wedding dresses and stained dresses.',
        metaTitle: 'Party dress ironing, collected at home',
        metaDescription: 'A party dress ironed layer by layer with upright steam, its ornaments untouched.',
        searchText: 'dresses gala wedding guest satin chiffon tulle press pressing travel suitcase',
      },
    },
    {
      id: 120,
      priceCents: 395,
      unit: 'piece',
      es: {
        slug: 'planchar-camisa-plus',
        name: 'Planchar camisa PLUS',
        description:
          'Plancha a mano de principio a fin, con el acabado que tú elijas: almidón ligero o firme en cuello y puños, sin marca en la manga, doblada con cartón o colgada y abrochada. Aprovechamos para coser los botones que bailan.\n\nPensada para camisas de vestir con puño doble, tejidos de hilo fino y cuellos abiertos. Entrégala limpia y seca, sin ballenas, y anota tu acabado en las observaciones del pedido.',
        serviceType: 'Planchado a mano, almidón a elegir y repaso de botones',
        excluded: dirty.es,
        metaTitle: 'Plancha de camisas PLUS a mano',
        metaDescription:
          'Camisa de vestir planchada a mano con almidón a elegir, manga sin marca y botones repasados.',
        searchText: 'camisas planchado mano almidon puño doble gemelos premium',
      },
      en: {
        slug: 'iron-a-plus-shirt',
        name: 'PLUS shirt, ironed only',
        description:
          'Ironed by hand from start to finish, with the finish you choose: light or firm starch at collar and cuffs, no line down the sleeve, folded round card or hung and buttoned. While we are at it we sew on loose buttons.\n\nMeant for dress shirts with double cuffs, fine yarns and cutaway collars. Hand it over clean and dry, without stays, and write your finish in the remarks of the order.',
        serviceType: 'Hand ironing, starch to your taste and a check of buttons',
        excluded: dirty.en,
        metaTitle: 'PLUS shirt ironing by hand',
        metaDescription:
          'A dress shirt ironed by hand with starch to taste, no sleeve line and its buttons checked.',
        searchText: 'shirts press pressing hand starch double cuff cufflinks premium',
      },
    },
  ],
}
