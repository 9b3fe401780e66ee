import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

export const companies: SeedCategory = {
  id: categoryIds.companies,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.companies),
  es: {
    slug: 'lavanderia-empresas',
    name: 'Lavandería para empresas',
    description:
      'La ropa de trabajo de tu negocio, recogida en el local: toallas de clínica o gimnasio, mantelería, uniformes y ropa de cama, lavados por separado de la ropa de particulares.',
    metaTitle: 'Lavandería para empresas con recogida',
    metaDescription:
      'Lavandería para restaurantes, clínicas, gimnasios y hoteles: ropa por kilos, mantelería y uniformes recogidos en tu local.',
  },
  en: {
    slug: 'laundry-for-companies',
    name: 'Laundry for companies',
    description:
      'Your business linen, collected at the premises: clinic or gym towels, table linen, uniforms and bed linen, always washed apart from household laundry.',
    metaTitle: 'Laundry for companies, collected on site',
    metaDescription:
      'Laundry for restaurants, clinics, gyms and hotels: linen by weight, table linen and uniforms collected on site.',
  },
  products: [
    {
      id: 801,
      priceCents: 3190,
      unit: 'piece',
      es: {
        slug: 'saco-ropa-empresa-15-kg',
        name: 'Saco de ropa de empresa 15 kg',
        description:
          'Un saco para la ropa lisa de tu negocio: toallas, paños, fundas, batas sencillas y uniformes que no necesitan plancha. Cada cliente se lava en su propia máquina y con su propio programa, y anotamos el peso de entrada para que cuadre con tu albarán.\n\nRetira guantes, agujas y residuos antes de cerrar el saco. Si manejas textiles con grasa industrial o restos biológicos, cuéntanoslo primero, porque siguen otro circuito.',
        serviceType: 'Lavado, secado y doblado',
        excluded: 'Textiles con residuos biológicos, disolventes o grasa industrial.',
        metaTitle: 'Saco de lavandería para empresas de 15 kg',
        metaDescription:
          'Toallas, paños y uniformes de tu negocio lavados en máquina propia, secos y doblados por sacos.',
        searchText: 'negocio local toallas paños batas gimnasio peluqueria kilos',
      },
      en: {
        slug: 'company-laundry-sack-15-kg',
        name: 'Company laundry sack, 15 kg',
        description:
          'A sack for your business’s flat linen: towels, cloths, covers, plain coats and uniforms that need no ironing. Each client is washed in its own machine and on its own programme, and we note the incoming weight so that it agrees with your delivery note.\n\nTake out gloves, needles and waste before closing the sack. If you handle textiles with industrial grease or biological residue, tell us first: those follow another route.',
        serviceType: 'Washed, dried and folded',
        excluded: 'Textiles with biological residue, solvents or industrial grease.',
        metaTitle: '15 kg laundry sack for companies',
        metaDescription:
          'Your business’s towels, cloths and uniforms washed in their own machine, dried and folded.',
        searchText: 'business shop towels cloths coats gym hairdresser salon kilos',
      },
    },
    {
      id: 802,
      priceCents: 6190,
      unit: 'piece',
      es: {
        slug: 'saco-ropa-empresa-31-kg',
        name: 'Saco de ropa de empresa 31 kg',
        description:
          'El formato de los gimnasios, spas y residencias que mueven mucha toalla. Lo dividimos en cargas homogéneas para que el secado sea parejo y entregamos en paquetes retractilados con el número de piezas por fuera, listos para contar y colocar.\n\nDeja el saco en un lugar al que pueda acceder nuestro carro y evita guardar la ropa mojada más de lo imprescindible: el olor a humedad se fija en el rizo y acorta su vida.',
        serviceType: 'Lavado, secado, doblado y empaquetado',
        excluded: 'Textiles con residuos biológicos, disolventes o grasa industrial.',
        metaTitle: 'Saco de lavandería para empresas de 31 kg',
        metaDescription:
          'Gran carga para gimnasios, spas y residencias: lavado homogéneo y paquetes contados.',
        searchText: 'negocio gimnasio spa residencia hotel toallas kilos grande',
      },
      en: {
        slug: 'company-laundry-sack-31-kg',
        name: 'Company laundry sack, 31 kg',
        description:
          'The size for gyms, spas and care homes that get through many towels. We divide it into even loads so that everything dries alike, and deliver shrink-wrapped parcels with the number of pieces on the outside, ready to count and shelve.\n\nLeave the sack where our trolley can reach it, and keep wet linen no longer than you must: a musty smell settles in terry cloth and shortens its life.',
        serviceType: 'Washed, dried, folded and parcelled',
        excluded: 'Textiles with biological residue, solvents or industrial grease.',
        metaTitle: '31 kg laundry sack for companies',
        metaDescription:
          'Large loads for gyms, spas and care homes: washed evenly and returned in counted parcels.',
        searchText: 'business gym spa care home hotel towels kilos large',
      },
    },
    {
      id: 803,
      priceCents: 350,
      unit: 'piece',
      es: {
        slug: 'mantel-de-restaurante',
        name: 'Mantel de restaurante',
        description:
          'Manteles de algodón o poliéster para sala y terraza, con desmanchado de aceite, vino, salsa de tomate y cera de vela. Los lavamos con blanqueante sin cloro y los pasamos por calandra, de modo que salen lisos, rígidos lo justo y doblados para montar la mesa en segundos.\n\nSacúdelos al recogerlos y no los guardes con los cubiertos dentro. Si son de color corporativo, separa un ejemplar nuevo: lo usaremos como referencia del tono.',
        serviceType: 'Desmanchado, lavado, calandra y doblado',
        excluded: 'Manteles de hule o de papel.',
        metaTitle: 'Lavandería de manteles para restaurantes',
        metaDescription:
          'Manteles de sala y terraza sin aceite ni vino, calandrados y doblados para montar la mesa.',
        searchText: 'hosteleria bar sala terraza manteleria catering eventos',
      },
      en: {
        slug: 'restaurant-tablecloth',
        name: 'Restaurant tablecloth',
        description:
          'Cotton or polyester tablecloths for dining room and terrace, treated for oil, wine, tomato sauce and candle wax. We wash them with chlorine-free bleach and run them through a calender, so they come out smooth, just stiff enough, and folded to set a table in seconds.\n\nShake them out when you clear and do not store them with cutlery inside. If they are in a house colour, put one new cloth aside: we will use it as the reference shade.',
        serviceType: 'Stain removal, washing, calender and folding',
        excluded: 'Oilcloth and paper tablecloths.',
        metaTitle: 'Tablecloth laundry for restaurants',
        metaDescription:
          'Dining-room and terrace tablecloths free of oil and wine, calendered and folded to set.',
        searchText: 'hospitality bar terrace table linen catering events',
      },
    },
    {
      id: 804,
      priceCents: 55,
      unit: 'piece',
      es: {
        slug: 'servilleta-de-restaurante',
        name: 'Servilleta de restaurante',
        description:
          'Servilletas de tela que vuelven sin cercos de grasa ni de carmín. El secreto es un prelavado caliente con desengrasante alimentario, y después un lavado como el de los manteles, planchado a rodillo y doblado en cuadrado. Las atamos en grupos iguales para que el recuento sea inmediato.\n\nMételas en una red aparte de los paños de cocina: comparten la grasa, pero no el mismo programa. Dinos si prefieres el doblado en rectángulo o en abanico.',
        serviceType: 'Desmanchado, lavado, planchado y doblado',
        excluded: 'Servilletas de papel.',
        metaTitle: 'Lavandería de servilletas para restaurantes',
        metaDescription:
          'Servilletas de tela sin grasa ni carmín, planchadas a rodillo y atadas en grupos iguales.',
        searchText: 'hosteleria bar sala manteleria catering eventos carmin',
      },
      en: {
        slug: 'restaurant-napkin',
        name: 'Restaurant napkin',
        description:
          'Cloth napkins that come back without rings of grease or lipstick. The secret is a hot pre-wash with a food-grade degreaser, followed by the same wash as tablecloths, roller ironing and a square fold. We tie them in equal bundles so that counting takes no time.\n\nPut them in a net apart from kitchen cloths: they share the grease but not the programme. Tell us if you prefer a rectangular or a fan fold.',
        serviceType: 'Stain removal, washing, ironing and folding',
        excluded: 'Paper napkins.',
        metaTitle: 'Napkin laundry for restaurants',
        metaDescription:
          'Cloth napkins free of grease and lipstick, roller ironed and tied in equal bundles.',
        searchText: 'hospitality bar table linen catering events lipstick serviette',
      },
    },
    {
      id: 805,
      priceCents: 495,
      unit: 'piece',
      es: {
        slug: 'uniforme-de-trabajo',
        name: 'Uniforme de trabajo (dos piezas)',
        description:
          'Chaquetilla y pantalón de cocina, pijama sanitario o conjunto de recepción, lavados y planchados con vapor. Tratamos a mano cuello, puños y delantera, donde se acumula la grasa, y revisamos que no falten botones ni se haya despegado el logotipo.\n\nBorda o marca cada pieza con iniciales y las devolveremos agrupadas por persona. Vacía los bolsillos de bolígrafos: la tinta con calor ya no sale.',
        serviceType: 'Desmanchado, lavado, planchado y entrega en percha',
        excluded: 'Ropa ignífuga, impermeable o de alta visibilidad.',
        metaTitle: 'Lavandería de uniformes de trabajo',
        metaDescription:
          'Uniformes de cocina, clínica o recepción desmanchados, lavados y planchados, agrupados por persona.',
        searchText: 'cocina chaquetilla bata sanitario pijama recepcion camarero clinica',
      },
      en: {
        slug: 'work-uniform',
        name: 'Work uniform, two pieces',
        description:
          'Chef’s jacket and trousers, medical scrubs or a reception outfit, washed and steam ironed. We treat collar, cuffs and front by hand, where the grease gathers, and check that no button is missing and no logo has come away.\n\nEmbroider or mark each piece with initials and they will come back grouped by person. Empty the pockets of pens: once heated, ink no longer comes out.',
        serviceType: 'Stain removal, washing, ironing and return on a hanger',
        excluded: 'Flame-retardant, waterproof or high-visibility clothing.',
        metaTitle: 'Work uniform laundry',
        metaDescription:
          'Kitchen, clinic and reception uniforms treated, washed and ironed, grouped by person.',
        searchText: 'chef jacket kitchen scrubs medical reception waiter clinic',
      },
    },
    {
      id: 806,
      priceCents: 420,
      unit: 'piece',
      es: {
        slug: 'juego-de-cama-de-hotel',
        name: 'Juego de cama de hotel',
        description:
          'Dos sábanas y dos fundas de almohada de tu propiedad, lavadas a la temperatura que exige el alojamiento y planchadas en calandra. Separamos las piezas rotas o con manchas irrecuperables y te las enseñamos, para que repongas antes de que lo note un huésped.\n\nQuita los cubrecolchones y no mezcles con toallas: el rizo deja pelusa en el algodón liso. Cada juego va atado por medida de cama para que el equipo de limpieza no tenga que buscar.',
        serviceType: 'Lavado, calandra, doblado y empaquetado por medida de cama',
        excluded: 'Edredones, colchas y cubrecolchones.',
        metaTitle: 'Lavandería de ropa de cama para alojamientos',
        metaDescription:
          'Juegos de cama de hotel o apartamento lavados, calandrados y atados por medida de cama.',
        searchText: 'sabanas hotel hostal apartamento turistico airbnb alojamiento fundas',
      },
      en: {
        slug: 'hotel-bed-linen-set',
        name: 'Hotel bed linen set',
        description:
          'Two sheets and two pillowcases of your own, washed at the temperature that lodgings require and pressed on a calender. We set aside torn pieces, and those with marks beyond saving, and show them to you so that you replace them before a guest notices.\n\nTake off mattress covers and do not mix in towels: terry leaves fluff on smooth cotton. Each set is tied by bed size so that the cleaning team need not search.',
        serviceType: 'Washing, calender, folding and bundling by bed size',
        excluded: 'Duvets, bedspreads and mattress covers.',
        metaTitle: 'Bed linen laundry for hotels and flats',
        metaDescription: 'Hotel and holiday-flat bed linen washed, calendered and tied by bed size.',
        searchText: 'sheets hotel hostel holiday flat airbnb lodging pillowcases',
      },
    },
    {
      id: 807,
      priceCents: 120,
      unit: 'piece',
      es: {
        slug: 'toalla-de-clinica-o-peluqueria',
        name: 'Toalla de clínica o peluquería',
        description:
          'Toallas de cabina, camilla y lavacabezas con aceites de masaje, cera o tinte. Un desengrasante específico suelta los aceites antes del lavado, que de otro modo se vuelven rancios y amarillean el rizo; después higienizamos a alta temperatura y doblamos en rollo o en rectángulo.\n\nSepara las que llevan tinte oscuro, porque manchan al resto. Las marcas de tinte fijado no siempre se van, pero no afectan a la higiene de la toalla.',
        serviceType: 'Desengrasado, lavado higiénico, secado y doblado',
        excluded: 'Toallas desechables.',
        metaTitle: 'Lavandería de toallas para clínicas y estética',
        metaDescription:
          'Toallas de clínica, masaje o peluquería sin aceite ni cera, higienizadas y dobladas.',
        searchText: 'estetica fisioterapia masaje salon belleza camilla aceite cera tinte',
      },
      en: {
        slug: 'clinic-or-salon-towel',
        name: 'Clinic or salon towel',
        description:
          'Treatment-room, couch and basin towels with massage oil, wax or hair dye. A special degreaser loosens the oils before the wash, which otherwise turn rancid and yellow the terry; then we sanitise at high temperature and fold into rolls or rectangles.\n\nSet aside those with dark dye, because they stain the others. Fixed dye marks do not always come out, but they make the towel no less hygienic.',
        serviceType: 'Degreasing, hygienic wash, drying and folding',
        excluded: 'Disposable towels.',
        metaTitle: 'Towel laundry for clinics and salons',
        metaDescription: 'Clinic, massage and hairdressing towels free of oil and wax, sanitised and folded.',
        searchText: 'beauty physiotherapy massage hairdresser couch oil wax dye',
      },
    },
  ],
}
