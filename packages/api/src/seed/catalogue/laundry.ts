import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const bag = {
  es: 'Lavado, secado y doblado',
  en: 'Washed, dried and folded',
}
const ironedBag = {
  es: 'Lavado, secado, planchado y doblado',
  en: 'Washed, dried, ironed and folded',
}
const notInTheBag = {
  es: 'Prendas de seda, lana, piel o ante, edredones, alfombras y ropa con etiqueta de limpieza en seco.',
  en: 'Silk, wool, leather and suede, duvets, rugs and anything labelled dry clean only.',
}

export const laundry: SeedCategory = {
  id: categoryIds.laundry,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.laundry),
  es: {
    slug: 'lavanderia',
    name: 'Lavandería',
    description:
      'La colada de cada semana, por bolsas, y la ropa de casa por piezas: sábanas, toallas, manteles y colchas. Tú la metes en la bolsa y vuelve limpia, seca y lista para el armario.',
    metaTitle: 'Lavandería a domicilio por bolsas y por piezas',
    metaDescription:
      'Lavandería a domicilio: bolsas de ropa por kilos, sábanas, toallas y manteles. Recogemos en tu casa y te lo devolvemos limpio y doblado.',
  },
  en: {
    slug: 'laundry',
    name: 'Laundry',
    description:
      'The weekly wash by the bag, and household linen by the piece: sheets, towels, tablecloths and bedspreads. You fill the bag; it comes back clean, dry and ready to put away.',
    metaTitle: 'Laundry collected at home, by the bag or piece',
    metaDescription:
      'Home laundry service: wash bags by weight, bed linen, towels and tablecloths. We collect at your door and bring everything back clean and folded.',
  },
  products: [
    {
      id: 78,
      priceCents: 1495,
      unit: 'piece',
      es: {
        slug: 'bolsa-lavanderia-5-kg',
        name: 'Bolsa de lavandería 5 kg',
        description:
          'Una bolsa para la ropa de diario de una persona: camisetas, ropa interior, calcetines, pijamas y vaqueros. La lavamos sola, sin mezclarla con la de nadie, separando blanco y color, con detergente sin perfumes fuertes y secado a temperatura moderada.\n\nVacía los bolsillos, cierra las cremalleras y pon del revés las prendas estampadas. Si algo destiñe, mételo en una bolsita aparte y avísanos en las observaciones: lo lavaremos por separado.',
        serviceType: bag.es,
        excluded: notInTheBag.es,
        metaTitle: 'Bolsa de lavandería de 5 kg a domicilio',
        metaDescription:
          'Lavamos, secamos y doblamos una bolsa de ropa de diario sin mezclarla con la de otros clientes.',
        searchText: 'colada ropa diario camisetas calcetines ropa interior pijama lavar kilos saco',
      },
      en: {
        slug: 'laundry-bag-5-kg',
        name: 'Laundry bag, 5 kg',
        description:
          'A bag for one person’s everyday clothes: T-shirts, underwear, socks, pyjamas and jeans. We wash it on its own, never with anyone else’s, keep whites and colours apart, use a lightly scented detergent and dry at a moderate heat.\n\nEmpty the pockets, close the zips and turn printed clothes inside out. If something bleeds colour, put it in a small separate bag and tell us in the remarks so that we can wash it alone.',
        serviceType: bag.en,
        excluded: notInTheBag.en,
        metaTitle: '5 kg laundry bag, collected at home',
        metaDescription:
          'We wash, dry and fold a bag of everyday clothes, never mixed with another customer’s laundry.',
        searchText: 'washing everyday clothes t-shirts socks underwear pyjamas wash and fold kilos',
      },
    },
    {
      id: 145,
      priceCents: 1995,
      unit: 'piece',
      es: {
        slug: 'bolsa-lavanderia-8-kg',
        name: 'Bolsa de lavandería 8 kg',
        description:
          'El tamaño que suele llenar una pareja en una semana: ropa de diario, alguna toalla y un juego de sábanas. Repartimos el contenido en coladas de blanco y de color para que nada salga grisáceo, y doblamos cada prenda a mano al salir de la secadora.\n\nLlénala sin apretar: si no cierra, la ropa llega más arrugada y el peso se pasa. Las prendas delicadas caben dentro de una malla; lo que nunca haya pasado por la secadora, indícalo en las observaciones.',
        serviceType: bag.es,
        excluded: notInTheBag.es,
        metaTitle: 'Bolsa de lavandería de 8 kg a domicilio',
        metaDescription:
          'La colada semanal de una pareja: separamos blanco y color, secamos y doblamos a mano cada prenda.',
        searchText: 'colada semanal pareja ropa diario lavar kilos saco toallas sabanas',
      },
      en: {
        slug: 'laundry-bag-8-kg',
        name: 'Laundry bag, 8 kg',
        description:
          'The size a couple usually fills in a week: everyday clothes, a few towels and a set of sheets. We split the contents into whites and colours so that nothing turns grey, and fold each piece by hand as it leaves the dryer.\n\nFill it loosely: if it does not close, clothes crease and the weight goes over. Delicate things can travel in a mesh bag. Tell us in the remarks about anything that has never been tumble dried.',
        serviceType: bag.en,
        excluded: notInTheBag.en,
        metaTitle: '8 kg laundry bag, collected at home',
        metaDescription:
          'A couple’s weekly wash: whites and colours kept apart, dried, and every piece folded by hand.',
        searchText: 'weekly washing couple everyday clothes towels sheets wash and fold kilos',
      },
    },
    {
      id: 146,
      priceCents: 3295,
      unit: 'piece',
      es: {
        slug: 'bolsa-lavanderia-15-kg',
        name: 'Bolsa de lavandería 15 kg',
        description:
          'Para familias y para la vuelta de las vacaciones: aquí cabe la ropa de diario de toda la casa, con sus sábanas y toallas. La pesamos al llegar, la clasificamos por color y por tejido y usamos programas distintos para el algodón, los sintéticos y la ropa de deporte.\n\nAgrupa la ropa de cada persona con una bolsa o un imperdible y te la devolveremos en montones separados. Trata antes las manchas de barro o de fruta solo con agua fría; nosotros hacemos el resto.',
        serviceType: bag.es,
        excluded: notInTheBag.es,
        metaTitle: 'Bolsa de lavandería de 15 kg para familias',
        metaDescription:
          'La colada de toda la casa en una bolsa: clasificada por color y tejido, lavada, seca y doblada.',
        searchText: 'colada familiar familia vacaciones lavar kilos saco grande ropa niños',
      },
      en: {
        slug: 'laundry-bag-15-kg',
        name: 'Laundry bag, 15 kg',
        description:
          'For families, and for the day you come back from holiday: the whole household’s everyday clothes fit in, sheets and towels too. We weigh it on arrival, sort it by colour and fabric and run different programmes for cotton, synthetics and sportswear.\n\nKeep each person’s clothes together with a bag or a safety pin and you will get them back in separate piles. On mud or fruit stains use only cold water; leave the rest to us.',
        serviceType: bag.en,
        excluded: notInTheBag.en,
        metaTitle: '15 kg laundry bag for families',
        metaDescription:
          'The whole household’s wash in one bag: sorted by colour and fabric, washed, dried and folded.',
        searchText: 'family washing holiday kids clothes large sack wash and fold kilos',
      },
    },
    {
      id: 82,
      priceCents: 5995,
      unit: 'piece',
      es: {
        slug: 'bolsa-lavanderia-31-kg',
        name: 'Bolsa de lavandería 31 kg',
        description:
          'La bolsa más grande, pensada para mudanzas, casas rurales, equipos deportivos o cambios de armario de una familia numerosa. Repartimos el contenido en varias máquinas según el color, el tejido y la suciedad, y lo entregamos en paquetes que una persona puede subir sin esfuerzo.\n\nReparte la ropa en dos o más bolsas de casa para poder levantarla y ponle a cada una tu nombre. Deja arriba lo que necesites primero: mantenemos el orden de los paquetes al devolverlos.',
        serviceType: bag.es,
        excluded: notInTheBag.es,
        metaTitle: 'Bolsa de lavandería de 31 kg a domicilio',
        metaDescription:
          'Gran colada para mudanzas, casas rurales o cambios de armario: lavada, seca, doblada y en paquetes.',
        searchText: 'mudanza cambio de armario casa rural equipo deportivo familia numerosa lavar kilos saco',
      },
      en: {
        slug: 'laundry-bag-31-kg',
        name: 'Laundry bag, 31 kg',
        description:
          'Our largest bag, meant for house moves, country rentals, sports teams or a big family’s change of wardrobe. We spread the contents over several machines by colour, fabric and soil, and return it in parcels that one person can carry upstairs.\n\nSplit the clothes into two or more bags from home so that they can be lifted, and write your name on each. Put what you need first on top: the parcels come back in the same order.',
        serviceType: bag.en,
        excluded: notInTheBag.en,
        metaTitle: '31 kg laundry bag, collected at home',
        metaDescription:
          'A big wash for house moves, country rentals or teams: washed, dried, folded and parcelled.',
        searchText: 'moving house holiday rental sports team big family sack wash and fold kilos',
      },
    },
    {
      id: 79,
      priceCents: 2995,
      unit: 'piece',
      es: {
        slug: 'bolsa-5-kg-lavada-y-planchada',
        name: 'Bolsa 5 kg lavada y planchada',
        description:
          'El mismo lavado cuidado de nuestra bolsa pequeña, con todo lo que se plancha ya planchado: camisetas, polos, vaqueros, pijamas y ropa de cama. Planchamos con mesa de vapor y aspiración, que alisa el tejido sin aplastarlo ni sacarle brillos.\n\nLa ropa interior, los calcetines y las prendas técnicas de deporte vuelven dobladas, porque el calor las estropea. Si prefieres los pantalones sin raya o las camisas en percha, escríbelo en las observaciones del pedido.',
        serviceType: ironedBag.es,
        excluded: notInTheBag.es,
        metaTitle: 'Bolsa de 5 kg lavada y planchada a domicilio',
        metaDescription:
          'Tu ropa de diario lavada y planchada con vapor, lista para guardar en el armario nada más llegar.',
        searchText: 'colada planchado plancha ropa diario lavar y planchar kilos',
      },
      en: {
        slug: 'washed-and-ironed-bag-5-kg',
        name: 'Washed and ironed bag, 5 kg',
        description:
          'The same careful wash as our small bag, with everything that can be ironed already ironed: T-shirts, polo shirts, jeans, pyjamas and bed linen. We use a steam table with suction, which smooths the cloth without flattening it or making it shine.\n\nUnderwear, socks and technical sportswear come back folded, since heat spoils them. If you want trousers without a crease, or shirts on hangers, say so in the order remarks.',
        serviceType: ironedBag.en,
        excluded: notInTheBag.en,
        metaTitle: '5 kg bag, washed and ironed, from your door',
        metaDescription: 'Everyday clothes washed and steam ironed, ready to put straight into the wardrobe.',
        searchText: 'washing ironing press everyday clothes wash and iron kilos',
      },
    },
    {
      id: 80,
      priceCents: 4495,
      unit: 'piece',
      es: {
        slug: 'bolsa-8-kg-lavada-y-planchada',
        name: 'Bolsa 8 kg lavada y planchada',
        description:
          'Para quien quiere olvidarse también de la plancha. Lavamos por colores, secamos hasta el punto justo de humedad y planchamos al momento, que es como el algodón queda más liso con menos calor. Cada prenda se dobla siempre con la misma medida, para que los montones encajen en la estantería.\n\nIncluye ropa de cama y de mesa. Señala con un hilo o una pinza las manchas que te preocupen: las miramos antes de que el calor de la plancha pueda fijarlas.',
        serviceType: ironedBag.es,
        excluded: notInTheBag.es,
        metaTitle: 'Bolsa de 8 kg lavada y planchada a domicilio',
        metaDescription:
          'Colada semanal con plancha incluida: lavada por colores, planchada con vapor y doblada a medida.',
        searchText: 'colada semanal planchado plancha pareja lavar y planchar kilos',
      },
      en: {
        slug: 'washed-and-ironed-bag-8-kg',
        name: 'Washed and ironed bag, 8 kg',
        description:
          'For people who want to forget the ironing as well. We wash by colour, dry to just the right dampness and iron at once, which is how cotton comes out smoothest with least heat. Every piece is folded to the same width, so the piles fit the shelf.\n\nBed and table linen may go in. Mark any stain that worries you with a thread or a clip: we look at it before the heat of the iron can set it.',
        serviceType: ironedBag.en,
        excluded: notInTheBag.en,
        metaTitle: '8 kg bag, washed and ironed, from your door',
        metaDescription:
          'The weekly wash with the ironing done: sorted by colour, steam ironed and folded to one width.',
        searchText: 'weekly washing ironing press couple wash and iron kilos',
      },
    },
    {
      id: 81,
      priceCents: 1095,
      unit: 'piece',
      es: {
        slug: 'juego-de-sabanas',
        name: 'Juego de sábanas lavado y planchado',
        description:
          'Encimera, bajera y dos fundas de almohada, de cualquier medida de cama. Las lavamos con la temperatura que admite su etiqueta y las pasamos por calandra, el rodillo caliente de los hoteles, que deja el algodón y el lino tersos y frescos al tacto.\n\nQuita antes las almohadas y los cubrecolchones. Si el juego es de satén, de franela o lleva bordados, dínoslo: lo plancharemos del revés y a mano para que el dibujo no pierda relieve.',
        serviceType: ironedBag.es,
        excluded: 'Sábanas de seda y ropa de cama eléctrica.',
        metaTitle: 'Lavar y planchar juegos de sábanas a domicilio',
        metaDescription:
          'Sábanas lavadas y planchadas con calandra, como en un hotel, con sus fundas de almohada.',
        searchText: 'ropa de cama bajera encimera fundas almohada dormitorio algodon lino franela',
      },
      en: {
        slug: 'bed-sheet-set',
        name: 'Sheet set, washed and ironed',
        description:
          'Flat sheet, fitted sheet and two pillowcases, for a bed of any size. We wash them as hot as the label allows and run them through a calender, the heated roller that hotels use, which leaves cotton and linen smooth and cool to the touch.\n\nTake out the pillows and mattress cover first. If the set is sateen, flannel or embroidered, let us know: we iron it by hand on the reverse so that the pattern keeps its relief.',
        serviceType: ironedBag.en,
        excluded: 'Silk sheets and electric bedding.',
        metaTitle: 'Bed sheets washed and ironed, from your door',
        metaDescription: 'Sheets and pillowcases washed and pressed on a calender, the way hotels do it.',
        searchText: 'bed linen bedding fitted flat pillowcases bedroom cotton flannel',
      },
    },
    {
      id: 83,
      priceCents: 795,
      unit: 'piece',
      es: {
        slug: 'funda-nordica',
        name: 'Funda nórdica lavada y planchada',
        description:
          'Lavamos la funda abierta y del revés, para que salga la pelusa que se acumula en las esquinas, y la planchamos por las dos caras sin marcar los botones ni la cremallera. Te la devolvemos doblada en cuatro, fácil de volver a poner.\n\nSácala del relleno antes de entregarla y deja los cierres sin abrochar. Los colores intensos van en una colada aparte las primeras veces, así que avísanos si la funda es nueva.',
        serviceType: ironedBag.es,
        excluded: 'El relleno nórdico, que se lava como edredón.',
        metaTitle: 'Lavar y planchar fundas nórdicas a domicilio',
        metaDescription:
          'Funda nórdica lavada del revés, sin pelusas en las esquinas, y planchada por las dos caras.',
        searchText: 'ropa de cama funda edredon cama dormitorio',
      },
      en: {
        slug: 'duvet-cover',
        name: 'Duvet cover, washed and ironed',
        description:
          'We wash the cover open and inside out, so that the fluff caught in the corners comes away, and iron both sides without printing the buttons or the zip on the cloth. It comes back folded in four, easy to put on again.\n\nTake the duvet out before you hand it over and leave the fastenings undone. Strong colours get a wash of their own the first few times, so tell us if the cover is new.',
        serviceType: ironedBag.en,
        excluded: 'The duvet itself, which is washed as a duvet.',
        metaTitle: 'Duvet covers washed and ironed, from your door',
        metaDescription:
          'A duvet cover washed inside out, free of fluff in the corners, and ironed on both sides.',
        searchText: 'bed linen bedding quilt cover bedroom',
      },
    },
    {
      id: 84,
      priceCents: 195,
      unit: 'piece',
      es: {
        slug: 'funda-de-almohada',
        name: 'Funda de almohada lavada y planchada',
        description:
          'La funda de almohada recoge cada noche crema, sudor y maquillaje, por eso le damos un prelavado que disuelve la grasa antes del lavado normal. Después la planchamos hasta las esquinas y la doblamos con el borde bordado a la vista.\n\nSi tiene manchas de base o de rímel, no las frotes con jabón de manos: fija el pigmento. Las de seda y satén también las aceptamos, en programa frío y sin secadora.',
        serviceType: ironedBag.es,
        excluded: '',
        metaTitle: 'Lavar y planchar fundas de almohada',
        metaDescription:
          'Prelavado para grasa y maquillaje, lavado según etiqueta y planchado hasta las esquinas.',
        searchText: 'almohadon cuadrante ropa de cama cojin dormitorio',
      },
      en: {
        slug: 'pillowcase',
        name: 'Pillowcase, washed and ironed',
        description:
          'A pillowcase collects cream, sweat and make-up every night, so it gets a pre-wash that loosens grease before the ordinary wash. Then we iron it right into the corners and fold it with any embroidered edge on show.\n\nDo not rub foundation or mascara marks with hand soap, which fixes the pigment. Silk and satin pillowcases are welcome too: they go through a cold programme and are never tumble dried.',
        serviceType: ironedBag.en,
        excluded: '',
        metaTitle: 'Pillowcases washed and ironed',
        metaDescription:
          'A pre-wash for grease and make-up, a wash to the label and ironing right into the corners.',
        searchText: 'pillow slip cushion sham bed linen bedding bedroom',
      },
    },
    {
      id: 85,
      priceCents: 895,
      unit: 'piece',
      es: {
        slug: 'juego-de-toallas',
        name: 'Juego de toallas (baño, lavabo y bidé)',
        description:
          'Tres toallas que vuelven esponjosas y sin olor a humedad. Usamos la dosis justa de detergente y un aclarado largo, porque lo que endurece el rizo son los restos de jabón y de cal. No ponemos suavizante: hace que la toalla seque peor.\n\nDéjalas secar antes de meterlas en la bolsa; guardadas húmedas cogen un olor difícil de quitar. Las bordadas o con cenefa delicada las secamos a baja temperatura para que no encojan por el borde.',
        serviceType: bag.es,
        excluded: '',
        metaTitle: 'Lavandería de toallas a domicilio',
        metaDescription:
          'Toallas esponjosas y sin olor a humedad: aclarado largo, sin suavizante y secado cuidadoso.',
        searchText: 'toalla baño ducha lavabo playa rizo',
      },
      en: {
        slug: 'towel-set',
        name: 'Towel set: bath, hand and guest',
        description:
          'Three towels that come back fluffy and with no musty smell. We measure the detergent and rinse for long, because what stiffens terry cloth is leftover soap and limescale. We leave out softener: it makes a towel dry you less well.\n\nLet them dry before they go into the bag, since a smell that settles in damp cloth is hard to remove. Embroidered towels and delicate borders are dried cool so that the edge does not shrink.',
        serviceType: bag.en,
        excluded: '',
        metaTitle: 'Towel laundry, collected at home',
        metaDescription: 'Fluffy towels with no musty smell: a long rinse, no softener and careful drying.',
        searchText: 'bath towel shower beach terry bathroom',
      },
    },
    {
      id: 86,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'albornoz',
        name: 'Albornoz',
        description:
          'El albornoz pesa mucho mojado y en una lavadora de casa apenas se aclara. En las nuestras tiene sitio para moverse: el rizo queda limpio por dentro, sin restos de jabón, y recupera volumen en la secadora. Repasamos a mano el cuello y los puños, que es donde se nota el uso.\n\nAta el cinturón a una trabilla para que no se pierda y revisa los bolsillos. Sirve también para los de microfibra y los de nido de abeja.',
        serviceType: bag.es,
        excluded: '',
        metaTitle: 'Lavar un albornoz a domicilio',
        metaDescription:
          'Lavamos tu albornoz con espacio y un aclarado completo para que el rizo recupere su volumen.',
        searchText: 'bata de baño rizo toalla nido de abeja microfibra ducha',
      },
      en: {
        slug: 'bathrobe',
        name: 'Bathrobe',
        description:
          'A bathrobe is heavy when wet and barely gets rinsed in a machine at home. In ours it has room to move: the terry comes out clean all the way through, free of soap, and regains its volume in the dryer. We go over the collar and cuffs by hand, where wear shows first.\n\nTie the belt to a loop so that it does not get lost, and check the pockets. Microfibre and waffle robes are welcome too.',
        serviceType: bag.en,
        excluded: '',
        metaTitle: 'Bathrobe laundry, collected at home',
        metaDescription:
          'Your bathrobe washed with room to move and rinsed through, so the terry regains its volume.',
        searchText: 'dressing gown terry towelling waffle microfibre shower',
      },
    },
    {
      id: 87,
      priceCents: 895,
      unit: 'piece',
      es: {
        slug: 'mantel',
        name: 'Mantel lavado y planchado',
        description:
          'Vino, aceite, café y cera: cada mancha de mesa pide un producto distinto y las tratamos una a una antes de mojar el mantel. Después lo lavamos y lo planchamos todavía húmedo, con un poco de almidón si lo pides, para que caiga bien sobre la mesa.\n\nNo le eches sal ni vino blanco encima: retira lo que puedas con papel y cuéntanos qué se derramó. Acepta algodón, lino y mezclas, de cualquier forma y tamaño doméstico.',
        serviceType: 'Tratamiento de manchas, lavado, planchado y doblado',
        excluded: 'Manteles de encaje antiguo o bordados a mano.',
        metaTitle: 'Lavar y planchar manteles a domicilio',
        metaDescription:
          'Manteles sin manchas de vino, aceite o café: tratados uno a uno, lavados y planchados húmedos.',
        searchText: 'manteleria mesa comedor vino aceite cera lino almidon',
      },
      en: {
        slug: 'tablecloth',
        name: 'Tablecloth, washed and ironed',
        description:
          'Wine, oil, coffee and wax: each stain from the table asks for its own product, and we treat them one by one before the cloth is wetted. Then we wash it and iron it while still damp, with a little starch if you ask, so that it hangs well.\n\nDo not pour salt or white wine on a stain: lift what you can with paper and tell us what was spilled. Cotton, linen and blends are fine, in any shape or household size.',
        serviceType: 'Stain treatment, washing, ironing and folding',
        excluded: 'Antique lace and hand-embroidered tablecloths.',
        metaTitle: 'Tablecloths washed and ironed, from your door',
        metaDescription:
          'Tablecloths free of wine, oil and coffee: stains treated one by one, then washed and ironed damp.',
        searchText: 'table linen dining wine oil wax starch',
      },
    },
    {
      id: 88,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'servilletas-de-tela',
        name: 'Servilletas de tela (juego de 6)',
        description:
          'Seis servilletas de algodón o de lino, lavadas con desmanchado de grasa, salsa y carmín, y planchadas en cuadrado perfecto. Las contamos al recogerlas y al entregarlas, y las atamos juntas para que no se separe el juego.\n\nSacúdelas y deja que se sequen antes de guardarlas en la bolsa. Si forman conjunto con un mantel, mándalos a la vez: así comparten lavado y el tono sigue siendo el mismo con los años.',
        serviceType: 'Tratamiento de manchas, lavado, planchado y doblado',
        excluded: '',
        metaTitle: 'Lavar y planchar servilletas de tela',
        metaDescription:
          'Juego de seis servilletas sin grasa ni carmín, planchadas en cuadrado y atadas para no perderse.',
        searchText: 'manteleria mesa comedor lino algodon carmin',
      },
      en: {
        slug: 'cloth-napkins',
        name: 'Cloth napkins, set of 6',
        description:
          'Six cotton or linen napkins, treated for grease, sauce and lipstick, washed and ironed into a true square. We count them when they arrive and when they leave, and tie them together so that the set is never split.\n\nShake them out and let them dry before they go into the bag. If they match a tablecloth, send both at once: sharing the same washes keeps the shade equal over the years.',
        serviceType: 'Stain treatment, washing, ironing and folding',
        excluded: '',
        metaTitle: 'Cloth napkins washed and ironed',
        metaDescription:
          'A set of six napkins free of grease and lipstick, ironed square and tied so none goes missing.',
        searchText: 'table linen serviette dining cotton lipstick',
      },
    },
    {
      id: 89,
      priceCents: 1495,
      unit: 'piece',
      es: {
        slug: 'colcha-de-algodon',
        name: 'Colcha de algodón',
        description:
          'Colchas de piqué, de verano o acolchadas finas, que mojadas pesan demasiado para una lavadora doméstica. Las lavamos extendidas en tambores grandes, con centrifugado suave para que el relieve del tejido no se deforme, y las secamos sin retorcer los flecos.\n\nMira la etiqueta: si pone solo limpieza en seco, escríbelo en las observaciones y cambiaremos el proceso. Las de ganchillo hechas en casa las lavamos a mano.',
        serviceType: bag.es,
        excluded: 'Edredones con relleno de fibra o pluma.',
        metaTitle: 'Lavar colchas de algodón a domicilio',
        metaDescription:
          'Colchas de piqué o de verano lavadas en tambor grande, con flecos y relieve intactos.',
        searchText: 'cubrecama pique bouti ropa de cama verano ganchillo',
      },
      en: {
        slug: 'cotton-bedspread',
        name: 'Cotton bedspread',
        description:
          'Piqué, summer and thin quilted bedspreads, too heavy when wet for a machine at home. We wash them loosely in large drums, spin gently so that the texture of the weave keeps its shape, and dry them without twisting the fringe.\n\nCheck the label: if it says dry clean only, write it in the remarks and we will change the process. Crocheted bedspreads made at home are washed by hand.',
        serviceType: bag.en,
        excluded: 'Duvets filled with fibre or down.',
        metaTitle: 'Cotton bedspreads washed, from your door',
        metaDescription:
          'Piqué and summer bedspreads washed in a large drum, with fringe and texture kept intact.',
        searchText: 'coverlet quilt bed cover summer crochet bed linen',
      },
    },
    {
      id: 90,
      priceCents: 1095,
      unit: 'piece',
      es: {
        slug: 'manta-de-sofa',
        name: 'Manta de sofá o plaid',
        description:
          'Mantas de sofá, plaids polares y de punto que acumulan pelo de mascota, migas y polvo. Las sacudimos y aspiramos antes de lavarlas, para que el pelo no se apelmace con el agua, y las secamos en aire templado hasta que recuperan la suavidad.\n\nLas de lana van en programa frío y se secan en plano; dilo en las observaciones si la etiqueta se ha borrado. Retira imperdibles y hebillas decorativas.',
        serviceType: bag.es,
        excluded: 'Mantas eléctricas y mantas de pelo natural.',
        metaTitle: 'Lavar mantas de sofá y plaids a domicilio',
        metaDescription:
          'Mantas de sofá sin pelo de mascota ni polvo: aspiradas, lavadas y secadas con aire templado.',
        searchText: 'plaid polar manta sofa salon mascota perro gato pelo',
      },
      en: {
        slug: 'sofa-throw',
        name: 'Sofa throw or blanket',
        description:
          'Sofa throws, fleece and knitted blankets gather pet hair, crumbs and dust. We shake and vacuum them before they are washed, so that hair does not mat in the water, and dry them in warm air until they are soft again.\n\nWool throws go through a cold programme and dry flat; tell us in the remarks if the label has faded. Take off safety pins and decorative buckles.',
        serviceType: bag.en,
        excluded: 'Electric blankets and natural fur throws.',
        metaTitle: 'Sofa throws and blankets washed',
        metaDescription:
          'Throws free of pet hair and dust: vacuumed, washed and dried in warm air until soft.',
        searchText: 'fleece plaid couch living room pet dog cat hair',
      },
    },
    {
      id: 91,
      priceCents: 995,
      unit: 'piece',
      es: {
        slug: 'almohada',
        name: 'Almohada de fibra o pluma',
        description:
          'Lavamos el interior, no solo la tela: un ciclo con temperatura suficiente para los ácaros, doble aclarado y un secado largo con pelotas que separan el relleno para que no queden grumos. Si es de pluma, comprobamos primero que la costura aguante.\n\nEntrégala sin funda y sin protector. Las manchas amarillas antiguas se aclaran, aunque no siempre desaparecen. Una almohada que ya no recupera su forma al doblarla agradece más el relevo que el lavado.',
        serviceType: 'Lavado y secado en profundidad',
        excluded: 'Almohadas de espuma viscoelástica y de látex.',
        metaTitle: 'Lavar almohadas a domicilio',
        metaDescription:
          'Almohadas de fibra o pluma lavadas por dentro, con doble aclarado y secado sin grumos.',
        searchText: 'acaros alergia cojin relleno plumas dormitorio',
      },
      en: {
        slug: 'pillow',
        name: 'Pillow, fibre or feather',
        description:
          'We wash the filling and not only the fabric: a cycle warm enough for dust mites, a double rinse, and a long drying with balls that keep the filling apart so that no lumps form. With feather pillows we first check that the seam will hold.\n\nHand it over without pillowcase or protector. Old yellow marks fade, though they do not always vanish. A pillow that no longer springs back when folded is better replaced than washed.',
        serviceType: 'Deep washing and drying',
        excluded: 'Memory foam and latex pillows.',
        metaTitle: 'Pillows washed, collected at home',
        metaDescription:
          'Fibre and feather pillows washed right through, rinsed twice and dried without lumps.',
        searchText: 'dust mites allergy cushion filling feathers bedroom',
      },
    },
    {
      id: 92,
      priceCents: 1295,
      unit: 'piece',
      es: {
        slug: 'funda-de-colchon',
        name: 'Funda o protector de colchón',
        description:
          'Protectores de rizo, acolchados e impermeables, y fundas completas con cremallera. El lavado llega a la temperatura que permite la membrana: suficiente para los ácaros y el sudor, sin agrietar la capa impermeable. El secado es lento y sin calor directo.\n\nSeñala si hay manchas de orina o de sangre, que necesitan agua fría y un tratamiento enzimático previo. Aspírala antes si duerme contigo una mascota.',
        serviceType: bag.es,
        excluded: 'Toppers y colchones.',
        metaTitle: 'Lavar fundas y protectores de colchón',
        metaDescription:
          'Protectores de colchón lavados contra ácaros y sudor sin dañar la membrana impermeable.',
        searchText: 'cubrecolchon protector impermeable acaros alergia cama',
      },
      en: {
        slug: 'mattress-protector',
        name: 'Mattress cover or protector',
        description:
          'Terry, quilted and waterproof protectors, and full zipped covers. We wash as warm as the membrane allows: enough for mites and sweat without cracking the waterproof layer. Drying is slow and away from direct heat.\n\nPoint out any urine or blood marks, which need cold water and an enzyme treatment first. Vacuum the cover beforehand if a pet sleeps on your bed.',
        serviceType: bag.en,
        excluded: 'Toppers and mattresses.',
        metaTitle: 'Mattress covers and protectors washed',
        metaDescription:
          'Mattress protectors washed against mites and sweat without harming the waterproof layer.',
        searchText: 'mattress pad waterproof dust mites allergy bed',
      },
    },
  ],
}
