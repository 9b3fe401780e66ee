import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const rented = {
  es: 'Alquiler, lavado, planchado y reposición',
  en: 'Rental, washing, ironing and replacement',
}

export const renting: SeedCategory = {
  id: categoryIds.renting,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.renting),
  es: {
    slug: 'renting',
    name: 'Renting de textil',
    description:
      'Ropa de cama, toallas y mantelería de alquiler para hostelería y apartamentos turísticos. Llevamos la limpia, recogemos la usada y nos ocupamos de reponer lo que se gasta.',
    metaTitle: 'Renting de ropa de cama y toallas',
    metaDescription:
      'Alquiler de sábanas, toallas y mantelería para hoteles, restaurantes y apartamentos turísticos, con lavado incluido.',
  },
  en: {
    slug: 'renting',
    name: 'Linen rental',
    description:
      'Bed linen, towels and table linen for hire by restaurants, hotels and holiday flats. We bring it clean, collect it used and replace what wears out.',
    metaTitle: 'Bed linen and towel rental',
    metaDescription:
      'Sheets, towels and table linen for hire by hotels, restaurants and holiday flats, with washing included.',
  },
  products: [
    {
      id: 901,
      priceCents: 690,
      unit: 'piece',
      es: {
        slug: 'renting-juego-cama-doble',
        name: 'Renting de juego de cama doble',
        description:
          'Bajera, encimera o funda nórdica y dos fundas de almohada blancas, de algodón con algo de poliéster para que no se arruguen. Son nuestras: las entregas usadas y recibes otras iguales, planchadas y retractiladas por juego, así que no inviertes en existencias ni guardas sábanas viejas.\n\nCalcula tres juegos por cama: uno puesto, uno en el armario y uno en la lavandería. Avísanos si un huésped ha roto o se ha llevado una pieza.',
        serviceType: rented.es,
        excluded: '',
        metaTitle: 'Renting de sábanas de cama doble',
        metaDescription:
          'Juegos de cama doble blancos de alquiler: los entregas usados y recibes otros planchados.',
        searchText: 'alquiler sabanas hotel apartamento turistico airbnb matrimonio funda nordica',
      },
      en: {
        slug: 'double-bed-set-rental',
        name: 'Double bed set rental',
        description:
          'Fitted sheet, flat sheet or duvet cover and two pillowcases in white, cotton with a little polyester so that they hardly crease. They are ours: you hand over the used ones and get others alike, ironed and wrapped by set, so you invest in no stock and store no old sheets.\n\nReckon on three sets a bed: one on it, one in the cupboard and one at the laundry. Let us know if a guest has torn or taken a piece.',
        serviceType: rented.en,
        excluded: '',
        metaTitle: 'Double bed linen rental',
        metaDescription:
          'White double bed sets for hire: hand over the used ones and get others, ironed and wrapped.',
        searchText: 'hire sheets hotel holiday flat airbnb duvet cover',
      },
    },
    {
      id: 902,
      priceCents: 550,
      unit: 'piece',
      es: {
        slug: 'renting-juego-cama-individual',
        name: 'Renting de juego de cama individual',
        description:
          'El juego para literas, camas de noventa y supletorias: bajera ajustable, encimera y funda de almohada en blanco hotelero. Todas las piezas llevan una marca discreta de medida en el dobladillo, para que nadie abra tres bajeras hasta dar con la buena.\n\nPídelo junto al juego doble si tu alojamiento mezcla habitaciones. En temporada alta conviene ampliar la dotación con antelación; basta con subir la cantidad en el pedido.',
        serviceType: rented.es,
        excluded: '',
        metaTitle: 'Renting de sábanas de cama individual',
        metaDescription:
          'Juegos de cama individual de alquiler, marcados por medida, para literas y supletorias.',
        searchText: 'alquiler sabanas hotel hostal albergue apartamento turistico litera',
      },
      en: {
        slug: 'single-bed-set-rental',
        name: 'Single bed set rental',
        description:
          'The set for bunks, single beds and extra beds: fitted sheet, flat sheet and pillowcase in hotel white. Each piece has a discreet size mark in the hem, so nobody opens three fitted sheets before finding the right one.\n\nOrder it with the double set if your lodgings mix rooms. In high season it is wise to enlarge your stock in good time; simply raise the quantity in the order.',
        serviceType: rented.en,
        excluded: '',
        metaTitle: 'Single bed linen rental',
        metaDescription: 'Single bed sets for hire, marked by size, for bunks and extra beds.',
        searchText: 'hire sheets hotel hostel holiday flat bunk',
      },
    },
    {
      id: 903,
      priceCents: 320,
      unit: 'piece',
      es: {
        slug: 'renting-juego-toallas-huesped',
        name: 'Renting de juego de toallas por huésped',
        description:
          'Una toalla de baño y una de lavabo por persona, de rizo blanco de buen gramaje, que absorbe y seca rápido. Las higienizamos después de cada uso y retiramos las que pierden suavidad, para que todas las que ve el huésped parezcan recién estrenadas.\n\nEl maquillaje y el autobronceador son lo que más toallas estropea: dejar toallitas desmaquillantes en el baño alarga mucho su vida. Recoge las mojadas en la red que te entregamos.',
        serviceType: rented.es,
        excluded: '',
        metaTitle: 'Renting de toallas para huéspedes',
        metaDescription:
          'Juegos de toallas blancas de alquiler por huésped, higienizadas y repuestas cuando se gastan.',
        searchText: 'alquiler toallas baño lavabo hotel apartamento turistico airbnb',
      },
      en: {
        slug: 'guest-towel-set-rental',
        name: 'Guest towel set rental',
        description:
          'One bath towel and one hand towel a person, in white terry of a good weight that absorbs well and dries fast. We sanitise them after every use and withdraw those that lose their softness, so that all the towels a guest sees look brand new.\n\nMake-up and self-tanning lotion ruin most towels: leaving cleansing wipes in the bathroom makes them last far longer. Gather the wet ones in the net that we provide.',
        serviceType: rented.en,
        excluded: '',
        metaTitle: 'Guest towel rental',
        metaDescription:
          'White guest towel sets for hire, sanitised after every use and replaced when they wear.',
        searchText: 'hire bath hand towel hotel holiday flat airbnb',
      },
    },
    {
      id: 904,
      priceCents: 110,
      unit: 'piece',
      es: {
        slug: 'renting-alfombrin-de-bano',
        name: 'Renting de alfombrín de baño',
        description:
          'Alfombrín de rizo grueso y blanco para salir de la ducha, con más peso que una toalla para que no resbale. Se cambia con cada huésped, igual que las sábanas, y se lava aparte de las toallas porque recoge lo que pisan los zapatos.\n\nCuélgalo en la mampara cuando prepares el baño: es la señal de que está limpio. No lo uses de felpudo en terrazas o piscinas; la arena y el cloro lo gastan en pocos lavados.',
        serviceType: rented.es,
        excluded: '',
        metaTitle: 'Renting de alfombrines de baño',
        metaDescription:
          'Alfombrines de rizo blanco de alquiler, lavados aparte y cambiados con cada huésped.',
        searchText: 'alquiler alfombrilla ducha baño hotel apartamento turistico airbnb',
      },
      en: {
        slug: 'bath-mat-rental',
        name: 'Bath mat rental',
        description:
          'A thick white terry mat to step on from the shower, heavier than a towel so that it does not slip. It is changed with every guest, like the sheets, and washed apart from the towels because it picks up what shoes bring in.\n\nHang it over the screen when you prepare the bathroom: that tells the guest it is clean. Do not use it as a doormat on terraces or by the pool; sand and chlorine wear it out in a few washes.',
        serviceType: rented.en,
        excluded: '',
        metaTitle: 'Bath mat rental',
        metaDescription: 'White terry bath mats for hire, washed apart and changed with every guest.',
        searchText: 'hire shower bathroom hotel holiday flat airbnb',
      },
    },
    {
      id: 905,
      priceCents: 490,
      unit: 'piece',
      es: {
        slug: 'renting-manteleria',
        name: 'Renting de mantel con servilletas',
        description:
          'Un mantel y cuatro servilletas a juego, en blanco o crudo, para restaurantes, catering y celebraciones. Llegan calandrados y doblados para vestir la mesa de un solo gesto, y los recogemos usados sin que tengas que tratar ninguna mancha.\n\nIndica en las observaciones si tus mesas son redondas o cuadradas y su medida. Las quemaduras de cigarro y los cortes de cuchillo no tienen arreglo, así que retíralos aparte para que los repongamos.',
        serviceType: rented.es,
        excluded: '',
        metaTitle: 'Renting de mantelería para hostelería',
        metaDescription:
          'Mantel y servilletas de alquiler para restaurantes y catering, calandrados y listos para la mesa.',
        searchText: 'alquiler mantel servilleta restaurante catering boda evento celebracion',
      },
      en: {
        slug: 'table-linen-rental',
        name: 'Tablecloth and napkin rental',
        description:
          'A tablecloth and four matching napkins, white or ecru, for restaurants, catering and celebrations. They come calendered and folded to dress the table in one movement, and we collect them used without your treating a single stain.\n\nSay in the remarks whether your tables are round or square, and their size. Cigarette burns and knife cuts cannot be mended, so put those aside for us to replace.',
        serviceType: rented.en,
        excluded: '',
        metaTitle: 'Table linen rental for hospitality',
        metaDescription:
          'Tablecloth and napkins for hire by restaurants and caterers, calendered and ready to lay.',
        searchText: 'hire tablecloth serviette restaurant catering wedding event party',
      },
    },
    {
      id: 906,
      priceCents: 260,
      unit: 'piece',
      es: {
        slug: 'renting-pano-y-delantal-de-cocina',
        name: 'Renting de delantal y paños de cocina',
        description:
          'Un delantal con peto y dos paños de algodón de panal, la dotación de un cocinero para un turno. Los lavamos con desengrasante y a alta temperatura, y cambiamos los que quedan finos o con quemaduras antes de que se rompan en plena cocina.\n\nMételos en el saco escurridos: empapados de aceite caliente pueden calentarse solos. No los uses para suelos; si necesitas bayetas, escríbenos y las añadimos a tu dotación.',
        serviceType: rented.es,
        excluded: '',
        metaTitle: 'Renting de delantales y paños de cocina',
        metaDescription:
          'Delantal y paños de cocina de alquiler, desengrasados e higienizados para cada turno.',
        searchText: 'alquiler mandil trapo cocinero restaurante bar hosteleria',
      },
      en: {
        slug: 'kitchen-apron-and-cloth-rental',
        name: 'Kitchen apron and cloth rental',
        description:
          'A bib apron and two waffle-weave cotton cloths, what one cook needs for a shift. We wash them with a degreaser at high temperature, and change those that grow thin or scorched before they tear in the middle of service.\n\nWring them out before they go into the sack: soaked in hot oil they can heat up by themselves. Do not use them on floors; if you need floor cloths, write to us and we will add them to your stock.',
        serviceType: rented.en,
        excluded: '',
        metaTitle: 'Kitchen apron and cloth rental',
        metaDescription: 'Kitchen aprons and cloths for hire, degreased and sanitised for every shift.',
        searchText: 'hire pinafore tea towel cook chef restaurant bar hospitality',
      },
    },
  ],
}
