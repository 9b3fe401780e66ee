import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

export const express: SeedCategory = {
  id: categoryIds.express,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.express),
  es: {
    slug: 'expres',
    name: 'Exprés',
    description:
      'Para la reunión, la boda o la maleta de mañana. Pocas prendas, tratadas las primeras y con el mismo cuidado que las demás.',
    metaTitle: 'Tintorería exprés a domicilio',
    metaDescription:
      'Tintorería exprés: camisa, traje, vestido, abrigo o bolsa de ropa con prioridad, recogidos y entregados en tu puerta.',
  },
  en: {
    slug: 'express',
    name: 'Express',
    description:
      'For the meeting, the wedding or tomorrow’s suitcase. A few garments, treated first and with the same care as all others.',
    metaTitle: 'Express dry cleaning at your door',
    metaDescription:
      'Express cleaning: a shirt, suit, dress, coat or bag of clothes with priority, collected and delivered at your door.',
  },
  products: [
    {
      id: 950,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'camisa-expres',
        name: 'Camisa exprés',
        description:
          'Una camisa lavada y planchada con prioridad: entra en la primera máquina que sale y se plancha al momento, sin esperar a completar un lote. Tratamos cuello y puños igual que siempre y la devolvemos abrochada y en percha.\n\nElige este servicio para camisas de algodón o mezcla sin manchas difíciles. La sangre, la tinta o el vino piden más calma; en ese caso te conviene el servicio normal.',
        serviceType: 'Lavado y planchado con prioridad, en percha',
        excluded: 'Camisas de seda y manchas que requieran tratamiento largo.',
        metaTitle: 'Camisa exprés lavada y planchada',
        metaDescription:
          'Una camisa lavada y planchada con prioridad, abrochada y en percha, cuando no puedes esperar.',
        searchText: 'urgente rapido camisas prisa reunion trabajo',
      },
      en: {
        slug: 'express-shirt',
        name: 'Express shirt',
        description:
          'A shirt washed and ironed with priority: it goes into the first machine to start and is ironed at once, without waiting to complete a batch. We treat collar and cuffs as always and return it buttoned and on a hanger.\n\nChoose this for cotton or blend shirts without hard stains. Blood, ink or wine need more patience; for those the ordinary service suits you better.',
        serviceType: 'Washed and ironed with priority, on a hanger',
        excluded: 'Silk shirts and stains that need long treatment.',
        metaTitle: 'Express shirt, washed and ironed',
        metaDescription:
          'A shirt washed and ironed with priority, buttoned and on a hanger, when you cannot wait.',
        searchText: 'urgent fast quick hurry meeting work',
      },
    },
    {
      id: 951,
      priceCents: 2495,
      unit: 'piece',
      es: {
        slug: 'traje-expres',
        name: 'Traje exprés',
        description:
          'Chaqueta y pantalón limpiados en seco en el primer ciclo disponible y planchados a mano por la misma persona, sin pasar por la cola general. Llegan en una sola percha con funda, listos para vestirse o para entrar en la maleta.\n\nAvisa si hay un botón suelto: lo cosemos, pero debemos saberlo al recoger. Las manchas antiguas pueden quedar atenuadas, porque los tratamientos largos no encajan con la prisa.',
        serviceType: 'Limpieza en seco y planchado a mano con prioridad, en percha',
        excluded: 'Trajes de tres piezas, de lino plisado o con aplicaciones.',
        metaTitle: 'Traje exprés limpiado en seco',
        metaDescription:
          'Traje de dos piezas limpiado en seco con prioridad y planchado a mano, listo para vestirse.',
        searchText: 'urgente rapido americana pantalon boda reunion viaje prisa',
      },
      en: {
        slug: 'express-suit',
        name: 'Express suit',
        description:
          'Jacket and trousers dry cleaned in the first available cycle and pressed by hand by one person, without joining the general queue. They arrive on a single hanger under a cover, ready to wear or to pack.\n\nTell us about a loose button: we sew it, but need to know when we collect. Old stains may only fade, since long treatments do not agree with hurry.',
        serviceType: 'Dry cleaning and hand pressing with priority, on a hanger',
        excluded: 'Three-piece suits, pleated linen and suits with trimmings.',
        metaTitle: 'Express suit dry cleaning',
        metaDescription: 'A two-piece suit dry cleaned with priority and pressed by hand, ready to wear.',
        searchText: 'urgent fast quick jacket trousers wedding meeting travel hurry',
      },
    },
    {
      id: 952,
      priceCents: 1995,
      unit: 'piece',
      es: {
        slug: 'vestido-expres',
        name: 'Vestido exprés',
        description:
          'Vestidos de diario o de invitada sencillos, limpiados según su etiqueta y planchados con vapor antes que nada. Comprobamos cremallera, corchetes y forro, y lo entregamos colgado y con hombreras de papel para que llegue sin arrugas.\n\nNo recomendamos la prisa para pedrería, plumas, tul o plisados: esas telas necesitan pruebas y secados lentos. Si dudas, mándanos una foto desde el formulario de contacto.',
        serviceType: 'Limpieza según etiqueta y planchado con prioridad, en percha',
        excluded: 'Vestidos de novia, con pedrería, plumas o plisados.',
        metaTitle: 'Vestido exprés limpio y planchado',
        metaDescription:
          'Vestido de diario o de invitada limpiado según etiqueta y planchado con vapor con prioridad.',
        searchText: 'urgente rapido fiesta invitada boda evento prisa',
      },
      en: {
        slug: 'express-dress',
        name: 'Express dress',
        description:
          'Day dresses and simple party dresses, cleaned as their label says and steam pressed before anything else. We check zip, hooks and lining, and deliver it hanging with paper in the shoulders so that it arrives without creases.\n\nWe advise against haste for beading, feathers, tulle or pleats: those fabrics need tests and slow drying. If in doubt, send us a photograph through the contact form.',
        serviceType: 'Cleaned to the label and pressed with priority, on a hanger',
        excluded: 'Wedding dresses and dresses with beading, feathers or pleats.',
        metaTitle: 'Express dress, cleaned and pressed',
        metaDescription: 'A day or party dress cleaned to its label and steam pressed with priority.',
        searchText: 'urgent fast quick party guest wedding event hurry',
      },
    },
    {
      id: 953,
      priceCents: 2695,
      unit: 'piece',
      es: {
        slug: 'abrigo-expres',
        name: 'Abrigo exprés',
        description:
          'Abrigos y gabardinas de tela que hacen falta ya: el primer frío, un viaje o una mancha inoportuna. Los limpiamos en seco en un ciclo con espacio de sobra, los cepillamos para levantar el pelo de la lana y los repasamos con vapor sobre maniquí.\n\nRevisa bolsillos y forro antes de entregarlo. El plumón queda fuera de este servicio porque su secado no se puede acelerar sin dañarlo.',
        serviceType: 'Limpieza en seco, cepillado y vapor con prioridad, en percha',
        excluded: 'Plumíferos, piel, ante y abrigos con pelo natural.',
        metaTitle: 'Abrigo exprés limpiado en seco',
        metaDescription:
          'Abrigo o gabardina de tela limpiado en seco con prioridad, cepillado y repasado con vapor.',
        searchText: 'urgente rapido gabardina chaqueton lana invierno viaje prisa',
      },
      en: {
        slug: 'express-coat',
        name: 'Express coat',
        description:
          'Cloth coats and trench coats needed right now: the first cold day, a trip or an untimely stain. We dry clean them in a cycle with room to spare, brush them to lift the nap of the wool and go over them with steam on a form.\n\nCheck pockets and lining before handing it over. Down is not part of this service, because its drying cannot be hurried without harm.',
        serviceType: 'Dry cleaning, brushing and steam with priority, on a hanger',
        excluded: 'Down jackets, leather, suede and coats with natural fur.',
        metaTitle: 'Express coat dry cleaning',
        metaDescription:
          'A cloth coat or trench coat dry cleaned with priority, brushed and steamed on a form.',
        searchText: 'urgent fast quick raincoat overcoat wool winter travel hurry',
      },
    },
    {
      id: 954,
      priceCents: 2195,
      unit: 'piece',
      es: {
        slug: 'bolsa-expres-5-kg',
        name: 'Bolsa exprés 5 kg',
        description:
          'La bolsa de ropa de diario cuando se acaban los calcetines o sale un avión. Se lava sola, en una máquina reservada, y se dobla en cuanto sale de la secadora; por eso no admite prendas que deban secarse al aire.\n\nMete solo algodón y sintéticos de batalla. Lo que no quieras pasar por la secadora, déjalo en casa o llévalo al servicio normal, donde podemos tratarlo pieza a pieza.',
        serviceType: 'Lavado, secado y doblado con prioridad',
        excluded: 'Lana, seda, piel, ropa de cama y prendas que no admiten secadora.',
        metaTitle: 'Bolsa exprés de lavandería de 5 kg',
        metaDescription:
          'Una bolsa de ropa de diario lavada en máquina reservada, seca y doblada con prioridad.',
        searchText: 'urgente rapido colada lavanderia viaje maleta prisa kilos',
      },
      en: {
        slug: 'express-bag-5-kg',
        name: 'Express bag, 5 kg',
        description:
          'The bag of everyday clothes for when the socks run out or a plane is leaving. It is washed alone, in a machine kept for it, and folded as it leaves the dryer, which is why it takes nothing that must dry in the air.\n\nPut in only hard-wearing cotton and synthetics. Whatever you would not tumble dry, leave at home or send with the ordinary service, where we can treat it piece by piece.',
        serviceType: 'Washed, dried and folded with priority',
        excluded: 'Wool, silk, leather, bed linen and anything that cannot be tumble dried.',
        metaTitle: 'Express laundry bag, 5 kg',
        metaDescription:
          'A bag of everyday clothes washed in a machine of its own, dried and folded with priority.',
        searchText: 'urgent fast quick washing travel suitcase hurry kilos',
      },
    },
  ],
}
