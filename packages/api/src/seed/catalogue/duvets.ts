import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const washed = {
  es: 'Lavado, secado en profundidad y entrega en funda protectora',
  en: 'Washed, dried right through and returned in a protective cover',
}

export const duvets: SeedCategory = {
  id: categoryIds.duvets,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.duvets),
  es: {
    slug: 'edredones',
    name: 'Edredones',
    description:
      'Edredones, nórdicos, mantas y plumas que no caben en la lavadora de casa. Los lavamos en tambores grandes y los secamos hasta el centro del relleno, que es donde empieza el olor a humedad.',
    metaTitle: 'Lavado de edredones y nórdicos a domicilio',
    metaDescription:
      'Lavamos edredones, nórdicos de pluma y mantas en máquinas grandes. Los recogemos en tu casa y vuelven secos, mullidos y en su funda.',
  },
  en: {
    slug: 'duvet',
    name: 'Duvets',
    description:
      'Duvets, quilts, blankets and down that do not fit a washing machine at home. We wash them in large drums and dry them to the middle of the filling, which is where a musty smell begins.',
    metaTitle: 'Duvet cleaning, collected at home',
    metaDescription:
      'Duvets, down quilts and blankets washed in large machines. Collected at your door and returned dry, lofty and covered.',
  },
  products: [
    {
      id: 29,
      priceCents: 2495,
      unit: 'piece',
      es: {
        slug: 'edredon-doble',
        name: 'Edredón de cama doble',
        description:
          'Un edredón de matrimonio necesita espacio: si el tambor va lleno, el agua no atraviesa el relleno y solo se lava la tela. Usamos máquinas de gran carga, detergente líquido que se aclara bien y un secado largo con pausas para mover la fibra y que no queden zonas frías.\n\nQuita la funda nórdica y mira si hay descosidos: por un agujero pequeño se escapa mucho relleno. Si los hay, avísanos y lo cosemos antes de lavar.',
        serviceType: washed.es,
        excluded: 'Edredones de pluma o plumón y edredones de seda.',
        metaTitle: 'Lavar un edredón de cama doble a domicilio',
        metaDescription:
          'Edredón de matrimonio lavado en máquina de gran carga y seco hasta el centro del relleno.',
        searchText: 'nordico matrimonio cama grande relleno fibra sintetico colcha acolchada invierno',
      },
      en: {
        slug: 'double-duvet',
        name: 'Double duvet',
        description:
          'A double duvet needs room: in a full drum the water never crosses the filling and only the fabric gets washed. We use large machines, a liquid detergent that rinses out well, and a long drying with pauses to shift the fibre so that no cold patches remain.\n\nTake off the cover and look for open seams: a lot of filling escapes through a small hole. If you find one, tell us and we will sew it before the wash.',
        serviceType: washed.en,
        excluded: 'Feather or down duvets and silk duvets.',
        metaTitle: 'Double duvet cleaning, from your door',
        metaDescription:
          'A double duvet washed in a large machine and dried right through to the middle of the filling.',
        searchText: 'comforter quilt king size bed synthetic fibre filling winter bedding',
      },
    },
    {
      id: 60,
      priceCents: 1995,
      unit: 'piece',
      es: {
        slug: 'edredon-individual',
        name: 'Edredón de cama individual',
        description:
          'Para camas de noventa o ciento cinco, literas y cunas grandes. Lavamos con un programa contra los ácaros que respeta la fibra y terminamos con un aclarado extra, pensado para pieles sensibles. El relleno sale repartido y el edredón recupera el grosor con el que lo compraste.\n\nIdeal antes de guardarlo en verano: un edredón que se guarda sucio amarillea en el armario. Marca con una pinza las manchas de rotulador, chocolate o zumo.',
        serviceType: washed.es,
        excluded: 'Edredones de pluma o plumón y edredones de seda.',
        metaTitle: 'Lavar un edredón individual a domicilio',
        metaDescription:
          'Edredón de cama individual o litera, lavado contra ácaros y con aclarado extra para piel sensible.',
        searchText: 'nordico cama pequeña infantil niños litera cuna relleno fibra acaros invierno',
      },
      en: {
        slug: 'single-duvet',
        name: 'Single duvet',
        description:
          'For single beds, bunks and large cots. We wash with a dust-mite programme that is kind to the fibre and finish with an extra rinse, meant for sensitive skin. The filling comes out evenly spread and the duvet regains the thickness it had when you bought it.\n\nBest done before you store it for the summer: a duvet put away dirty turns yellow in the cupboard. Mark felt-tip, chocolate or juice stains with a clip.',
        serviceType: washed.en,
        excluded: 'Feather or down duvets and silk duvets.',
        metaTitle: 'Single duvet cleaning, from your door',
        metaDescription:
          'A single or bunk-bed duvet washed against dust mites, with an extra rinse for sensitive skin.',
        searchText: 'comforter quilt kids children bunk cot fibre filling dust mites winter bedding',
      },
    },
    {
      id: 61,
      priceCents: 3495,
      unit: 'piece',
      es: {
        slug: 'edredon-de-plumas-doble',
        name: 'Edredón de plumas de cama doble',
        description:
          'El plumón abriga porque atrapa aire, y pierde esa virtud con la grasa y la humedad. Lo lavamos con un jabón neutro que no arrastra el aceite natural de la pluma y lo secamos despacio, deteniendo la máquina para deshacer a mano los grumos que se forman.\n\nUna pluma que pincha o un olor fuerte al abrir la bolsa indican que ya está cansada; te lo diremos antes de empezar. No lo guardes al vacío: aplasta el plumón y no siempre se recupera.',
        serviceType: washed.es,
        excluded: '',
        metaTitle: 'Lavar un edredón de plumas a domicilio',
        metaDescription:
          'Nórdico de plumas lavado con jabón neutro y secado despacio para que el plumón vuelva a abrigar.',
        searchText: 'nordico plumon pluma oca pato matrimonio cama invierno',
      },
      en: {
        slug: 'double-down-duvet',
        name: 'Double down duvet',
        description:
          'Down keeps you warm because it traps air, and it loses that gift to grease and damp. We wash it with a neutral soap that does not strip the feather’s own oil and dry it slowly, stopping the machine to break up by hand the clumps that form.\n\nQuills that prick or a strong smell on opening the bag mean the filling is tired; we will tell you before we begin. Do not vacuum-pack it: that crushes the down, and it may not recover.',
        serviceType: washed.en,
        excluded: '',
        metaTitle: 'Down duvet cleaning, from your door',
        metaDescription:
          'A down duvet washed with neutral soap and dried slowly, so that the filling keeps you warm again.',
        searchText: 'feather goose duck comforter quilt king size bed winter bedding',
      },
    },
    {
      id: 62,
      priceCents: 2795,
      unit: 'piece',
      es: {
        slug: 'edredon-de-plumas-individual',
        name: 'Edredón de plumas de cama individual',
        description:
          'El mismo proceso que damos a los nórdicos grandes, con un tambor a su medida: jabón neutro, varios aclarados y secado lento hasta que cada cámara de la tela vuelve a estar llena. Antes revisamos las costuras, porque la pluma mojada pesa y las pone a prueba.\n\nSi notas plumas sueltas dentro de la funda nórdica, dilo: buscaremos el punto por donde salen. Mejor lavarlo al final del invierno que justo antes de volver a usarlo.',
        serviceType: washed.es,
        excluded: '',
        metaTitle: 'Lavar un edredón de plumas individual',
        metaDescription:
          'Nórdico individual de plumas: costuras revisadas, jabón neutro y secado lento cámara a cámara.',
        searchText: 'nordico plumon pluma oca pato cama pequeña litera invierno',
      },
      en: {
        slug: 'single-down-duvet',
        name: 'Single down duvet',
        description:
          'The same process as for large down duvets, in a drum of the right size: neutral soap, several rinses and slow drying until every chamber of the cloth is full again. We check the seams first, since wet feathers are heavy and put them to the test.\n\nIf you notice loose feathers inside the cover, say so: we will look for the place where they get out. It is better washed at the end of winter than just before you need it.',
        serviceType: washed.en,
        excluded: '',
        metaTitle: 'Single down duvet cleaning, from your door',
        metaDescription:
          'A single down duvet: seams checked, neutral soap and slow drying, chamber by chamber.',
        searchText: 'feather goose duck comforter quilt bunk bed winter bedding',
      },
    },
    {
      id: 63,
      priceCents: 3195,
      unit: 'piece',
      es: {
        slug: 'edredon-plus-doble',
        name: 'Edredón PLUS de cama doble',
        description:
          'El lavado del edredón doble con tres cuidados más: desmanchado a mano de los bordes, que es la zona que toca la cara; tratamiento antiácaros con efecto duradero; y un repaso de pespuntes para que el relleno no se desplace. Lo entregamos en una funda de tela transpirable, apta para guardarlo toda la temporada.\n\nElígelo si hay alergias en casa o si el edredón ha pasado el invierno sin funda. Indica en las observaciones cualquier mancha antigua.',
        serviceType: 'Desmanchado, lavado antiácaros, repaso de costuras y funda de tela',
        excluded: 'Edredones de seda.',
        metaTitle: 'Edredón PLUS: lavado antiácaros a domicilio',
        metaDescription:
          'Edredón doble con desmanchado a mano, tratamiento antiácaros, repaso de costuras y funda de tela.',
        searchText: 'nordico matrimonio alergia acaros premium funda guardar temporada',
      },
      en: {
        slug: 'plus-double-duvet',
        name: 'PLUS double duvet',
        description:
          'Our double-duvet wash with three extra cares: hand stain removal along the edges, the part that touches your face; a long-lasting dust-mite treatment; and a check of the quilting so that the filling stays in place. It comes back in a breathable cloth bag, fit for storing it all season.\n\nChoose it if someone at home has allergies, or if the duvet has spent the winter without a cover. Mention any old stain in the remarks.',
        serviceType: 'Stain removal, anti-mite wash, seam check and cloth storage bag',
        excluded: 'Silk duvets.',
        metaTitle: 'PLUS duvet: anti-mite cleaning from your door',
        metaDescription:
          'A double duvet with hand stain removal, dust-mite treatment, a seam check and a cloth bag.',
        searchText: 'comforter quilt allergy dust mites premium storage bag season bedding',
      },
    },
    {
      id: 64,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'manta-de-cama',
        name: 'Manta de cama (lana o acrílico)',
        description:
          'La lana se apelmaza con el calor y el roce, así que la lavamos en frío, casi sin movimiento, y la secamos en plano para que no se alargue. Las acrílicas aguantan más, pero se cargan de electricidad y de pelusa: las cepillamos al terminar para devolverles el tacto.\n\nComprueba si la etiqueta dice lana virgen o mezcla y cuéntanoslo. Antes de guardarla en verano conviene lavarla siempre: la polilla busca la lana sucia, no la limpia.',
        serviceType: washed.es,
        excluded: 'Mantas eléctricas y mantas de pelo natural.',
        metaTitle: 'Lavar mantas de lana o acrílico a domicilio',
        metaDescription:
          'Mantas de cama lavadas en frío y secadas en plano para que la lana no encoja ni se apelmace.',
        searchText: 'manta zamorana lana virgen acrilica polilla cama invierno',
      },
      en: {
        slug: 'bed-blanket',
        name: 'Bed blanket, wool or acrylic',
        description:
          'Wool felts with heat and rubbing, so we wash it cold, hardly moving it, and dry it flat so that it does not stretch. Acrylic is tougher but gathers static and fluff: we brush it at the end to give it back its feel.\n\nLook whether the label says pure wool or a blend, and tell us. Always have a blanket washed before you store it for the summer: moths look for dirty wool, not for clean.',
        serviceType: washed.en,
        excluded: 'Electric blankets and natural fur throws.',
        metaTitle: 'Wool and acrylic blankets cleaned',
        metaDescription: 'Bed blankets washed cold and dried flat, so that wool neither shrinks nor felts.',
        searchText: 'woollen pure wool moth bed cover winter bedding',
      },
    },
    {
      id: 65,
      priceCents: 2295,
      unit: 'piece',
      es: {
        slug: 'saco-de-dormir',
        name: 'Saco de dormir',
        description:
          'Sacos de fibra o de pluma para montaña, camping o acampadas infantiles. Los lavamos abiertos, con jabón técnico que no tapona los poros del tejido exterior, y los secamos con la capucha y las cámaras del revés hasta que no queda ni rastro de humedad.\n\nSacude la arena, vacía el bolsillo interior y abre la cremallera entera. Al recibirlo, guárdalo colgado o suelto en una bolsa amplia: comprimido en su funda pierde grosor.',
        serviceType: washed.es,
        excluded: 'Colchonetas y esterillas.',
        metaTitle: 'Lavar sacos de dormir a domicilio',
        metaDescription:
          'Sacos de dormir de fibra o pluma lavados con jabón técnico y secos hasta la última cámara.',
        searchText: 'camping montaña acampada campamento pluma fibra vivac',
      },
      en: {
        slug: 'sleeping-bag',
        name: 'Sleeping bag',
        description:
          'Fibre or down sleeping bags for the mountains, camp sites or children’s sleepovers. We wash them open, with a technical soap that does not clog the outer fabric, and dry them with hood and chambers turned out until no trace of damp is left.\n\nShake out the sand, empty the inner pocket and undo the zip completely. When it comes back, hang it or keep it loose in a roomy bag: squeezed into its sack it loses thickness.',
        serviceType: washed.en,
        excluded: 'Sleeping mats and air beds.',
        metaTitle: 'Sleeping bags cleaned, from your door',
        metaDescription:
          'Fibre and down sleeping bags washed with technical soap and dried to the last chamber.',
        searchText: 'camping mountain hiking summer camp down fibre bivouac',
      },
    },
  ],
}
