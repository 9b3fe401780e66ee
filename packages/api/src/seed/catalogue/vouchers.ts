import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

export const vouchers: SeedCategory = {
  id: categoryIds.vouchers,
  transportCents: 0,
  compatible: compatibleCategories(categoryIds.vouchers),
  es: {
    slug: 'bonos',
    name: 'Bonos',
    description:
      'Compra varios servicios de una vez y gástalos cuando los necesites. Al pagar recibes un código que descuentas de tus pedidos hasta agotar los usos.',
    metaTitle: 'Bonos de lavandería, tintorería y plancha',
    metaDescription:
      'Bonos de camisas, plancha, trajes y bolsas de lavandería: compras ahora y los usas en tus pedidos con un código.',
  },
  en: {
    slug: 'packs',
    name: 'Packs',
    description:
      'Buy several services at once and use them as you need them. When you pay you get a code to take off your orders until its uses run out.',
    metaTitle: 'Laundry, dry-cleaning and ironing packs',
    metaDescription:
      'Packs of shirts, ironing, suits and laundry bags: buy once, then use them in your orders with a code.',
  },
  products: [
    {
      id: 700,
      priceCents: 1795,
      unit: 'piece',
      es: {
        slug: 'bono-5-camisas',
        name: 'Bono 5 camisas',
        description:
          'Cinco camisas lavadas y planchadas en percha, para gastar en uno o en varios pedidos. Es la cuenta de una semana de oficina: las dejas sucias el viernes y empiezas el lunes con el armario en orden.\n\nSirve para camisas de hombre y de mujer, de algodón o mezcla, de manga corta o larga. Al terminar la compra verás el código en tu pedido; escríbelo en la casilla de promociones cada vez que quieras usarlo.',
        serviceType: 'Lavado, planchado y entrega en percha de cada camisa',
        excluded: 'Camisas de seda, blusas con aplicaciones y camisas de esmoquin.',
        metaTitle: 'Bono de 5 camisas lavadas y planchadas',
        metaDescription:
          'Cinco camisas lavadas y planchadas en percha que gastas en uno o varios pedidos con un código.',
        searchText: 'pack camisas oficina planchado ahorro',
      },
      en: {
        slug: 'pack-of-5-shirts',
        name: 'Pack of 5 shirts',
        description:
          'Five shirts, washed and ironed on hangers, to use in one order or several. It is a week at the office: hand them over dirty on Friday and start Monday with the wardrobe in order.\n\nGood for men’s and women’s shirts, cotton or blend, short or long sleeved. When you finish the purchase the code appears in your order; type it into the promotions box each time you want to use it.',
        serviceType: 'Washing, ironing and return on a hanger for each shirt',
        excluded: 'Silk shirts, blouses with trimmings and dress shirts.',
        metaTitle: 'Pack of 5 shirts, washed and ironed',
        metaDescription:
          'Five shirts washed and ironed on hangers, used in one order or several with a code.',
        searchText: 'voucher bundle office shirts ironing savings',
      },
    },
    {
      id: 701,
      priceCents: 3395,
      unit: 'piece',
      es: {
        slug: 'bono-10-camisas',
        name: 'Bono 10 camisas',
        description:
          'Diez camisas a tu ritmo: todas juntas después de un viaje o unas pocas en cada pedido. Cada una pasa por revisión de botones, desmanchado de cuello y puños, lavado y planchado con prensa, y llega colgada y con su funda.\n\nPuedes mezclar camisas de todos los que viven en casa. Mientras te queden usos, el código sigue valiendo para los siguientes pedidos y en el detalle de la compra ves cuántos has gastado.',
        serviceType: 'Lavado, planchado y entrega en percha de cada camisa',
        excluded: 'Camisas de seda, blusas con aplicaciones y camisas de esmoquin.',
        metaTitle: 'Bono de 10 camisas lavadas y planchadas',
        metaDescription: 'Diez camisas lavadas y planchadas a tu ritmo, para todos los que viven en casa.',
        searchText: 'pack camisas oficina planchado ahorro familia',
      },
      en: {
        slug: 'pack-of-10-shirts',
        name: 'Pack of 10 shirts',
        description:
          'Ten shirts at your own pace: all together after a trip, or a few with each order. Every one has its buttons checked, collar and cuffs treated, and is washed and pressed, then delivered hanging and covered.\n\nYou can mix the shirts of everyone who lives at home. As long as uses remain, the code works for your next orders, and the details of the purchase show how many you have spent.',
        serviceType: 'Washing, ironing and return on a hanger for each shirt',
        excluded: 'Silk shirts, blouses with trimmings and dress shirts.',
        metaTitle: 'Pack of 10 shirts, washed and ironed',
        metaDescription: 'Ten shirts washed and ironed at your own pace, for everyone at home.',
        searchText: 'voucher bundle office shirts ironing savings family',
      },
    },
    {
      id: 702,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'bono-10-planchas',
        name: 'Bono 10 planchas',
        description:
          'Diez prendas planchadas que ya traes lavadas de casa: camisetas, camisas, pantalones o faldas, mezcladas como quieras. Planchamos con vapor y aspiración, y devolvemos cada cosa colgada o doblada según su forma.\n\nEntrega la ropa seca y sin manchas, porque el calor las fija. Los conjuntos de dos piezas cuentan como dos prendas. El código aparece en tu pedido en cuanto se confirma la compra.',
        serviceType: 'Planchado de diez prendas, en percha o dobladas',
        excluded: 'Ropa de cama, vestidos de fiesta y prendas plisadas.',
        metaTitle: 'Bono de 10 prendas planchadas',
        metaDescription:
          'Diez prendas de diario planchadas con vapor, en percha o dobladas, que gastas cuando quieras.',
        searchText: 'pack plancha planchado prendas ahorro',
      },
      en: {
        slug: 'pack-of-10-ironed-items',
        name: 'Pack of 10 ironed items',
        description:
          'Ten items ironed that you have already washed at home: T-shirts, shirts, trousers or skirts, mixed as you like. We iron with steam and suction, and return each one hung or folded as suits its shape.\n\nHand the clothes over dry and free of stains, since heat sets them. A two-piece outfit counts as two items. The code appears in your order as soon as the purchase is confirmed.',
        serviceType: 'Ironing of ten items, hung or folded',
        excluded: 'Bed linen, party dresses and pleated clothes.',
        metaTitle: 'Pack of 10 ironed items',
        metaDescription: 'Ten everyday items ironed with steam, hung or folded, to use whenever you like.',
        searchText: 'voucher bundle ironing press clothes savings',
      },
    },
    {
      id: 703,
      priceCents: 3095,
      unit: 'piece',
      es: {
        slug: 'bono-20-planchas',
        name: 'Bono 20 planchas',
        description:
          'Para quien lava en casa y odia la plancha. Veinte prendas, de la camisa del trabajo al uniforme del colegio, que puedes repartir en tantos pedidos como quieras. Las personas que planchan son siempre las mismas y aprenden tus gustos: con raya o sin raya, en percha o dobladas.\n\nDeja la ropa seca en una bolsa, sin apretar. Si mandas alguna prenda que necesita lavado, te avisaremos antes de meterle calor.',
        serviceType: 'Planchado de veinte prendas, en percha o dobladas',
        excluded: 'Ropa de cama, vestidos de fiesta y prendas plisadas.',
        metaTitle: 'Bono de 20 prendas planchadas',
        metaDescription:
          'Veinte prendas planchadas a tu gusto, con raya o sin raya, repartidas en los pedidos que quieras.',
        searchText: 'pack plancha planchado prendas ahorro uniforme colegio',
      },
      en: {
        slug: 'pack-of-20-ironed-items',
        name: 'Pack of 20 ironed items',
        description:
          'For people who wash at home and hate ironing. Twenty items, from the work shirt to the school uniform, to spread over as many orders as you like. The people who iron are always the same and learn your taste: creased or not, hung or folded.\n\nLeave the clothes dry in a bag, without squeezing them. If you send something that needs a wash, we will tell you before any heat goes near it.',
        serviceType: 'Ironing of twenty items, hung or folded',
        excluded: 'Bed linen, party dresses and pleated clothes.',
        metaTitle: 'Pack of 20 ironed items',
        metaDescription:
          'Twenty items ironed to your taste, creased or not, spread over as many orders as you like.',
        searchText: 'voucher bundle ironing press clothes savings school uniform',
      },
    },
    {
      id: 704,
      priceCents: 4695,
      unit: 'piece',
      es: {
        slug: 'bono-3-trajes',
        name: 'Bono 3 trajes',
        description:
          'Tres trajes de dos piezas limpiados en seco y planchados a mano, chaqueta y pantalón juntos para que el tono envejezca igual. Pensado para quien lleva traje a menudo y lo alterna: uno puesto, uno descansando y uno en la tintorería.\n\nRevisamos botones y dobladillos sin que tengas que pedirlo. Vacía los bolsillos y abre el bolsillo de pecho si aún está cosido. Los chalecos se añaden aparte, como una prenda más del pedido.',
        serviceType: 'Limpieza en seco, planchado a mano y entrega en percha de cada traje',
        excluded: 'Trajes de tres piezas, esmóquines y trajes regionales.',
        metaTitle: 'Bono de 3 trajes limpiados en seco',
        metaDescription:
          'Tres trajes de dos piezas limpiados en seco y planchados a mano, para gastar cuando los necesites.',
        searchText: 'pack trajes tintoreria americana pantalon ahorro',
      },
      en: {
        slug: 'pack-of-3-suits',
        name: 'Pack of 3 suits',
        description:
          'Three two-piece suits dry cleaned and pressed by hand, jacket and trousers together so that the shade ages evenly. Meant for people who often wear a suit and rotate them: one on, one resting and one at the cleaner’s.\n\nWe check buttons and hems without being asked. Empty the pockets, and open the breast pocket if it is still sewn. A waistcoat is added on its own, as one more item of the order.',
        serviceType: 'Dry cleaning, hand pressing and return on a hanger for each suit',
        excluded: 'Three-piece suits, dinner suits and folk costumes.',
        metaTitle: 'Pack of 3 dry-cleaned suits',
        metaDescription: 'Three two-piece suits dry cleaned and pressed by hand, to use when you need them.',
        searchText: 'voucher bundle suits dry cleaning jacket trousers savings',
      },
    },
    {
      id: 705,
      priceCents: 5395,
      unit: 'piece',
      es: {
        slug: 'bono-4-bolsas-5-kg',
        name: 'Bono 4 bolsas de lavandería 5 kg',
        description:
          'Cuatro bolsas pequeñas, una por semana para quien vive solo o cuatro de golpe para quien vuelve de viaje. Cada bolsa se lava por separado, con el blanco y el color divididos, y vuelve doblada.\n\nNo hace falta usarlas seguidas ni en la misma dirección: el código vale en cualquier pedido tuyo. Si una semana te quedas corto, puedes añadir una bolsa suelta sin perder las del bono.',
        serviceType: 'Lavado, secado y doblado de cada bolsa',
        excluded: 'Prendas de seda, lana, piel o ante, edredones y alfombras.',
        metaTitle: 'Bono de 4 bolsas de lavandería de 5 kg',
        metaDescription:
          'Cuatro bolsas de ropa de diario lavadas por separado y dobladas, para usar semana a semana.',
        searchText: 'pack bolsas colada lavanderia kilos ahorro',
      },
      en: {
        slug: 'pack-of-4-laundry-bags-5-kg',
        name: 'Pack of 4 laundry bags, 5 kg',
        description:
          'Four small bags: one a week if you live alone, or four at once after a trip. Each is washed separately, whites and colours apart, and comes back folded.\n\nYou need not use them in a row or at the same address: the code works on any order of yours. If one week is not enough, you can add a single bag without losing those of the pack.',
        serviceType: 'Washing, drying and folding of each bag',
        excluded: 'Silk, wool, leather and suede, duvets and rugs.',
        metaTitle: 'Pack of 4 laundry bags of 5 kg',
        metaDescription: 'Four bags of everyday clothes, washed separately and folded, to use week by week.',
        searchText: 'voucher bundle laundry bags wash and fold kilos savings',
      },
    },
    {
      id: 706,
      priceCents: 4495,
      unit: 'piece',
      es: {
        slug: 'bono-2-edredones-dobles',
        name: 'Bono 2 edredones dobles',
        description:
          'Dos edredones de matrimonio lavados y secados a fondo: el del dormitorio y el de la habitación de invitados, o el mismo al principio y al final del invierno. El lavado es el de siempre, en máquina de gran carga y con secado hasta el centro del relleno.\n\nVale para rellenos sintéticos. Quita la funda nórdica antes de entregarlos y revisa que no haya costuras abiertas, por donde se escaparía la fibra.',
        serviceType: 'Lavado, secado en profundidad y funda protectora de cada edredón',
        excluded: 'Edredones de pluma o plumón y edredones de seda.',
        metaTitle: 'Bono de 2 edredones de cama doble',
        metaDescription:
          'Dos edredones de matrimonio lavados y secos a fondo, juntos o en distintas épocas del año.',
        searchText: 'pack edredones nordico matrimonio ahorro invierno',
      },
      en: {
        slug: 'pack-of-2-double-duvets',
        name: 'Pack of 2 double duvets',
        description:
          'Two double duvets washed and dried right through: yours and the guest room’s, or the same one at the start and the end of winter. The wash is the usual one, in a large machine and dried to the middle of the filling.\n\nFor synthetic fillings. Take off the covers before you hand them over and check that no seam is open, where the fibre would escape.',
        serviceType: 'Washing, deep drying and protective cover for each duvet',
        excluded: 'Feather or down duvets and silk duvets.',
        metaTitle: 'Pack of 2 double duvets',
        metaDescription:
          'Two double duvets washed and dried right through, together or at different times of year.',
        searchText: 'voucher bundle duvets comforter quilt winter savings',
      },
    },
  ],
}
