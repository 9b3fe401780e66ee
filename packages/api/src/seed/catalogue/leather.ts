import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const smooth = {
  es: 'Limpieza especial de piel, nutrición, repaso del color y percha',
  en: 'Specialist leather cleaning, conditioning, colour touch-up and hanger',
}
const suede = {
  es: 'Limpieza especial de ante, cepillado, protección y percha',
  en: 'Specialist suede cleaning, brushing, protection and hanger',
}
const cracked = {
  es: 'Piel agrietada o polipiel que se descascarilla.',
  en: 'Cracked leather and peeling imitation leather.',
}

export const leather: SeedCategory = {
  id: categoryIds.leather,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.leather),
  es: {
    slug: 'pieles',
    name: 'Piel y ante',
    description:
      'Cazadoras, abrigos, faldas y bolsos de piel, ante, napa o doble faz. Las limpia un taller especializado, que nutre el cuero y repasa el color.',
    metaTitle: 'Limpieza de piel y ante a domicilio',
    metaDescription:
      'Limpieza especializada de piel, ante, napa y doble faz: cazadoras, abrigos y bolsos, con nutrición y repaso del color.',
  },
  en: {
    slug: 'leather',
    name: 'Leather and suede',
    description:
      'Jackets, coats, skirts and bags in leather, suede, nappa or shearling. A specialist workshop cleans them, feeds the hide and touches up the colour.',
    metaTitle: 'Leather and suede cleaning',
    metaDescription:
      'Specialist cleaning of leather, suede, nappa and shearling: jackets, coats and bags, conditioned and colour-matched.',
  },
  products: [
    {
      id: 357,
      priceCents: 3995,
      unit: 'piece',
      es: {
        slug: 'cazadora-de-piel',
        name: 'Cazadora de piel',
        description:
          'Napa, cordero o vaca, con forro de tela. La piel se limpia con disolventes que no arrastran su grasa natural y después se nutre a mano, porque toda limpieza la reseca un poco. Cuello y puños, donde se oscurece, reciben un desengrasado previo y un repaso de color.\n\nNo la laves con toallitas: el alcohol decolora. Vacía los bolsillos y dinos si el forro está roto, ya que se cose antes de meterla en el tambor.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de cazadoras de piel a domicilio',
        metaDescription:
          'Cazadora de napa o cuero limpiada por especialistas, nutrida a mano y con el color repasado.',
        searchText: 'cazadoras chupa cuero napa motera biker perfecto chaqueta',
      },
      en: {
        slug: 'leather-jacket',
        name: 'Leather jacket',
        description:
          'Nappa, lamb or cowhide with a cloth lining. Leather is cleaned with solvents that do not carry off its natural oil and then fed by hand, because any cleaning dries it a little. Collar and cuffs, where it darkens, are degreased first and touched up in colour.\n\nDo not wash it with wipes: alcohol fades it. Empty the pockets and tell us if the lining is torn, since it is sewn before the jacket goes into the drum.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather jacket cleaning, from your door',
        metaDescription:
          'A nappa or cowhide jacket cleaned by specialists, fed by hand and touched up in colour.',
        searchText: 'jackets biker motorcycle nappa hide',
      },
    },
    {
      id: 358,
      priceCents: 4295,
      unit: 'piece',
      es: {
        slug: 'cazadora-de-ante',
        name: 'Cazadora de ante',
        description:
          'El ante es el revés de la piel, con la fibra abierta, y por eso chupa la lluvia y la grasa. Limpiamos con polvo y disolvente, levantamos el pelo con cepillo de crepé y difuminamos los roces para que el tono sea parejo. Al final aplicamos una protección invisible contra el agua.\n\nUna gota de aceite no se frota: échale polvos de talco y mándanosla. El color puede variar ligeramente respecto al de fábrica, que se va siempre con el uso.',
        serviceType: suede.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de cazadoras de ante',
        metaDescription:
          'Cazadora de ante limpiada con polvo y cepillo, con el tono igualado y protegida contra el agua.',
        searchText: 'cazadoras serraje nobuck chaqueta lluvia mancha',
      },
      en: {
        slug: 'suede-jacket',
        name: 'Suede jacket',
        description:
          'Suede is the reverse of the hide, with its fibre open, and so it drinks rain and grease. We clean with powder and solvent, lift the nap with a crêpe brush and blend in scuffs so that the tone is even. At the end it gets an invisible protection against water.\n\nDo not rub a drop of oil: put talcum powder on it and send it in. The colour may differ slightly from the original, which always wears off with use.',
        serviceType: suede.en,
        excluded: cracked.en,
        metaTitle: 'Suede jacket cleaning, from your door',
        metaDescription:
          'A suede jacket cleaned with powder and brush, its tone evened and protected against water.',
        searchText: 'jackets nubuck split leather rain stain',
      },
    },
    {
      id: 359,
      priceCents: 5495,
      unit: 'piece',
      es: {
        slug: 'abrigo-de-piel',
        name: 'Abrigo de piel lisa',
        description:
          'Abrigos y tres cuartos de napa o cuero. En una prenda grande lo difícil es que todos los paneles queden del mismo color: se pulveriza el tinte a pistola, en capas muy finas, hasta que las costuras dejan de notarse. Antes se limpian forro y bolsillos.\n\nNo lo cuelgues cerca de un radiador ni en funda de plástico. Si le ha caído lluvia con cercos, deja que seque solo y mándalo cuanto antes.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de abrigos de piel lisa',
        metaDescription:
          'Abrigo de napa o cuero limpio por dentro y por fuera, nutrido y con el color igualado a pistola.',
        searchText: 'abrigos tres cuartos gabardina cuero napa largo',
      },
      en: {
        slug: 'leather-coat',
        name: 'Smooth leather coat',
        description:
          'Coats and three-quarter coats in nappa or cowhide. In a large garment the hard part is that all panels end up the same colour: dye is sprayed in very fine coats until the seams no longer show. Lining and pockets are cleaned first.\n\nDo not hang it near a radiator or under plastic. If rain has left rings, let it dry by itself and send it as soon as you can.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather coat cleaning, from your door',
        metaDescription:
          'A nappa or cowhide coat cleaned inside and out, conditioned and sprayed to an even colour.',
        searchText: 'coats three-quarter trench nappa long hide',
      },
    },
    {
      id: 360,
      priceCents: 5795,
      unit: 'piece',
      es: {
        slug: 'abrigo-de-ante',
        name: 'Abrigo de ante',
        description:
          'Mucha superficie y mucho roce: espalda brillante por el respaldo del coche, bajos salpicados y bolsillos oscuros. Trabajamos cada zona con un cepillo distinto, limpiamos en tambor lento y recuperamos el pelo con vapor y goma de crepé antes de igualar el color.\n\nSacúdelo y cepíllalo una vez por semana en temporada; alarga mucho el tiempo entre limpiezas. Si alguna pieza es más clara que las demás, mándanos una foto antes.',
        serviceType: suede.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de abrigos de ante',
        metaDescription:
          'Abrigo de ante con roces tratados zona a zona, limpiado en tambor lento y con el pelo levantado.',
        searchText: 'abrigos tres cuartos serraje nobuck largo roces',
      },
      en: {
        slug: 'suede-coat',
        name: 'Suede coat',
        description:
          'A large surface and much rubbing: a back shiny from the car seat, splashed hems and dark pockets. We work on each place with its own brush, clean in a slow drum and recover the nap with steam and crêpe rubber before evening the colour.\n\nShake and brush it once a week in season; that greatly lengthens the time between cleanings. If one panel is lighter than the others, send us a photograph first.',
        serviceType: suede.en,
        excluded: cracked.en,
        metaTitle: 'Suede coat cleaning, from your door',
        metaDescription:
          'A suede coat with rubbed places treated, cleaned in a slow drum and its nap raised.',
        searchText: 'coats three-quarter nubuck split leather long scuffs',
      },
    },
    {
      id: 361,
      priceCents: 4295,
      unit: 'piece',
      es: {
        slug: 'americana-de-piel',
        name: 'Americana de piel o ante',
        description:
          'Corte de sastre en piel fina: hombros armados, entretelas pegadas y solapas que no perdonan el exceso de humedad. La limpiamos en ciclo corto y la secamos en maniquí para que la solapa no se abra; las marcas de bolígrafo en el bolsillo interior se tratan a punta de bastoncillo.\n\nEvita llevar el bolso siempre en el mismo hombro: el asa come el color. Los botones forrados de la misma piel se repasan junto con la chaqueta.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de americanas de piel o ante',
        metaDescription:
          'Americana de piel fina limpiada en ciclo corto y secada en maniquí para cuidar solapas y hombros.',
        searchText: 'americanas blazer chaqueta cuero napa ante serraje',
      },
      en: {
        slug: 'leather-blazer',
        name: 'Leather or suede blazer',
        description:
          'Tailored cut in fine leather: built shoulders, fused interlinings and lapels that forgive no excess of moisture. We clean it in a short cycle and dry it on a form so that the lapel does not open; pen marks by the inside pocket are treated with the tip of a swab.\n\nTry not to carry your bag always on the same shoulder: the strap eats the colour. Buttons covered in the same leather are touched up with the jacket.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather and suede blazer cleaning',
        metaDescription:
          'A fine leather blazer cleaned in a short cycle and dried on a form to spare its lapels.',
        searchText: 'jacket tailored nappa nubuck hide',
      },
    },
    {
      id: 362,
      priceCents: 3495,
      unit: 'piece',
      es: {
        slug: 'pantalon-de-piel',
        name: 'Pantalón de piel o ante',
        description:
          'La piel de un pantalón se estira en rodillas y asiento, y se oscurece por dentro con la transpiración. Limpiamos forro y exterior, damos vapor suave en las rodilleras para que recojan y nutrimos con crema del tono. Las cremalleras se engrasan con cera.\n\nNo lo dobles por la raya: cuélgalo de la cintura. Si es elástico, con tejido unido a la piel, dínoslo, porque la cola de ese montaje no admite todos los disolventes.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de pantalones de piel o ante',
        metaDescription:
          'Pantalón de piel limpio por dentro y por fuera, con rodillas recogidas y color nutrido.',
        searchText: 'pantalones leggings cuero napa ante motero',
      },
      en: {
        slug: 'leather-trousers',
        name: 'Leather or suede trousers',
        description:
          'The leather of trousers stretches at knees and seat, and darkens inside with perspiration. We clean lining and outside, steam the knees gently so that they draw in, and feed the hide with a cream of its own shade. Zips are eased with wax.\n\nDo not fold them along a crease: hang them by the waist. If they are stretch leather, bonded to cloth, tell us, because the glue does not take every solvent.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather and suede trousers cleaning',
        metaDescription: 'Leather trousers cleaned inside and out, with knees drawn in and colour fed.',
        searchText: 'pants leggings nappa biker motorcycle hide',
      },
    },
    {
      id: 363,
      priceCents: 2795,
      unit: 'piece',
      es: {
        slug: 'falda-de-piel',
        name: 'Falda de piel o ante',
        description:
          'Faldas lápiz, evasé o cruzadas, con o sin forro. El bajo, que roza medias y botas, se limpia primero; después se trata el conjunto y se plancha entre papeles a baja temperatura, porque la piel no soporta el vapor directo. Si es de ante, se cepilla en un solo sentido.\n\nEl cinturón y las hebillas se limpian a la vez. Un pliegue de meses en el armario puede dejar marca: cuélgala siempre de las trabillas.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de faldas de piel o ante',
        metaDescription: 'Falda de piel o ante limpia, nutrida y planchada entre papeles a baja temperatura.',
        searchText: 'faldas tubo cuero napa serraje mujer',
      },
      en: {
        slug: 'leather-skirt',
        name: 'Leather or suede skirt',
        description:
          'Pencil, A-line or wrap skirts, lined or not. The hem, which rubs against tights and boots, is cleaned first; then the whole is treated and pressed between sheets of paper at low heat, since leather cannot stand direct steam. Suede is brushed all one way.\n\nBelt and buckles are cleaned along with it. A fold left for months in the wardrobe may leave a mark: always hang it by its loops.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather and suede skirt cleaning',
        metaDescription:
          'A leather or suede skirt cleaned, conditioned and pressed between paper at low heat.',
        searchText: 'skirts pencil nappa nubuck women hide',
      },
    },
    {
      id: 364,
      priceCents: 2495,
      unit: 'piece',
      es: {
        slug: 'chaleco-de-piel',
        name: 'Chaleco de piel o ante',
        description:
          'Sin mangas pero con todo lo demás: cuello que toca la piel, sisas con sudor y bolsillos gastados. Desengrasamos esas tres zonas antes de la limpieza general y repasamos el color en los cantos, que son los que antes clarean. Los flecos se peinan uno a uno.\n\nQuita insignias y cadenas. Si es un chaleco de moto con parches cosidos, señálalos: se cubren para que el tinte no los toque.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de chalecos de piel o ante',
        metaDescription:
          'Chaleco de piel o ante desengrasado en cuello y sisas, nutrido y con los cantos repasados.',
        searchText: 'chalecos cuero napa serraje motero flecos',
      },
      en: {
        slug: 'leather-waistcoat',
        name: 'Leather or suede waistcoat',
        description:
          'No sleeves but all the rest: a collar that touches skin, sweaty armholes and worn pockets. We degrease those three places before the general cleaning and touch up the colour on the edges, which pale first. Fringes are combed one by one.\n\nTake off badges and chains. If it is a motorcycle vest with sewn patches, point them out: they are covered so that the dye does not touch them.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather and suede waistcoat cleaning',
        metaDescription: 'A leather or suede waistcoat degreased at collar and armholes, fed and touched up.',
        searchText: 'vest gilet nappa biker motorcycle fringe hide',
      },
    },
    {
      id: 365,
      priceCents: 4495,
      unit: 'piece',
      es: {
        slug: 'vestido-de-piel',
        name: 'Vestido de piel o ante',
        description:
          'Piel muy fina, a menudo sin forro, en contacto directo con el cuerpo. Probamos el tinte en el interior de una costura, limpiamos en tambor con muy poca carga y secamos colgado para que no ceda de largo. El escote se trata aparte por el maquillaje.\n\nLa piel perforada o cortada con láser viaja envuelta en papel y no se cepilla. Dinos si lo has arreglado: un dobladillo pegado puede soltarse y lo volvemos a fijar.',
        serviceType: smooth.es,
        excluded: cracked.es,
        metaTitle: 'Limpieza de vestidos de piel o ante',
        metaDescription:
          'Vestido de piel fina o ante limpiado con poca carga, secado colgado y nutrido a mano.',
        searchText: 'vestidos cuero napa serraje mujer fiesta',
      },
      en: {
        slug: 'leather-dress',
        name: 'Leather or suede dress',
        description:
          'Very fine leather, often unlined, right next to the body. We test the dye inside a seam, clean in a drum with hardly any load and dry it hanging so that it does not grow longer. The neckline is treated separately because of make-up.\n\nPerforated or laser-cut leather travels wrapped in paper and is never brushed. Tell us if it was altered: a glued hem may come loose, and we fix it again.',
        serviceType: smooth.en,
        excluded: cracked.en,
        metaTitle: 'Leather and suede dress cleaning',
        metaDescription:
          'A fine leather or suede dress cleaned in a light load, dried hanging and fed by hand.',
        searchText: 'dresses nappa nubuck women party hide',
      },
    },
    {
      id: 366,
      priceCents: 6495,
      unit: 'piece',
      es: {
        slug: 'abrigo-doble-faz',
        name: 'Abrigo de doble faz o mouton',
        description:
          'Piel por fuera y lana por dentro, en una sola pieza. Las dos caras piden lo contrario: la lana necesita esponjarse y la piel no debe mojarse. Limpiamos con serrín fino que absorbe la grasa, sacudimos, peinamos el interior y repasamos el color del exterior.\n\nNo lo guardes doblado: las marcas en el mouton tardan en irse. Si la lana de dentro amarillea en el cuello es por el perfume, y se aclara hasta donde el tinte lo permita.',
        serviceType: 'Limpieza con serrín, peinado de la lana, repaso del color y percha',
        excluded: cracked.es,
        metaTitle: 'Limpieza de abrigos de doble faz y mouton',
        metaDescription:
          'Abrigo de mouton o doble faz limpiado con serrín, lana peinada y color exterior repasado.',
        searchText: 'abrigos borrego borreguito cordero lana chaqueton zamarra',
      },
      en: {
        slug: 'shearling-coat',
        name: 'Shearling coat',
        description:
          'Leather outside and wool inside, all in one piece. The two faces ask for opposite things: the wool needs to fluff up and the leather must not get wet. We clean with fine sawdust that absorbs grease, shake it out, comb the inside and touch up the colour outside.\n\nDo not store it folded: marks in shearling are slow to leave. If the wool inside is yellow at the neck, perfume is the cause, and it lightens as far as the dye allows.',
        serviceType: 'Sawdust cleaning, combing of the wool, colour touch-up and hanger',
        excluded: cracked.en,
        metaTitle: 'Shearling coat cleaning, from your door',
        metaDescription: 'A shearling coat cleaned with sawdust, its wool combed and its colour touched up.',
        searchText: 'coats sheepskin mouton lamb wool aviator jacket',
      },
    },
    {
      id: 367,
      priceCents: 1495,
      unit: 'piece',
      es: {
        slug: 'guantes-de-piel',
        name: 'Guantes de piel (par)',
        description:
          'Los guantes se lavan puestos en una mano de madera, dedo a dedo, para que sequen con su forma. Usamos un jabón graso que limpia y nutre a la vez, y tratamos la palma, donde se concentra la suciedad del volante y las barandillas. El forro de lana o seda se seca con aire frío.\n\nVuelve los dedos del derecho antes de entregarlos. Si te quedan duros después de una lluvia, no los calientes: mándalos y recuperarán la flexibilidad.',
        serviceType: 'Limpieza a mano sobre horma, nutrición y secado al aire',
        excluded: 'Guantes de moto con protecciones rígidas.',
        metaTitle: 'Limpieza de guantes de piel',
        metaDescription:
          'Guantes de piel limpios a mano sobre horma, dedo a dedo, nutridos y secados con su forma.',
        searchText: 'guante cuero napa ante manoplas invierno',
      },
      en: {
        slug: 'leather-gloves',
        name: 'Leather gloves, one pair',
        description:
          'Gloves are washed on a wooden hand, finger by finger, so that they dry in shape. We use a rich soap that cleans and feeds at once, and treat the palm, where dirt from steering wheels and handrails gathers. A wool or silk lining is dried with cool air.\n\nTurn the fingers right side out before handing them over. If they went stiff after rain, do not heat them: send them in and they will be supple again.',
        serviceType: 'Cleaned by hand on a form, conditioned and air dried',
        excluded: 'Motorcycle gloves with hard armour.',
        metaTitle: 'Leather glove cleaning, from your door',
        metaDescription:
          'Leather gloves cleaned by hand on a form, finger by finger, fed and dried in shape.',
        searchText: 'glove nappa suede mittens winter hide',
      },
    },
    {
      id: 368,
      priceCents: 3295,
      unit: 'piece',
      es: {
        slug: 'bolso-de-piel',
        name: 'Bolso de piel',
        description:
          'Asas oscurecidas, esquinas peladas y un forro con restos de maquillaje y bolígrafo. Vaciamos y aspiramos el interior, desengrasamos las asas con espuma, limpiamos la piel panel a panel y teñimos los cantos gastados del mismo tono. Los herrajes se abrillantan sin tocar el baño.\n\nMándalo vacío y relleno de papel para que no se hunda. La piel con pátina natural se oscurece por diseño; si quieres conservarla, dilo y no la tocaremos.',
        serviceType: 'Limpieza interior y exterior, nutrición y repaso de cantos',
        excluded: 'Bolsos de pieles exóticas y de charol agrietado.',
        metaTitle: 'Limpieza de bolsos de piel a domicilio',
        metaDescription:
          'Bolso de piel limpio por dentro y por fuera, con asas desengrasadas y cantos teñidos.',
        searchText: 'bolsos cartera maletin mochila cuero asas herrajes',
      },
      en: {
        slug: 'leather-handbag',
        name: 'Leather handbag',
        description:
          'Darkened handles, bare corners and a lining with traces of make-up and ink. We empty and vacuum the inside, degrease the handles with foam, clean the leather panel by panel and dye worn edges to match. Fittings are polished without touching the plating.\n\nSend it empty and stuffed with paper so that it keeps its shape. Leather with a natural patina darkens by design; if you want to keep that, say so and we will leave it alone.',
        serviceType: 'Cleaning inside and out, conditioning and edge touch-up',
        excluded: 'Exotic skins and cracked patent leather.',
        metaTitle: 'Leather handbag cleaning, from your door',
        metaDescription: 'A leather handbag cleaned inside and out, with handles degreased and edges dyed.',
        searchText: 'bags purse briefcase backpack handles fittings hide',
      },
    },
    {
      id: 369,
      priceCents: 7995,
      unit: 'piece',
      es: {
        slug: 'abrigo-de-pelo-natural',
        name: 'Abrigo de pelo natural',
        description:
          'Visón, zorro, astracán o conejo, herencias que a menudo llevan años en el armario. Se limpian en bombo con serrín de arce y disolvente en frío, que recoge el polvo y la grasa de la raíz, se sacuden en jaula y se planchan a mano para devolver el brillo al pelo.\n\nSi al doblar la piel cruje, está seca y puede rasgarse: te avisaremos antes de tocarla. Guárdalo en sitio fresco, en percha ancha y sin plástico ni naftalina.',
        serviceType: 'Limpieza en bombo con serrín, abrillantado del pelo y percha',
        excluded: 'Pieles secas que se rasgan y especies protegidas sin certificado.',
        metaTitle: 'Limpieza de abrigos de visón y pelo natural',
        metaDescription:
          'Abrigo de visón, zorro o astracán limpiado con serrín y disolvente en frío, con brillo renovado.',
        searchText: 'abrigos vison zorro astracan conejo peleteria pieles',
      },
      en: {
        slug: 'fur-coat',
        name: 'Natural fur coat',
        description:
          'Mink, fox, astrakhan or rabbit, heirlooms that have often spent years in a wardrobe. They are cleaned in a drum with maple sawdust and cold solvent, which picks up dust and grease at the root, shaken in a cage and ironed by hand to bring back the sheen.\n\nIf the skin crackles when bent it is dry and may tear: we will tell you before touching it. Keep it somewhere cool, on a broad hanger, with neither plastic nor mothballs.',
        serviceType: 'Sawdust drum cleaning, glazing of the fur and hanger',
        excluded: 'Dry skins that tear and protected species without a certificate.',
        metaTitle: 'Mink and natural fur coat cleaning',
        metaDescription:
          'A mink, fox or astrakhan coat cleaned with sawdust and cold solvent, its sheen renewed.',
        searchText: 'coats mink fox astrakhan rabbit furrier furs',
      },
    },
    {
      id: 370,
      priceCents: 2495,
      unit: 'piece',
      es: {
        slug: 'cuello-o-estola-de-pelo',
        name: 'Cuello, capucha o estola de pelo natural',
        description:
          'La pieza de pelo que se desmonta del plumífero o que acompaña a un vestido de invierno. El maquillaje y el perfume apelmazan la punta; la tratamos con serrín y cepillo suave, y la vaporizamos a distancia para que se abra. El forro y los corchetes se limpian a mano.\n\nSepárala de la prenda antes de mandarla. Si se ha mojado, sacúdela y deja que seque sin secador: el aire caliente riza el pelo para siempre.',
        serviceType: 'Limpieza con serrín, cepillado y vapor a distancia',
        excluded: 'Pelo sintético cosido a la prenda.',
        metaTitle: 'Limpieza de cuellos y estolas de pelo',
        metaDescription:
          'Cuello, capucha o estola de pelo natural sin maquillaje ni perfume, cepillado y abierto.',
        searchText: 'cuellos capuchas estolas zorro mapache conejo peleteria plumifero',
      },
      en: {
        slug: 'fur-collar-or-stole',
        name: 'Natural fur collar, hood or stole',
        description:
          'The fur that comes off a down jacket or goes with a winter dress. Make-up and perfume mat its tips; we treat it with sawdust and a soft brush, and steam it from a distance so that it opens. Lining and hooks are cleaned by hand.\n\nTake it off the garment before sending it. If it got wet, shake it and let it dry without a hairdryer: hot air curls fur for good.',
        serviceType: 'Sawdust cleaning, brushing and steaming from a distance',
        excluded: 'Synthetic fur sewn to the garment.',
        metaTitle: 'Fur collar and stole cleaning',
        metaDescription:
          'A natural fur collar, hood or stole freed of make-up and perfume, brushed and opened.',
        searchText: 'collars hoods stoles fox raccoon rabbit furrier trim',
      },
    },
    {
      id: 371,
      priceCents: 5995,
      unit: 'piece',
      es: {
        slug: 'cazadora-de-piel-plus',
        name: 'Cazadora de piel PLUS',
        description:
          'Una restauración completa para la cazadora que no quieres jubilar. Además de limpiarla y nutrirla, rellenamos arañazos, reconstruimos el color en cuello, puños y codos con pistola, y damos un acabado mate, satinado o brillante, el que tenía o el que prefieras.\n\nHaz dos fotos, de frente y de espalda, antes de mandarla: sirven para acordar el tono. Las grietas profundas se suavizan pero la fibra rota no vuelve a unirse.',
        serviceType: 'Limpieza, nutrición, relleno de arañazos, recoloreado y acabado',
        excluded: 'Polipiel y piel descascarillada.',
        metaTitle: 'Cazadora de piel PLUS: restauración',
        metaDescription:
          'Cazadora de piel restaurada: arañazos rellenos, color reconstruido y acabado a tu elección.',
        searchText: 'cazadoras chupa cuero napa restaurar teñir color arañazos premium',
      },
      en: {
        slug: 'plus-leather-jacket',
        name: 'PLUS leather jacket',
        description:
          'A full restoration for the jacket you do not want to retire. Besides cleaning and feeding it, we fill scratches, rebuild the colour at collar, cuffs and elbows with a spray gun, and give it a matt, satin or gloss finish, the one it had or the one you prefer.\n\nTake two photographs, front and back, before you send it: they serve to agree on the shade. Deep cracks soften, but broken fibre does not join again.',
        serviceType: 'Cleaning, conditioning, scratch filling, recolouring and finish',
        excluded: 'Imitation leather and peeling leather.',
        metaTitle: 'PLUS leather jacket: restoration',
        metaDescription:
          'A leather jacket restored: scratches filled, colour rebuilt and the finish you choose.',
        searchText: 'jackets biker nappa restore dye recolour scratches premium',
      },
    },
  ],
}
