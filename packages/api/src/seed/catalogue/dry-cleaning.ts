import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import type { SeedCategory } from './seed-product.ts'

const dryCleaned = {
  es: 'Limpieza en seco, planchado y entrega en percha',
  en: 'Dry cleaning, pressing and return on a hanger',
}
const washed = {
  es: 'Lavado, planchado y entrega en percha',
  en: 'Washing, ironing and return on a hanger',
}
const knitted = {
  es: 'Limpieza delicada, vapor y entrega doblada',
  en: 'Gentle cleaning, steaming and return folded',
}
const plus = {
  es: 'Desmanchado a mano, limpieza, repaso de botones y costuras, planchado a mano y funda de tela',
  en: 'Hand stain removal, cleaning, check of buttons and seams, hand pressing and cloth cover',
}

export const dryCleaning: SeedCategory = {
  id: categoryIds.dryCleaning,
  transportCents: standardTransport,
  compatible: compatibleCategories(categoryIds.dryCleaning),
  es: {
    slug: 'tintoreria',
    name: 'Tintorería',
    description:
      'Camisas, trajes, vestidos, abrigos y punto, limpios y planchados según su etiqueta. Revisamos cada prenda, tratamos las manchas a mano y la devolvemos en percha.',
    metaTitle: 'Tintorería a domicilio',
    metaDescription:
      'Tintorería a domicilio: camisas, trajes, vestidos, abrigos y punto, limpios, planchados y en percha. Recogida y entrega en casa.',
  },
  en: {
    slug: 'dry-cleaning',
    name: 'Dry cleaning',
    description:
      'Shirts, suits, dresses, coats and knitwear, cleaned and pressed as their labels ask. We inspect each garment, treat stains by hand and return it on a hanger.',
    metaTitle: 'Dry cleaning, collected at home',
    metaDescription:
      'Dry cleaning at your door: shirts, suits, dresses, coats and knitwear, cleaned, pressed and on hangers.',
  },
  products: [
    {
      id: 1,
      priceCents: 395,
      unit: 'piece',
      es: {
        slug: 'camisa-lavada-y-planchada',
        name: 'Camisa lavada y planchada',
        description:
          'La camisa de diario, de algodón, lino o mezcla. Aplicamos desmanchante en cuello y puños antes de lavarla con agua, que limpia el sudor mejor que los disolventes, y la planchamos con prensa y repaso a mano en canesú y tapeta.\n\nDesabróchala del todo, quita las ballenas del cuello y los gemelos y vacía el bolsillo. Si la prefieres doblada para la maleta o con un punto de almidón, escríbelo en las observaciones.',
        serviceType: washed.es,
        excluded: 'Camisas de seda y camisas de esmoquin con pechera.',
        metaTitle: 'Camisa lavada y planchada a domicilio',
        metaDescription:
          'Camisas de algodón o lino con cuello y puños tratados, lavadas, planchadas y entregadas en percha.',
        searchText: 'camisas oficina trabajo manga larga corta algodon lino hombre mujer',
      },
      en: {
        slug: 'shirt-washed-and-ironed',
        name: 'Shirt, washed and ironed',
        description:
          'The everyday shirt, in cotton, linen or a blend. We put stain remover on collar and cuffs, then wash it in water, which clears sweat better than solvents do, and press it, finishing yoke and placket by hand.\n\nUndo all the buttons, take out collar stays and cufflinks and empty the pocket. If you want it folded for a suitcase, or with a touch of starch, write it in the remarks.',
        serviceType: washed.en,
        excluded: 'Silk shirts and dress shirts with a bib front.',
        metaTitle: 'Shirt washed and ironed, from your door',
        metaDescription:
          'Cotton and linen shirts with collar and cuffs treated, washed, ironed and returned on a hanger.',
        searchText: 'shirts office work long short sleeve men women',
      },
    },
    {
      id: 2,
      priceCents: 795,
      unit: 'piece',
      es: {
        slug: 'pantalon',
        name: 'Pantalón de vestir o chino',
        description:
          'Pantalones de lana fría, sarga, lino o algodón. Los limpiamos según la etiqueta y los planchamos con la raya que traen o sin ella, cuidando que la tela no coja brillo en las rodillas y los bolsillos, que es el fallo típico de la plancha de casa.\n\nSi lo llevas con chaqueta a juego, mándalos juntos para que el tono no se separe con el tiempo. Comprueba que el dobladillo esté firme y los bolsillos vacíos.',
        serviceType: dryCleaned.es,
        excluded: 'Pantalones de piel, ante o con lentejuelas.',
        metaTitle: 'Tintorería de pantalones a domicilio',
        metaDescription:
          'Pantalones de vestir y chinos limpios y planchados con o sin raya, sin brillos en la tela.',
        searchText: 'pantalones pinzas sarga lana lino raya oficina hombre mujer',
      },
      en: {
        slug: 'trousers',
        name: 'Trousers or chinos',
        description:
          'Trousers in tropical wool, twill, linen or cotton. We clean them as the label asks and press them with or without a crease, just as they came, taking care that the cloth does not shine at knees and pockets, which is the usual fault of ironing at home.\n\nIf they go with a jacket, send both together so that the shades do not drift apart. Check that the hem is firm and the pockets are empty.',
        serviceType: dryCleaned.en,
        excluded: 'Leather, suede or sequinned trousers.',
        metaTitle: 'Trousers dry cleaned, from your door',
        metaDescription:
          'Dress trousers and chinos cleaned and pressed, creased or not, without shine on the cloth.',
        searchText: 'pants slacks twill wool linen crease office men women',
      },
    },
    {
      id: 3,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'traje',
        name: 'Traje de dos piezas',
        description:
          'Chaqueta y pantalón limpiados en seco en el mismo ciclo, para que el color de ambos envejezca a la vez. Cepillamos solapas y bajos, desmanchamos lo que haga falta y planchamos a vapor sobre maniquí, de modo que la hombrera conserva su forma y la solapa cae con su vuelta natural.\n\nVacía los bolsillos interiores y dinos si falta algún botón o asoma una costura. Airea el traje un día antes de guardarlo y quítale el plástico.',
        serviceType: dryCleaned.es,
        excluded: 'Chaleco, que se añade aparte, y esmóquines.',
        metaTitle: 'Tintorería de trajes a domicilio',
        metaDescription:
          'Traje de dos piezas limpiado en seco y planchado a vapor sobre maniquí, con la solapa en su sitio.',
        searchText: 'trajes americana chaqueta pantalon lana oficina boda hombre',
      },
      en: {
        slug: 'two-piece-suit',
        name: 'Two-piece suit',
        description:
          'Jacket and trousers dry cleaned in the same cycle, so that the colour of both ages at one pace. We brush lapels and hems, treat any stain and steam the suit on a form, which keeps the shoulders in shape and lets the lapel roll as it should.\n\nEmpty the inside pockets and tell us if a button is missing or a seam shows. Air the suit for a day before you put it away, and take off the plastic.',
        serviceType: dryCleaned.en,
        excluded: 'The waistcoat, which is added separately, and dinner suits.',
        metaTitle: 'Suit dry cleaning, from your door',
        metaDescription:
          'A two-piece suit dry cleaned and steamed on a form, with the lapel rolling as it should.',
        searchText: 'suits jacket blazer trousers wool office wedding men',
      },
    },
    {
      id: 4,
      priceCents: 2495,
      unit: 'piece',
      es: {
        slug: 'traje-plus',
        name: 'Traje PLUS',
        description:
          'Para el traje a medida o el que te pones en los días señalados. Una sola persona se ocupa de él de principio a fin: lo inspecciona con luz rasante, trata cada mancha por separado, lo limpia en un ciclo de poca carga y lo plancha entero a mano, con paño y sin prensa.\n\nAntes de entregarlo repasa botones, ojales y forro, y lo enfunda en tela para que respire en el armario. Cuéntanos su historia si tiene manchas antiguas o arreglos.',
        serviceType: plus.es,
        excluded: 'Chaleco, que se añade aparte.',
        metaTitle: 'Traje PLUS: tintorería a mano',
        metaDescription:
          'Traje a medida tratado por una sola persona: desmanchado, limpieza con poca carga y planchado a mano.',
        searchText: 'trajes medida sastre premium americana pantalon boda ceremonia',
      },
      en: {
        slug: 'plus-suit',
        name: 'PLUS suit',
        description:
          'For the tailored suit, or the one you keep for great days. One person looks after it from start to finish: examines it under raking light, treats each stain on its own, cleans it in a half-full cycle and presses it all by hand, with a cloth and never a press.\n\nBefore it leaves, they go over buttons, buttonholes and lining, and cover it in cloth so that it breathes in the wardrobe. Tell us its story if there are old stains or alterations.',
        serviceType: plus.en,
        excluded: 'The waistcoat, which is added separately.',
        metaTitle: 'PLUS suit: dry cleaning by hand',
        metaDescription:
          'A tailored suit in one person’s care: stains treated, cleaned in a light load, pressed by hand.',
        searchText: 'suits tailored bespoke premium jacket trousers wedding ceremony',
      },
    },
    {
      id: 5,
      priceCents: 2095,
      unit: 'piece',
      es: {
        slug: 'traje-de-tres-piezas',
        name: 'Traje de tres piezas',
        description:
          'Chaqueta, pantalón y chaleco en un mismo ciclo, con el mismo disolvente, porque un chaleco limpio junto a una chaqueta usada acaba pareciendo de otro traje. El forro del chaleco, que recoge el roce del cinturón, se trata aparte.\n\nPuedes entregarlo todo en una sola percha. Afloja la trabilla trasera del chaleco y quita la cadena o el pañuelo de bolsillo. Si las piezas se compraron por separado, avísanos.',
        serviceType: dryCleaned.es,
        excluded: '',
        metaTitle: 'Tintorería de trajes de tres piezas',
        metaDescription:
          'Chaqueta, pantalón y chaleco limpiados en seco a la vez para que el tono siga siendo el mismo.',
        searchText: 'trajes chaleco americana pantalon boda novio padrino ceremonia',
      },
      en: {
        slug: 'three-piece-suit',
        name: 'Three-piece suit',
        description:
          'Jacket, trousers and waistcoat in one cycle with one solvent, because a clean waistcoat beside a worn jacket ends up looking like part of another suit. The waistcoat lining, which takes the rubbing of the belt, is treated separately.\n\nYou can hand everything over on a single hanger. Loosen the strap at the back of the waistcoat and take off any chain or pocket square. If the pieces were bought apart, let us know.',
        serviceType: dryCleaned.en,
        excluded: '',
        metaTitle: 'Three-piece suit dry cleaning',
        metaDescription:
          'Jacket, trousers and waistcoat dry cleaned together so that their shade stays the same.',
        searchText: 'suits waistcoat vest jacket trousers wedding groom ceremony',
      },
    },
    {
      id: 6,
      priceCents: 995,
      unit: 'piece',
      es: {
        slug: 'americana',
        name: 'Americana o blazer',
        description:
          'Chaquetas sueltas de lana, algodón, punto o terciopelo. Después de la limpieza en seco la montamos en un maniquí de aire que la hincha desde dentro: se alisan mangas y espalda sin aplastar el tejido, y solo las solapas se rematan a mano.\n\nMira los codos y el borde de los bolsillos, donde se nota el desgaste. Si los botones son de metal o de nácar los protegemos con una funda; no hace falta que los descosas.',
        serviceType: dryCleaned.es,
        excluded: 'Americanas de piel, ante o lentejuelas.',
        metaTitle: 'Tintorería de americanas y blazers',
        metaDescription:
          'Americana o blazer limpiado en seco y planchado con aire en maniquí, con solapas a mano.',
        searchText: 'chaqueta vestir sport terciopelo lana oficina hombre mujer',
      },
      en: {
        slug: 'blazer',
        name: 'Blazer or jacket',
        description:
          'Separate jackets in wool, cotton, jersey or velvet. After dry cleaning we put it on an air form that fills it from inside: sleeves and back smooth out without the cloth being flattened, and only the lapels are finished by hand.\n\nLook at the elbows and pocket edges, where wear shows. If the buttons are metal or mother-of-pearl we cover them for protection; there is no need to unpick them.',
        serviceType: dryCleaned.en,
        excluded: 'Leather, suede or sequinned jackets.',
        metaTitle: 'Blazer and jacket dry cleaning',
        metaDescription:
          'A blazer or jacket dry cleaned and finished with air on a form, with lapels pressed by hand.',
        searchText: 'sports jacket velvet wool office men women',
      },
    },
    {
      id: 7,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'chaleco-de-vestir',
        name: 'Chaleco de vestir',
        description:
          'El chaleco lleva tela de traje delante y forro de raso detrás, y cada uno pide una temperatura distinta. Lo limpiamos en seco, planchamos primero la espalda con vapor bajo y después el delantero con paño, para que las puntas queden planas y los bolsillos de ojal no se marquen.\n\nSi pertenece a un traje, lo ideal es enviarlos en el mismo pedido. Indica si el forro tiene manchas de desodorante.',
        serviceType: dryCleaned.es,
        excluded: 'Chalecos acolchados de plumas.',
        metaTitle: 'Tintorería de chalecos a domicilio',
        metaDescription:
          'Chaleco de vestir limpiado en seco, con forro y delantero planchados cada uno a su temperatura.',
        searchText: 'chalecos traje boda novio forro ceremonia',
      },
      en: {
        slug: 'waistcoat',
        name: 'Waistcoat',
        description:
          'A waistcoat has suit cloth in front and satin lining behind, and each asks for its own temperature. We dry clean it, press the back first with low steam and then the front through a cloth, so that the points lie flat and the welt pockets leave no print.\n\nIf it belongs to a suit, it is best to send both in one order. Mention any deodorant marks on the lining.',
        serviceType: dryCleaned.en,
        excluded: 'Down-filled gilets.',
        metaTitle: 'Waistcoat dry cleaning, from your door',
        metaDescription:
          'A waistcoat dry cleaned, with lining and front each pressed at its own temperature.',
        searchText: 'vest suit wedding groom lining ceremony',
      },
    },
    {
      id: 8,
      priceCents: 495,
      unit: 'piece',
      es: {
        slug: 'corbata',
        name: 'Corbata o pajarita',
        description:
          'La seda de una corbata está cortada al bies y se retuerce si se moja. La desmanchamos en seco con pincel, la limpiamos extendida dentro de una malla y la vaporizamos sin apoyar la plancha, para que los bordes sigan redondos y no se aplaste la entretela.\n\nDeshaz el nudo después de cada uso y no frotes las manchas con agua: dejan cerco. Las de punto y las pajaritas ya cosidas también entran.',
        serviceType: 'Desmanchado, limpieza en seco y vapor sin aplastar los bordes',
        excluded: '',
        metaTitle: 'Tintorería de corbatas y pajaritas',
        metaDescription:
          'Corbatas de seda desmanchadas con pincel, limpiadas en seco y vaporizadas sin aplastar el borde.',
        searchText: 'corbatas seda lazo pajarita boda oficina mancha',
      },
      en: {
        slug: 'tie',
        name: 'Tie or bow tie',
        description:
          'The silk of a tie is cut on the bias and twists when it gets wet. We treat stains dry with a brush, clean it flat inside a mesh and steam it without touching it with the iron, so that the edges stay round and the interlining is not crushed.\n\nUndo the knot each time and do not rub stains with water: it leaves a ring. Knitted ties and ready-made bow ties are welcome too.',
        serviceType: 'Stain removal, dry cleaning and steaming with rounded edges',
        excluded: '',
        metaTitle: 'Tie and bow tie dry cleaning',
        metaDescription:
          'Silk ties treated with a brush, dry cleaned and steamed so that the edge stays round.',
        searchText: 'neckties silk bowtie wedding office stain',
      },
    },
    {
      id: 9,
      priceCents: 2495,
      unit: 'piece',
      es: {
        slug: 'esmoquin-o-chaque',
        name: 'Esmoquin o chaqué',
        description:
          'Etiqueta con solapas de raso, galón en el pantalón o faldones largos. Protegemos el raso durante la limpieza, porque el calor le deja marcas mate, y planchamos los faldones colgados para que caigan rectos. El galón se repasa con la punta de la plancha y paño húmedo.\n\nEnvía juntas todas las piezas, incluido el fajín. Si es de alquiler, dínoslo y conservaremos las etiquetas del taller en su sitio.',
        serviceType: dryCleaned.es,
        excluded: 'Camisa de pechera, que se lava como prenda aparte.',
        metaTitle: 'Tintorería de esmóquines y chaqués',
        metaDescription:
          'Esmoquin o chaqué limpiado en seco, con raso protegido, faldones rectos y galón repasado a mano.',
        searchText: 'smoking frac boda novio padrino gala etiqueta ceremonia fajin',
      },
      en: {
        slug: 'dinner-suit-or-morning-suit',
        name: 'Dinner suit or morning suit',
        description:
          'Formal wear with satin lapels, braided trousers or long tails. We shield the satin during cleaning, because heat leaves matt marks on it, and press the tails hanging so that they fall straight. The braid is gone over with the tip of the iron through a damp cloth.\n\nSend all the pieces together, cummerbund included. If it is hired, tell us and we will leave the shop’s labels in place.',
        serviceType: dryCleaned.en,
        excluded: 'The dress shirt, which is washed as a separate garment.',
        metaTitle: 'Dinner suit and morning suit dry cleaning',
        metaDescription:
          'Formal wear dry cleaned with its satin shielded, tails straight and braid pressed by hand.',
        searchText: 'tuxedo black tie tailcoat wedding groom gala ceremony cummerbund',
      },
    },
    {
      id: 10,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'camisa-plus',
        name: 'Camisa PLUS',
        description:
          'Planchada por completo a mano, sin prensa, para camisas de tejidos finos, cuellos italianos o puños dobles. Miramos los botones uno a uno, cosemos el que baile y tratamos cuello, puños y axilas con un producto para cada mancha antes del lavado.\n\nTermina doblada con cartón o en percha, como prefieras. Si usas gemelos, déjalos en casa. Es la opción adecuada para popelín egipcio, piqué y lino delicado.',
        serviceType: plus.es,
        excluded: '',
        metaTitle: 'Camisa PLUS planchada a mano',
        metaDescription:
          'Camisas finas o de puño doble lavadas y planchadas a mano, con botones revisados uno a uno.',
        searchText: 'camisas medida puño doble gemelos popelin premium boda',
      },
      en: {
        slug: 'plus-shirt',
        name: 'PLUS shirt',
        description:
          'Ironed wholly by hand, never on a press, for fine fabrics, cutaway collars or double cuffs. We look at the buttons one by one, sew on any that is loose and treat collar, cuffs and underarms with the right product for each stain before washing.\n\nIt comes folded round card or on a hanger, as you like. Keep your cufflinks at home. The right choice for Egyptian poplin, piqué and delicate linen.',
        serviceType: plus.en,
        excluded: '',
        metaTitle: 'PLUS shirt, ironed by hand',
        metaDescription:
          'Fine and double-cuff shirts washed and ironed by hand, with buttons checked one by one.',
        searchText: 'shirts tailored double cuff french cufflinks poplin premium wedding',
      },
    },
    {
      id: 11,
      priceCents: 795,
      unit: 'piece',
      es: {
        slug: 'camisa-de-seda',
        name: 'Camisa o blusa de seda',
        description:
          'La seda teme al sol, al perfume y al agua caliente. Probamos la solidez del color por dentro de una costura, limpiamos en seco o en frío según el resultado, y planchamos del revés cuando aún guarda algo de humedad, que es como recupera la caída.\n\nPonte el desodorante y deja que seque antes de vestirte: sus sales son lo que decolora las axilas. Las manchas de agua las quitamos; las decoloraciones no tienen vuelta atrás.',
        serviceType: dryCleaned.es,
        excluded: '',
        metaTitle: 'Tintorería de camisas y blusas de seda',
        metaDescription:
          'Seda con prueba de color, limpieza en seco o en frío y planchado del revés para que recupere la caída.',
        searchText: 'blusas seda saten delicada mujer fiesta',
      },
      en: {
        slug: 'silk-shirt',
        name: 'Silk shirt or blouse',
        description:
          'Silk fears sun, perfume and hot water. We test the dye inside a seam, clean it dry or cold depending on the result, and iron it on the reverse while it is still slightly damp, which gives it back its drape.\n\nLet deodorant dry before you dress: its salts are what bleaches the underarms. Water marks we can remove; lost colour cannot be brought back.',
        serviceType: dryCleaned.en,
        excluded: '',
        metaTitle: 'Silk shirt and blouse dry cleaning',
        metaDescription:
          'Silk colour-tested, cleaned dry or cold and ironed on the reverse to give back its drape.',
        searchText: 'blouses satin delicate women party',
      },
    },
    {
      id: 12,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'blusa',
        name: 'Blusa',
        description:
          'Blusas de viscosa, gasa, crepé o algodón, con lazadas, volantes o pliegues. Las lavamos en malla con programa delicado y las planchamos a mano, abriendo cada volante con la punta de la plancha para que no queden marcas donde no las había.\n\nSujeta los lazos con un nudo flojo y quita los broches. Las de viscosa encogen con la secadora, así que las secamos siempre colgadas; si alguna ya encogió en casa, la estiramos lo que el tejido permita.',
        serviceType: washed.es,
        excluded: 'Blusas de seda o con pedrería.',
        metaTitle: 'Lavado y planchado de blusas a domicilio',
        metaDescription:
          'Blusas de viscosa, gasa o algodón lavadas en malla y planchadas a mano, volante a volante.',
        searchText: 'blusas gasa crepe viscosa volantes mujer camisa',
      },
      en: {
        slug: 'blouse',
        name: 'Blouse',
        description:
          'Blouses in viscose, chiffon, crêpe or cotton, with bows, frills or tucks. We wash them in a mesh on a gentle programme and iron them by hand, opening each frill with the tip of the iron so as to leave no mark where there was none.\n\nTie bows loosely and take off brooches. Viscose shrinks in a tumble dryer, so we always dry it hanging; if one has already shrunk at home, we stretch it as far as the cloth allows.',
        serviceType: washed.en,
        excluded: 'Silk or beaded blouses.',
        metaTitle: 'Blouses washed and ironed, from your door',
        metaDescription:
          'Viscose, chiffon and cotton blouses washed in a mesh and ironed by hand, frill by frill.',
        searchText: 'blouses chiffon crepe viscose frills women top',
      },
    },
    {
      id: 13,
      priceCents: 395,
      unit: 'piece',
      es: {
        slug: 'polo',
        name: 'Polo lavado y planchado',
        description:
          'El piqué del polo se alarga al tender y el cuello se riza con la secadora. Lo lavamos del revés para cuidar el color y el bordado, lo secamos en plano y le damos vapor sobre una horma que devuelve el ancho original al bajo y a las mangas.\n\nDeja los botones abiertos. Los restos de crema solar dejan manchas amarillas en los polos blancos: señálalas, porque necesitan un tratamiento antes de mojarse.',
        serviceType: washed.es,
        excluded: '',
        metaTitle: 'Polo lavado y planchado a domicilio',
        metaDescription:
          'Polos de piqué lavados del revés y planchados sobre horma, con el cuello plano y sin alargarse.',
        searchText: 'polos pique niki camiseta cuello verano',
      },
      en: {
        slug: 'polo-shirt',
        name: 'Polo shirt, washed and ironed',
        description:
          'Piqué stretches on the line and its collar curls in the dryer. We wash polo shirts inside out to spare the colour and the logo, dry them flat and steam them on a shape that gives back the original width to hem and sleeves.\n\nLeave the buttons undone. Sunscreen leaves yellow marks on white polo shirts: point them out, because they need treating before they get wet.',
        serviceType: washed.en,
        excluded: '',
        metaTitle: 'Polo shirt washed and ironed',
        metaDescription:
          'Piqué polo shirts washed inside out and steamed to shape, with a flat collar and no stretching.',
        searchText: 'polos pique golf shirt collar summer',
      },
    },
    {
      id: 14,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'jersey-de-punto',
        name: 'Jersey de punto',
        description:
          'Lana, algodón grueso o mezclas. Medimos el jersey antes de limpiarlo y lo devolvemos a esas medidas después, con vapor y sin estirar de los hombros. Las bolitas de los costados se quitan con máquina, sin cortar el hilo.\n\nNo lo cuelgues para entregarlo: mételo doblado en la bolsa. Los enganchones los pasamos al revés con aguja; los agujeros de polilla hay que zurcirlos antes, así que cuéntanos si ves alguno.',
        serviceType: knitted.es,
        excluded: 'Jerséis con lentejuelas o aplicaciones de piel.',
        metaTitle: 'Tintorería de jerséis de punto',
        metaDescription:
          'Jerséis de lana o algodón limpios, sin bolitas y devueltos a sus medidas con vapor.',
        searchText: 'jerseis sueter pulover lana invierno bolitas',
      },
      en: {
        slug: 'knitted-jumper',
        name: 'Knitted jumper',
        description:
          'Wool, chunky cotton or blends. We measure the jumper before cleaning and bring it back to those measures afterwards, with steam and without pulling the shoulders. Pilling at the sides is taken off by machine without cutting the yarn.\n\nDo not hang it to hand it over: put it folded in the bag. Snags we draw through to the reverse with a needle; moth holes should be darned first, so tell us if you see any.',
        serviceType: knitted.en,
        excluded: 'Jumpers with sequins or leather patches.',
        metaTitle: 'Knitted jumper dry cleaning',
        metaDescription:
          'Wool and cotton jumpers cleaned, freed of pilling and steamed back to their measures.',
        searchText: 'sweater pullover wool winter pilling bobbles',
      },
    },
    {
      id: 15,
      priceCents: 995,
      unit: 'piece',
      es: {
        slug: 'jersey-de-cachemir',
        name: 'Jersey de cachemir',
        description:
          'El cachemir se lava mejor de lo que la gente cree, siempre que no haya calor ni roce. Usamos agua fría con champú para lana, apenas unos minutos de movimiento, y secado en plano entre toallas. El peinado final con cepillo de cardas levanta el pelo y esconde el desgaste.\n\nDeja descansar la prenda un día entre puestas y tendrás menos bolitas. Guárdala limpia y doblada: perfume y sudor son los que llaman a la polilla.',
        serviceType: knitted.es,
        excluded: '',
        metaTitle: 'Tintorería de cachemir a domicilio',
        metaDescription:
          'Jersey de cachemir lavado en frío, secado en plano y peinado para recuperar su tacto.',
        searchText: 'cashmere sueter pulover lana fina polilla bolitas invierno',
      },
      en: {
        slug: 'cashmere-jumper',
        name: 'Cashmere jumper',
        description:
          'Cashmere takes washing better than people believe, as long as there is no heat and no rubbing. We use cold water with a wool shampoo, hardly a few minutes of movement, and dry it flat between towels. A final brushing lifts the nap and hides wear.\n\nRest the jumper for a day between wearings and it will pill less. Store it clean and folded: perfume and sweat are what attracts moths.',
        serviceType: knitted.en,
        excluded: '',
        metaTitle: 'Cashmere cleaning, from your door',
        metaDescription: 'A cashmere jumper washed cold, dried flat and brushed so that it regains its feel.',
        searchText: 'sweater pullover fine wool moth pilling winter',
      },
    },
    {
      id: 16,
      priceCents: 795,
      unit: 'piece',
      es: {
        slug: 'rebeca',
        name: 'Rebeca o chaqueta de punto',
        description:
          'Las chaquetas de punto ceden por la tapeta de los botones y por los bolsillos. La hilvanamos antes de limpiarla para que los delanteros no se descuadren, la tratamos como un jersey delicado y retiramos el hilván después del vapor, con los dos lados otra vez iguales.\n\nCierra los botones y deja los bolsillos vacíos. Si lleva cremallera metálica la cubrimos para que no enganche. Envíala doblada, nunca en percha fina.',
        serviceType: knitted.es,
        excluded: '',
        metaTitle: 'Tintorería de rebecas y chaquetas de punto',
        metaDescription:
          'Rebeca hilvanada antes de limpiar para que los delanteros no se descuadren, y vaporizada.',
        searchText: 'cardigan chaqueta lana punto tapeta botones mujer',
      },
      en: {
        slug: 'cardigan',
        name: 'Cardigan',
        description:
          'Cardigans give way along the button band and at the pockets. We tack them before cleaning so that the fronts stay level, treat them as a delicate jumper and take out the tacking after steaming, with both sides even again.\n\nFasten the buttons and leave the pockets empty. A metal zip is covered so that it does not snag. Send it folded, never on a thin hanger.',
        serviceType: knitted.en,
        excluded: '',
        metaTitle: 'Cardigan dry cleaning, from your door',
        metaDescription:
          'A cardigan tacked before cleaning so that its fronts stay level, then steamed and folded.',
        searchText: 'knitted jacket wool button band women',
      },
    },
    {
      id: 17,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'falda',
        name: 'Falda recta o de vuelo',
        description:
          'Faldas de paño, algodón, lino o crepé, con o sin forro. Limpiamos exterior y forro a la vez, comprobamos que la cremallera corra y planchamos al hilo, sin marcar el dobladillo por el derecho ni dejar la tela brillante en la cadera.\n\nEntrégala con la cremallera subida y el corchete cerrado. Si el forro asoma o el bajo está descosido, dilo en las observaciones: se arregla mejor antes de planchar.',
        serviceType: dryCleaned.es,
        excluded: 'Faldas plisadas, de piel o con lentejuelas.',
        metaTitle: 'Tintorería de faldas a domicilio',
        metaDescription:
          'Faldas rectas o de vuelo limpias por fuera y por el forro, planchadas al hilo y sin brillos.',
        searchText: 'faldas tubo midi corta larga mujer oficina',
      },
      en: {
        slug: 'skirt',
        name: 'Straight or flared skirt',
        description:
          'Skirts in woollen cloth, cotton, linen or crêpe, lined or not. We clean outside and lining together, check that the zip runs and press along the grain, without printing the hem on the right side or leaving a shine on the hip.\n\nHand it over with zip and hook fastened. If the lining shows or the hem has come down, say so in the remarks: it is better mended before pressing.',
        serviceType: dryCleaned.en,
        excluded: 'Pleated, leather or sequinned skirts.',
        metaTitle: 'Skirt dry cleaning, from your door',
        metaDescription:
          'Straight and flared skirts cleaned outside and lining, pressed along the grain without shine.',
        searchText: 'skirts pencil midi short long women office',
      },
    },
    {
      id: 18,
      priceCents: 1195,
      unit: 'piece',
      es: {
        slug: 'falda-plisada',
        name: 'Falda plisada',
        description:
          'Cada tabla se coloca y se sujeta a mano antes de planchar, una por una, y por eso lleva más trabajo que cualquier otra falda. Limpiamos con la prenda hilvanada en cintura y bajo para que los pliegues no se crucen, y fijamos la raya con vapor seco.\n\nGuárdala colgada por la cintura y con holgura. Los plisados permanentes de poliéster aguantan; los de lana o algodón se abren con la humedad, y los rehacemos siguiendo su marca.',
        serviceType: 'Limpieza en seco, plisado tabla a tabla y entrega en percha',
        excluded: 'Plisados de seda hechos a mano y trajes regionales.',
        metaTitle: 'Tintorería de faldas plisadas',
        metaDescription: 'Falda plisada limpiada con los pliegues sujetos y planchada a mano tabla a tabla.',
        searchText: 'faldas tablas plisado colegio escocesa mujer',
      },
      en: {
        slug: 'pleated-skirt',
        name: 'Pleated skirt',
        description:
          'Every pleat is laid and held by hand before pressing, one by one, which is why it takes more work than any other skirt. We clean it tacked at waist and hem so that the pleats do not cross, and set the fold with dry steam.\n\nHang it by the waist with room to spare. Permanent polyester pleats hold; wool and cotton ones open with damp, and we lay them again along their mark.',
        serviceType: 'Dry cleaning, pressing pleat by pleat and return on a hanger',
        excluded: 'Hand-pleated silk and folk costumes.',
        metaTitle: 'Pleated skirt dry cleaning',
        metaDescription:
          'A pleated skirt cleaned with its pleats held in place and pressed by hand, one by one.',
        searchText: 'skirts pleats kilt tartan school women',
      },
    },
    {
      id: 19,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'pantalon-corto',
        name: 'Pantalón corto o bermuda',
        description:
          'Bermudas de algodón o lino, que en verano reúnen crema solar, helado y verdín. Tratamos cada mancha con lo suyo: disolvente para la grasa de la crema, enzimas para la hierba y agua fría para el helado. Después lavado según etiqueta y planchado con la pernera bien cuadrada.\n\nSacude la arena de los bolsillos antes de entregarlas. Dinos si las quieres con raya o planas; si no dices nada, las dejamos como venían.',
        serviceType: washed.es,
        excluded: 'Bañadores y pantalones cortos de piel.',
        metaTitle: 'Lavado y planchado de bermudas',
        metaDescription:
          'Pantalones cortos de algodón o lino sin crema solar ni verdín, lavados y bien planchados.',
        searchText: 'bermudas shorts verano lino algodon crema solar',
      },
      en: {
        slug: 'shorts',
        name: 'Shorts or Bermudas',
        description:
          'Cotton or linen shorts gather sunscreen, ice cream and grass in the summer. We treat each stain with its own remedy: solvent for the oil in the sunscreen, enzymes for grass and cold water for ice cream. Then a wash to the label and a press with the legs squared.\n\nShake the sand out of the pockets before handing them over. Tell us if you want a crease; otherwise we leave them as they came.',
        serviceType: washed.en,
        excluded: 'Swimwear and leather shorts.',
        metaTitle: 'Shorts washed and ironed, from your door',
        metaDescription:
          'Cotton and linen shorts free of sunscreen and grass stains, washed and neatly pressed.',
        searchText: 'bermuda summer linen cotton sunscreen',
      },
    },
    {
      id: 20,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'vaqueros',
        name: 'Pantalón vaquero',
        description:
          'El índigo se va un poco con cada lavado, y es lo que da carácter a un vaquero o lo arruina. Lo lavamos del revés, en frío y solo con otros vaqueros, sin abrasivos, y lo dejamos secar colgado por la cintura para que no encoja de largo. Se plancha sin raya.\n\nSi es de tela cruda sin lavar, avísanos: podemos limpiarlo casi sin agua. Señala roturas que no sean de diseño para no agrandarlas.',
        serviceType: washed.es,
        excluded: '',
        metaTitle: 'Lavado y planchado de vaqueros',
        metaDescription:
          'Vaqueros lavados del revés y en frío para cuidar el índigo, secados al aire y planchados sin raya.',
        searchText: 'tejanos jeans denim indigo pantalones',
      },
      en: {
        slug: 'jeans',
        name: 'Jeans',
        description:
          'A little indigo leaves with every wash, which either gives jeans their character or ruins them. We wash them inside out, cold and only with other denim, without abrasives, and hang them by the waist to dry so that they do not shrink in length. They are ironed without a crease.\n\nIf they are raw, unwashed denim, tell us: we can clean them almost without water. Point out tears that are not part of the design, so that we do not enlarge them.',
        serviceType: washed.en,
        excluded: '',
        metaTitle: 'Jeans washed and ironed, from your door',
        metaDescription:
          'Jeans washed inside out and cold to spare the indigo, dried in the air, ironed uncreased.',
        searchText: 'denim indigo trousers pants',
      },
    },
    {
      id: 21,
      priceCents: 1395,
      unit: 'piece',
      es: {
        slug: 'mono-de-vestir',
        name: 'Mono de vestir',
        description:
          'Pantalón y cuerpo en una sola pieza, con tejidos que suelen pesar y ceder. Lo limpiamos colgado o en malla según el corte, y lo planchamos en dos tiempos: primero la pernera sobre la mesa y luego el cuerpo sobre maniquí, para que la costura de la cintura no haga bolsas.\n\nQuita el cinturón de tela y mételo en la misma bolsa con una etiqueta. Las espaldas abiertas y los tirantes finos viajan mejor doblados sobre papel de seda.',
        serviceType: dryCleaned.es,
        excluded: 'Monos con lentejuelas o pedrería.',
        metaTitle: 'Tintorería de monos de vestir',
        metaDescription:
          'Mono de vestir limpio y planchado en dos tiempos para que la cintura no haga bolsas.',
        searchText: 'monos jumpsuit fiesta invitada mujer enterizo',
      },
      en: {
        slug: 'jumpsuit',
        name: 'Jumpsuit',
        description:
          'Trousers and bodice in one piece, often in cloth that is heavy and stretches. We clean it hanging or in a mesh, according to its cut, and press it in two goes: the legs on the table, then the bodice on a form, so that the waist seam does not bag.\n\nTake off the cloth belt and put it in the same bag with a label. Open backs and thin straps travel best folded over tissue paper.',
        serviceType: dryCleaned.en,
        excluded: 'Jumpsuits with sequins or beading.',
        metaTitle: 'Jumpsuit dry cleaning, from your door',
        metaDescription: 'A jumpsuit cleaned and pressed in two goes so that its waist seam does not bag.',
        searchText: 'playsuit all-in-one party guest women',
      },
    },
    {
      id: 22,
      priceCents: 1195,
      unit: 'piece',
      es: {
        slug: 'vestido-corto',
        name: 'Vestido corto',
        description:
          'Vestidos de diario hasta la rodilla, de punto, crepé, algodón o viscosa. Leemos la etiqueta y decidimos entre agua y limpieza en seco, tratamos axilas y escote, y planchamos siguiendo pinzas y costuras para que el talle quede en su sitio.\n\nSube la cremallera y sujeta el cinturón a una trabilla. Si el estampado es blanco y negro o de colores muy opuestos, indícanos si alguna vez ha desteñido: lo lavaremos con atrapacolor.',
        serviceType: dryCleaned.es,
        excluded: 'Vestidos de fiesta, de seda, plisados o con aplicaciones.',
        metaTitle: 'Tintorería de vestidos cortos',
        metaDescription:
          'Vestidos de diario limpios según etiqueta y planchados siguiendo pinzas y costuras.',
        searchText: 'vestidos diario verano camisero mujer punto estampado',
      },
      en: {
        slug: 'short-dress',
        name: 'Short dress',
        description:
          'Day dresses to the knee in jersey, crêpe, cotton or viscose. We read the label and choose between water and dry cleaning, treat underarms and neckline, and press along darts and seams so that the waist sits where it should.\n\nFasten the zip and tie the belt to a loop. If the print is black and white or in strongly opposed colours, tell us whether it has ever bled: we will wash it with a dye catcher.',
        serviceType: dryCleaned.en,
        excluded: 'Party, silk, pleated or trimmed dresses.',
        metaTitle: 'Short dress dry cleaning, from your door',
        metaDescription: 'Day dresses cleaned to their labels and pressed along darts and seams.',
        searchText: 'dresses day summer shirt dress women jersey print',
      },
    },
    {
      id: 23,
      priceCents: 1495,
      unit: 'piece',
      es: {
        slug: 'vestido-largo',
        name: 'Vestido largo',
        description:
          'El bajo de un vestido largo barre el suelo: césped, polvo y copas derramadas. Lo cepillamos y desmanchamos por tramos, dando la vuelta completa al dobladillo, antes de limpiar el resto. El planchado se hace colgado, con vapor vertical, para que la falda caiga sin marcas de doblez.\n\nDinos si se ha arrastrado por hierba o tierra, que necesitan productos distintos. Llega en funda larga; cuélgalo de las trabillas interiores para no deformar los tirantes.',
        serviceType: dryCleaned.es,
        excluded: 'Vestidos de novia, con cola, pedrería o plisados.',
        metaTitle: 'Tintorería de vestidos largos',
        metaDescription:
          'Vestido largo con el bajo desmanchado por tramos y planchado colgado con vapor vertical.',
        searchText: 'vestidos maxi invitada verano boda mujer bajo',
      },
      en: {
        slug: 'long-dress',
        name: 'Long dress',
        description:
          'The hem of a long dress sweeps the ground: grass, dust and spilled glasses. We brush and treat it stretch by stretch, all the way round, before cleaning the rest. It is finished hanging, with upright steam, so that the skirt falls without fold marks.\n\nSay whether it dragged over grass or soil, which need different products. It comes in a long cover; hang it from the inner loops so as not to stretch the straps.',
        serviceType: dryCleaned.en,
        excluded: 'Wedding dresses and dresses with a train, beading or pleats.',
        metaTitle: 'Long dress dry cleaning, from your door',
        metaDescription:
          'A long dress with its hem treated stretch by stretch and finished hanging with upright steam.',
        searchText: 'dresses maxi guest summer wedding women hem',
      },
    },
    {
      id: 24,
      priceCents: 2295,
      unit: 'piece',
      es: {
        slug: 'vestido-de-fiesta',
        name: 'Vestido de fiesta',
        description:
          'Raso, encaje, tul, gasa o mikado, con forros y cancanes por debajo. Identificamos cada capa y cada adorno, probamos en una costura y limpiamos a mano las zonas que no aguantan la máquina. El maquillaje del escote y el champán del bajo se tratan por separado.\n\nMándalo pronto después de la fiesta: el azúcar del champán no se ve al secar y amarillea con los meses. Adjunta una foto si hay piedras sueltas o plumas.',
        serviceType: 'Desmanchado, limpieza delicada, planchado a mano y entrega en funda',
        excluded: 'Vestidos de novia y de comunión.',
        metaTitle: 'Tintorería de vestidos de fiesta',
        metaDescription:
          'Vestidos de raso, encaje o tul limpiados capa a capa y planchados a mano, entregados en funda.',
        searchText: 'vestidos gala noche boda invitada madrina coctel encaje tul raso',
      },
      en: {
        slug: 'party-dress',
        name: 'Party dress',
        description:
          'Satin, lace, tulle, chiffon or mikado, over linings and petticoats. We identify each layer and ornament, test in a seam, and clean by hand what the machine would not spare. Make-up at the neckline and champagne at the hem are treated separately.\n\nSend it soon after the party: the sugar of champagne is invisible when dry and turns yellow over the months. Add a photograph if there are loose stones or feathers.',
        serviceType: 'Stain removal, gentle cleaning, hand pressing and return in a cover',
        excluded: 'Wedding and communion dresses.',
        metaTitle: 'Party dress dry cleaning, from your door',
        metaDescription: 'Satin, lace and tulle dresses cleaned layer by layer, pressed by hand and covered.',
        searchText: 'dresses evening gala wedding guest cocktail lace tulle satin',
      },
    },
    {
      id: 25,
      priceCents: 3495,
      unit: 'piece',
      es: {
        slug: 'vestido-plus',
        name: 'Vestido PLUS',
        description:
          'Para vestidos de firma, con pedrería, plumas, lentejuelas o plisado fino. Los adornos se protegen con gasa cosida, la limpieza se hace a mano o en ciclo individual, y el planchado va por dentro, pieza a pieza, con vapor de baja presión. Reponemos las cuentas sueltas que nos mandes.\n\nGuarda las piedras caídas en un sobre dentro de la funda. Si conservas la etiqueta de composición o el nombre del taller, cuéntanoslo: acorta las pruebas.',
        serviceType: plus.es,
        excluded: 'Vestidos de novia, que tienen su propio servicio.',
        metaTitle: 'Vestido PLUS: firma, pedrería y plumas',
        metaDescription:
          'Vestidos con pedrería, plumas o plisado fino protegidos, limpiados a mano y planchados por dentro.',
        searchText: 'vestidos diseñador lentejuelas pedreria plumas gala premium fiesta',
      },
      en: {
        slug: 'plus-dress',
        name: 'PLUS dress',
        description:
          'For designer dresses, with beading, feathers, sequins or fine pleats. The ornaments are shielded with stitched gauze, cleaning is by hand or in a cycle of its own, and pressing is done from inside, piece by piece, with low-pressure steam. We sew back loose beads that you send us.\n\nKeep fallen stones in an envelope inside the cover. If you still have the composition label or the maker’s name, tell us: it shortens the tests.',
        serviceType: plus.en,
        excluded: 'Wedding dresses, which have their own service.',
        metaTitle: 'PLUS dress: designer, beads and feathers',
        metaDescription:
          'Beaded, feathered and finely pleated dresses shielded, cleaned by hand and pressed from inside.',
        searchText: 'dresses designer sequins beading feathers gala premium party',
      },
    },
    {
      id: 26,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'vestido-de-seda',
        name: 'Vestido de seda',
        description:
          'Seda lavada, satén o crespón: telas que hacen aguas con una sola gota. Trabajamos la mancha desde fuera hacia dentro con disolvente y papel secante, limpiamos en ciclo corto y planchamos del revés, sin pulverizar, para que no aparezcan cercos nuevos.\n\nNo apliques agua con gas ni sal cuando se manche; sécalo con un pañuelo y déjanos el resto. Los colores intensos pueden aclararse en las axilas con el sudor, y te avisaremos si lo vemos.',
        serviceType: dryCleaned.es,
        excluded: 'Seda pintada a mano sin fijar.',
        metaTitle: 'Tintorería de vestidos de seda',
        metaDescription: 'Vestidos de seda, satén o crespón desmanchados sin cercos y planchados del revés.',
        searchText: 'vestidos saten crespon lencero delicado mujer fiesta',
      },
      en: {
        slug: 'silk-dress',
        name: 'Silk dress',
        description:
          'Washed silk, satin or crêpe: cloth that marks with a single drop. We work on a stain from the outside in, with solvent and blotting paper, clean in a short cycle and press on the reverse without spraying, so that no new rings appear.\n\nUse no sparkling water or salt when you spill something; dab it with a handkerchief and leave the rest to us. Strong colours may fade under the arms from sweat, and we will tell you if we see it.',
        serviceType: dryCleaned.en,
        excluded: 'Hand-painted silk with unfixed dye.',
        metaTitle: 'Silk dress dry cleaning, from your door',
        metaDescription:
          'Silk, satin and crêpe dresses freed of stains without rings and pressed on the reverse.',
        searchText: 'dresses satin slip dress delicate women party',
      },
    },
    {
      id: 27,
      priceCents: 1595,
      unit: 'piece',
      es: {
        slug: 'abrigo',
        name: 'Abrigo corto de paño',
        description:
          'Abrigos de lana hasta media pierna. Pasan el invierno entero sin limpiarse y acumulan polvo, lluvia y roce de bufanda en el cuello. Los aspiramos por los bolsillos, los limpiamos en seco con carga baja y los cepillamos a contrapelo y a favor, que es lo que devuelve al paño su superficie.\n\nRevisa los bolsillos y el forro antes de entregarlo. El mejor momento es al acabar el frío: un abrigo guardado limpio no tiene polilla.',
        serviceType: dryCleaned.es,
        excluded: 'Abrigos de piel, ante o con cuello de pelo natural.',
        metaTitle: 'Tintorería de abrigos a domicilio',
        metaDescription:
          'Abrigo de paño aspirado, limpiado en seco y cepillado para recuperar la superficie de la lana.',
        searchText: 'abrigos lana chaqueton tres cuartos invierno',
      },
      en: {
        slug: 'short-coat',
        name: 'Short woollen coat',
        description:
          'Wool coats to mid-thigh. They go a whole winter without cleaning and gather dust, rain and the rub of a scarf on the collar. We vacuum the pockets, dry clean with a light load and brush against the nap and then along it, which is what gives the cloth its surface back.\n\nCheck the pockets and lining before handing it over. The best moment is when the cold ends: a coat put away clean has no moths.',
        serviceType: dryCleaned.en,
        excluded: 'Leather, suede or coats with a natural fur collar.',
        metaTitle: 'Coat dry cleaning, from your door',
        metaDescription:
          'A woollen coat vacuumed, dry cleaned and brushed so that the cloth regains its surface.',
        searchText: 'coats wool overcoat jacket car coat winter',
      },
    },
    {
      id: 28,
      priceCents: 1895,
      unit: 'piece',
      es: {
        slug: 'abrigo-largo',
        name: 'Abrigo largo de paño',
        description:
          'Abrigos por debajo de la rodilla, de lana, mezcla o pelo de camello. El peso de la tela pide un maniquí alto y vapor desde dentro; así los faldones caen rectos y la abertura trasera no se cruza. Tratamos las salpicaduras de barro del bajo antes de limpiar.\n\nEl pelo de camello y la alpaca cambian de tono con los productos de casa, así que no los frotes. Cuélgalo en percha ancha al recibirlo.',
        serviceType: dryCleaned.es,
        excluded: 'Abrigos de piel, ante o con cuello de pelo natural.',
        metaTitle: 'Tintorería de abrigos largos',
        metaDescription:
          'Abrigo largo limpiado en seco y planchado con vapor desde dentro, con faldones rectos.',
        searchText: 'abrigos lana camello alpaca invierno largo',
      },
      en: {
        slug: 'long-coat',
        name: 'Long woollen coat',
        description:
          'Coats below the knee in wool, blends or camel hair. The weight of the cloth calls for a tall form and steam from inside; that way the skirts fall straight and the back vent does not cross. Mud splashes at the hem are treated before cleaning.\n\nCamel hair and alpaca change shade with household products, so do not rub them. Hang the coat on a broad hanger when it comes back.',
        serviceType: dryCleaned.en,
        excluded: 'Leather, suede or coats with a natural fur collar.',
        metaTitle: 'Long coat dry cleaning, from your door',
        metaDescription: 'A long coat dry cleaned and steamed from inside, so that it falls straight.',
        searchText: 'coats wool camel alpaca overcoat winter',
      },
    },
    {
      id: 30,
      priceCents: 2795,
      unit: 'piece',
      es: {
        slug: 'abrigo-plus',
        name: 'Abrigo PLUS',
        description:
          'El cuidado de un abrigo de sastrería o de cachemir: inspección con luz rasante, eliminación de bolitas y pelusa, desmanchado a mano, limpieza con carga mínima y planchado completo sin prensa. Reforzamos botones y revisamos el forro, los bolsillos y la trabilla.\n\nSe entrega en percha ancha y funda de tela, listo para guardar hasta la próxima temporada. Coméntanos si el tejido es doble cara o va sin forro, porque se plancha de otro modo.',
        serviceType: plus.es,
        excluded: 'Abrigos de piel o ante.',
        metaTitle: 'Abrigo PLUS: tintorería a mano',
        metaDescription:
          'Abrigo de sastrería o cachemir sin bolitas, desmanchado y planchado a mano, con funda de tela.',
        searchText: 'abrigos cachemir sastre premium doble cara temporada invierno',
      },
      en: {
        slug: 'plus-coat',
        name: 'PLUS coat',
        description:
          'The care of a tailored or cashmere coat: inspection under raking light, removal of pilling and fluff, hand stain treatment, cleaning with the lightest load and pressing throughout without a press. We reinforce buttons and check lining, pockets and belt loop.\n\nIt comes on a broad hanger under a cloth cover, ready to store until next season. Tell us if the cloth is double-faced or unlined, because it is pressed another way.',
        serviceType: plus.en,
        excluded: 'Leather or suede coats.',
        metaTitle: 'PLUS coat: dry cleaning by hand',
        metaDescription:
          'A tailored or cashmere coat freed of pilling, treated and pressed by hand, in a cloth cover.',
        searchText: 'coats cashmere tailored premium double-faced season winter',
      },
    },
    {
      id: 31,
      priceCents: 1595,
      unit: 'piece',
      es: {
        slug: 'gabardina',
        name: 'Gabardina o trench',
        description:
          'La gabardina se ensucia en cuello, puños y bajo, y pierde su repelencia con el uso. La cepillamos con jabón en esas tres zonas, la limpiamos en seco y le devolvemos una protección contra la lluvia ligera, que hace que el agua resbale sin cambiar el tacto.\n\nQuita el forro de invierno si se puede desabrochar y mándalo junto. Cinturón, hebillas y hombreras se limpian incluidos; comprueba que no falte ninguna pieza.',
        serviceType: 'Limpieza en seco, protección contra la lluvia, planchado y percha',
        excluded: 'Gabardinas de piel, plástico o caucho.',
        metaTitle: 'Tintorería de gabardinas a domicilio',
        metaDescription:
          'Gabardina con cuello y bajo tratados, limpiada en seco y con la repelencia al agua renovada.',
        searchText: 'gabardinas impermeable lluvia entretiempo cinturon',
      },
      en: {
        slug: 'trench-coat',
        name: 'Trench coat or raincoat',
        description:
          'A trench coat gets dirty at collar, cuffs and hem, and loses its repellency with wear. We brush those three places with soap, dry clean it and give it back protection against light rain, so that water runs off without changing the feel of the cloth.\n\nTake out the winter lining if it unbuttons, and send it along. Belt, buckles and epaulettes are cleaned with it; check that none is missing.',
        serviceType: 'Dry cleaning, rain protection, pressing and return on a hanger',
        excluded: 'Leather, plastic or rubber raincoats.',
        metaTitle: 'Trench coat dry cleaning, from your door',
        metaDescription:
          'A trench coat with collar and hem treated, dry cleaned and made rain-repellent again.',
        searchText: 'mac gabardine waterproof rain spring autumn belt',
      },
    },
    {
      id: 32,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'plumifero-corto',
        name: 'Plumífero corto o anorak',
        description:
          'Lavamos el plumífero en agua con jabón para pluma y lo secamos en tambor grande con pelotas, parando varias veces para deshacer a mano lo que se apelmaza. Cuello y puños, que recogen maquillaje y grasa, se tratan antes con cepillo blando.\n\nCierra cremalleras y velcros, y quita la capucha si es desmontable. Pequeños desgarros en el nailon se agrandan al lavar: tápalos con cinta y avísanos para sellarlos.',
        serviceType: 'Desmanchado, lavado para pluma, secado mullido y percha',
        excluded: 'Pelo natural de la capucha, que se envía aparte.',
        metaTitle: 'Lavar un plumífero corto a domicilio',
        metaDescription:
          'Plumífero lavado con jabón para pluma y secado en tambor grande para que vuelva a abrigar.',
        searchText: 'anorak plumas pluma plumon chaqueta acolchada invierno nailon',
      },
      en: {
        slug: 'short-down-jacket',
        name: 'Short down jacket',
        description:
          'We wash the jacket in water with a soap for down and dry it in a large drum with balls, stopping several times to break up clumps by hand. Collar and cuffs, which collect make-up and grease, are treated first with a soft brush.\n\nClose zips and Velcro, and take off the hood if it comes away. Small tears in the nylon grow in the wash: cover them with tape and tell us so that we can seal them.',
        serviceType: 'Stain removal, down wash, lofty drying and return on a hanger',
        excluded: 'Natural fur on the hood, which is sent separately.',
        metaTitle: 'Short down jacket cleaning, from your door',
        metaDescription:
          'A down jacket washed with soap for down and dried in a large drum, so it keeps you warm again.',
        searchText: 'puffer anorak padded quilted feather winter nylon',
      },
    },
    {
      id: 33,
      priceCents: 2095,
      unit: 'piece',
      es: {
        slug: 'plumifero-largo',
        name: 'Plumífero largo',
        description:
          'Tres cuartos y largos hasta la rodilla, con mucho relleno y cámaras anchas. El lavado es el mismo que el del corto, pero el secado se hace en dos tandas con reposo entre medias: la humedad del centro sale mientras descansa y así no queda olor.\n\nDa la vuelta a los bolsillos y pon el cinturón dentro de uno de ellos. Cuélgalo un par de días antes de comprimirlo en el armario; el volumen sigue subiendo.',
        serviceType: 'Desmanchado, lavado para pluma, secado mullido y percha',
        excluded: 'Pelo natural de la capucha, que se envía aparte.',
        metaTitle: 'Lavar un plumífero largo a domicilio',
        metaDescription:
          'Plumífero largo lavado con jabón para pluma y secado en dos tandas para que no quede humedad.',
        searchText: 'anorak plumas pluma plumon abrigo acolchado invierno tres cuartos',
      },
      en: {
        slug: 'long-down-coat',
        name: 'Long down coat',
        description:
          'Three-quarter and knee-length coats, with plenty of filling and broad chambers. The wash is that of a short jacket, but drying is done in two rounds with a rest between: moisture from the middle comes out while it rests, and so no smell stays behind.\n\nTurn out the pockets and put the belt inside one of them. Hang it for a couple of days before squeezing it into the wardrobe; the loft keeps rising.',
        serviceType: 'Stain removal, down wash, lofty drying and return on a hanger',
        excluded: 'Natural fur on the hood, which is sent separately.',
        metaTitle: 'Long down coat cleaning, from your door',
        metaDescription:
          'A long down coat washed with soap for down and dried in two rounds so that no damp stays.',
        searchText: 'puffer padded quilted feather winter three-quarter',
      },
    },
    {
      id: 34,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'parka',
        name: 'Parka con capucha',
        description:
          'Parkas de algodón encerado ligero, de nailon o técnicas con membrana. Lavamos con jabón sin suavizante, porque este tapona los poros y anula la impermeabilidad, y reactivamos el tratamiento exterior con calor moderado. El forro polar extraíble se lava aparte y se vuelve a montar.\n\nAbre todos los bolsillos: las parkas esconden muchos. Si la membrana ya se despega por dentro en forma de escamas, el lavado no la recupera.',
        serviceType: washed.es,
        excluded: 'Parkas enceradas con aceite y pelo natural de la capucha.',
        metaTitle: 'Lavar una parka a domicilio',
        metaDescription:
          'Parkas de algodón o técnicas lavadas sin suavizante y con la impermeabilidad reactivada.',
        searchText: 'parkas chaqueta impermeable goretex membrana invierno',
      },
      en: {
        slug: 'hooded-parka',
        name: 'Hooded parka',
        description:
          'Parkas in cotton, nylon or technical cloth with a membrane. We wash without softener, which clogs the pores and undoes the waterproofing, and wake up the outer treatment with moderate heat. A removable fleece lining is washed apart and buttoned in again.\n\nOpen every pocket: parkas hide many. If the membrane is already flaking off inside, washing cannot bring it back.',
        serviceType: washed.en,
        excluded: 'Oil-waxed parkas and natural fur on the hood.',
        metaTitle: 'Parka cleaning, from your door',
        metaDescription:
          'Cotton and technical parkas washed without softener and with their waterproofing revived.',
        searchText: 'jacket waterproof goretex membrane winter',
      },
    },
    {
      id: 35,
      priceCents: 1095,
      unit: 'piece',
      es: {
        slug: 'cazadora-de-tela',
        name: 'Cazadora de tela',
        description:
          'Bombers, vaqueras, saharianas y cortavientos. Limpiamos según la tela exterior y el relleno, que a menudo no coinciden: una bomber de satén con guata fina va en seco, una vaquera sin forro va en agua. Los elásticos de puño y cintura se secan sin calor para que no cedan.\n\nRetira chapas y parches prendidos con imperdible. Los parches cosidos y los bordados se planchan por el revés para que no pierdan relieve.',
        serviceType: dryCleaned.es,
        excluded: 'Cazadoras de piel, ante o polipiel.',
        metaTitle: 'Tintorería de cazadoras de tela',
        metaDescription:
          'Bombers, vaqueras y cortavientos limpios según su tela, con los elásticos cuidados.',
        searchText: 'cazadoras bomber vaquera denim sahariana cortavientos entretiempo',
      },
      en: {
        slug: 'cloth-jacket',
        name: 'Casual cloth jacket',
        description:
          'Bombers, denim jackets, safari jackets and windcheaters. We clean according to the outer cloth and the padding, which often disagree: a satin bomber with light wadding goes dry, an unlined denim jacket goes in water. Ribbed cuffs and waist dry without heat so that they keep their grip.\n\nTake off badges and patches held with pins. Sewn patches and embroidery are ironed from behind so that they keep their relief.',
        serviceType: dryCleaned.en,
        excluded: 'Leather, suede or imitation leather jackets.',
        metaTitle: 'Casual jacket dry cleaning',
        metaDescription:
          'Bombers, denim jackets and windcheaters cleaned to suit their cloth, with ribs kept tight.',
        searchText: 'bomber denim safari windbreaker spring autumn',
      },
    },
    {
      id: 36,
      priceCents: 1495,
      unit: 'piece',
      es: {
        slug: 'trenca',
        name: 'Trenca o chaquetón marinero',
        description:
          'Paño grueso, capucha y alamares de madera o cuerno. Envolvemos cada botón antes de limpiar para que no golpee ni se raye, comprobamos que los cordones de las trabillas no destiñan y cepillamos el paño con la prenda colgada y todavía templada.\n\nSi es una trenca de niño, di en las observaciones dónde están las manchas de barro o merienda. Los alamares rotos los cambiamos por otros parecidos cuando los tenemos.',
        serviceType: dryCleaned.es,
        excluded: 'Trencas forradas de borrego natural.',
        metaTitle: 'Tintorería de trencas y chaquetones',
        metaDescription: 'Trenca o chaquetón marinero con botones protegidos, limpiado en seco y cepillado.',
        searchText: 'trencas montgomery marinero lana capucha alamares invierno',
      },
      en: {
        slug: 'duffle-coat',
        name: 'Duffle coat or pea coat',
        description:
          'Thick cloth, a hood and toggles of wood or horn. We wrap each button before cleaning so that it neither knocks nor scratches, check that the cords do not bleed colour, and brush the cloth with the coat hanging and still warm.\n\nIf it is a child’s coat, tell us in the remarks where the mud or food stains are. Broken toggles are replaced with similar ones when we have them.',
        serviceType: dryCleaned.en,
        excluded: 'Coats lined with real sheepskin.',
        metaTitle: 'Duffle coat and pea coat dry cleaning',
        metaDescription: 'A duffle or pea coat with its toggles shielded, dry cleaned and brushed.',
        searchText: 'toggle montgomery navy wool hood winter',
      },
    },
    {
      id: 37,
      priceCents: 1395,
      unit: 'piece',
      es: {
        slug: 'capa-o-poncho',
        name: 'Capa o poncho',
        description:
          'Mucha tela y ninguna manga: lo difícil de una capa es devolverle el vuelo redondo. La limpiamos en seco doblada lo menos posible y la vaporizamos extendida sobre mesa ancha, girándola sector a sector hasta cerrar el círculo. Los flecos se peinan y se igualan.\n\nLas de alpaca y mohair sueltan pelo al principio y es normal. Abrocha la cadena o el broche del cuello para que no arañe el tejido en el traslado.',
        serviceType: dryCleaned.es,
        excluded: 'Capas de piel y capas españolas bordadas.',
        metaTitle: 'Tintorería de capas y ponchos',
        metaDescription:
          'Capas y ponchos de lana o alpaca limpiados en seco y vaporizados para recuperar el vuelo.',
        searchText: 'capas ponchos ruana alpaca mohair flecos invierno',
      },
      en: {
        slug: 'cape-or-poncho',
        name: 'Cape or poncho',
        description:
          'Plenty of cloth and no sleeves: the hard part of a cape is giving back its round sweep. We dry clean it folded as little as possible and steam it spread on a wide table, turning it section by section until the circle closes. Fringes are combed and evened.\n\nAlpaca and mohair shed hair at first, and that is normal. Fasten the chain or clasp at the neck so that it does not scratch the cloth on the way.',
        serviceType: dryCleaned.en,
        excluded: 'Fur capes and embroidered Spanish capes.',
        metaTitle: 'Cape and poncho dry cleaning',
        metaDescription: 'Wool and alpaca capes and ponchos dry cleaned and steamed to recover their sweep.',
        searchText: 'wrap ruana alpaca mohair fringe winter',
      },
    },
    {
      id: 38,
      priceCents: 995,
      unit: 'piece',
      es: {
        slug: 'chaqueta-de-tweed',
        name: 'Chaqueta corta de tweed o bouclé',
        description:
          'Tejidos de hilos gruesos y sueltos, con ribetes, cadenas y botones joya. Se enganchan con facilidad, así que viajan en malla, se limpian en ciclo suave y se vaporizan sin contacto. Los hilos salidos se pasan al revés con aguja, nunca se cortan.\n\nSi lleva cadena cosida en el bajo, déjala: da la caída a la chaqueta y la protegemos. Señala botones flojos, porque suelen ser difíciles de reponer.',
        serviceType: dryCleaned.es,
        excluded: '',
        metaTitle: 'Tintorería de chaquetas de tweed y bouclé',
        metaDescription:
          'Chaqueta de tweed o bouclé limpiada en malla y vaporizada sin contacto, con hilos repasados.',
        searchText: 'chaquetas boucle ribete botones joya mujer fiesta oficina',
      },
      en: {
        slug: 'tweed-jacket',
        name: 'Short tweed or bouclé jacket',
        description:
          'Cloth of thick, loose yarns, with braid, chains and jewelled buttons. It snags easily, so it travels in a mesh, is cleaned in a gentle cycle and steamed without contact. Pulled threads are drawn to the reverse with a needle, never cut.\n\nIf a chain is sewn along the hem, leave it there: it gives the jacket its fall and we shield it. Point out loose buttons, because they tend to be hard to replace.',
        serviceType: dryCleaned.en,
        excluded: '',
        metaTitle: 'Tweed and bouclé jacket dry cleaning',
        metaDescription:
          'A tweed or bouclé jacket cleaned in a mesh and steamed without contact, its threads tidied.',
        searchText: 'boucle braid jewel buttons women party office',
      },
    },
    {
      id: 39,
      priceCents: 1595,
      unit: 'piece',
      es: {
        slug: 'traje-de-chaqueta-y-falda',
        name: 'Traje de chaqueta y falda',
        description:
          'Conjunto de chaqueta con falda o con pantalón recto, en crepé, lana fría o lino. Limpiamos las dos piezas a la vez y planchamos la chaqueta sobre una horma más entallada que la de caballero, respetando pinzas de pecho y costadillos.\n\nSi la blusa o el cinturón son a juego, añádelos como prenda aparte para que vuelvan en la misma percha. Los botones forrados se revisan; los que estén pelados conviene renovarlos.',
        serviceType: dryCleaned.es,
        excluded: 'Conjuntos con pedrería o plisados.',
        metaTitle: 'Tintorería de trajes de chaqueta',
        metaDescription:
          'Traje de chaqueta con falda o pantalón limpiado en seco y planchado sobre horma entallada.',
        searchText: 'trajes sastre señora mujer falda oficina boda madrina',
      },
      en: {
        slug: 'skirt-suit',
        name: 'Jacket and skirt suit',
        description:
          'A jacket with a skirt or straight trousers, in crêpe, tropical wool or linen. We clean both pieces together and press the jacket on a closer-fitting form than a man’s, respecting bust darts and side panels.\n\nIf a blouse or belt matches, add it as a separate item so that it returns on the same hanger. Covered buttons are checked; those worn bare are worth renewing.',
        serviceType: dryCleaned.en,
        excluded: 'Outfits with beading or pleats.',
        metaTitle: 'Skirt suit dry cleaning, from your door',
        metaDescription: 'A jacket with skirt or trousers dry cleaned and pressed on a fitted form.',
        searchText: 'women tailored trouser suit office wedding guest',
      },
    },
    {
      id: 40,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'bufanda',
        name: 'Bufanda de lana',
        description:
          'La bufanda toca cara y cuello todo el invierno y recoge maquillaje, perfume y humo. La lavamos en frío con champú para lana o en seco si la etiqueta lo pide, la secamos estirada con alfileres para que no ondule y peinamos el fleco con cuidado.\n\nSi es un regalo tejido a mano, dínoslo: medimos la prenda antes y la devolvemos igual. Las de cachemir quedan mejor si no las dejas pasar de un mes de uso diario.',
        serviceType: knitted.es,
        excluded: '',
        metaTitle: 'Lavar bufandas de lana a domicilio',
        metaDescription:
          'Bufandas lavadas en frío, secadas estiradas para que no ondulen y con el fleco peinado.',
        searchText: 'bufandas cachemir cuello braga lana invierno fleco',
      },
      en: {
        slug: 'woollen-scarf',
        name: 'Woollen scarf',
        description:
          'A scarf touches face and neck all winter and picks up make-up, perfume and smoke. We wash it cold with a wool shampoo, or dry if the label asks for it, dry it pinned out so that it does not ripple and comb the fringe with care.\n\nIf it was knitted by hand as a present, tell us: we measure it first and return it the same. Cashmere fares best when not left for more than a month of daily wear.',
        serviceType: knitted.en,
        excluded: '',
        metaTitle: 'Woollen scarf cleaning, from your door',
        metaDescription:
          'Scarves washed cold, dried pinned out so that they do not ripple, with the fringe combed.',
        searchText: 'scarves cashmere snood wool winter fringe',
      },
    },
    {
      id: 41,
      priceCents: 595,
      unit: 'piece',
      es: {
        slug: 'panuelo-de-seda',
        name: 'Pañuelo o fular de seda',
        description:
          'Los pañuelos de seda llevan el borde enrollado y cosido a mano, y una plancha encima lo arruina. Limpiamos en seco extendido, planchamos solo el centro y damos vapor al contorno para que siga redondo. El color se prueba antes en una esquina.\n\nLas manchas de perfume se vuelven marrones con el tiempo: aplícalo en la piel y espera antes de anudarlo. Nunca lo cuelgues al sol para airearlo.',
        serviceType: 'Limpieza en seco, planchado con borde redondo y entrega doblada',
        excluded: 'Seda pintada a mano sin fijar.',
        metaTitle: 'Tintorería de pañuelos de seda',
        metaDescription:
          'Pañuelos y fulares de seda limpiados extendidos, con el borde enrollado a mano intacto.',
        searchText: 'pañuelos foulard fular carre saten cuello',
      },
      en: {
        slug: 'silk-scarf',
        name: 'Silk scarf or foulard',
        description:
          'Silk scarves have an edge rolled and sewn by hand, and an iron on top ruins it. We dry clean them spread out, iron only the middle and steam the border so that it stays round. The dye is tested first in one corner.\n\nPerfume marks turn brown with time: put it on your skin and wait before you tie the scarf. Never hang it in the sun to air.',
        serviceType: 'Dry cleaning, ironing with a rounded edge and return folded',
        excluded: 'Hand-painted silk with unfixed dye.',
        metaTitle: 'Silk scarf dry cleaning, from your door',
        metaDescription:
          'Silk scarves and foulards cleaned spread out, with the hand-rolled edge left intact.',
        searchText: 'scarves satin square neckerchief',
      },
    },
    {
      id: 42,
      priceCents: 895,
      unit: 'piece',
      es: {
        slug: 'chal-o-estola',
        name: 'Chal, estola o pashmina',
        description:
          'Lana fina, seda, viscosa o mezcla, casi siempre con flecos anudados. Trenzamos los flecos antes de limpiar para que no se enreden, limpiamos en malla y planchamos por el revés con paño. Al soltarlos quedan rectos y del mismo largo.\n\nUn chal de boda suele llevar maquillaje en el centro y vino en una punta; márcalo si lo sabes. Guárdalo enrollado y no doblado: los pliegues largos terminan por cortar la fibra.',
        serviceType: dryCleaned.es,
        excluded: 'Mantones bordados y estolas de piel.',
        metaTitle: 'Tintorería de chales y pashminas',
        metaDescription:
          'Chal, estola o pashmina con los flecos trenzados durante la limpieza y planchado por el revés.',
        searchText: 'chales estolas pashminas echarpe boda flecos',
      },
      en: {
        slug: 'shawl-or-stole',
        name: 'Shawl, stole or pashmina',
        description:
          'Fine wool, silk, viscose or a blend, nearly always with knotted fringes. We plait the fringe before cleaning so that it does not tangle, clean it in a mesh and iron on the reverse through a cloth. Once loosened, the fringe hangs straight and even.\n\nA wedding shawl tends to carry make-up in the middle and wine at one end; mark it if you know. Store it rolled and not folded: long folds end up cutting the fibre.',
        serviceType: dryCleaned.en,
        excluded: 'Embroidered shawls and fur stoles.',
        metaTitle: 'Shawl and pashmina dry cleaning',
        metaDescription:
          'A shawl, stole or pashmina with its fringe plaited for cleaning and ironed on the reverse.',
        searchText: 'shawls wraps wedding fringe',
      },
    },
    {
      id: 43,
      priceCents: 695,
      unit: 'piece',
      es: {
        slug: 'gorra-o-gorro',
        name: 'Gorra, boina o gorro de tela',
        description:
          'La banda interior absorbe sudor y maquillaje, y la visera no puede mojarse si lleva cartón. Limpiamos la banda con cepillo y espuma, tratamos la copa según su tejido y la dejamos secar sobre una horma de su talla para que no encoja.\n\nLas boinas y los gorros de lana van en frío y se cepillan al final. Si la gorra está firmada o tiene un bordado especial, cuéntanoslo y evitaremos esa zona.',
        serviceType: 'Limpieza a mano y secado sobre horma',
        excluded: 'Sombreros de fieltro, paja o piel.',
        metaTitle: 'Limpieza de gorras y gorros',
        metaDescription:
          'Gorras, boinas y gorros limpios a mano, con la banda interior tratada y secados sobre horma.',
        searchText: 'gorras boinas gorros beisbol visera sudor',
      },
      en: {
        slug: 'cap-or-beanie',
        name: 'Cap, beret or cloth hat',
        description:
          'The inner band soaks up sweat and make-up, and the peak must not get wet if it holds card. We clean the band with brush and foam, treat the crown according to its cloth and let it dry on a form of its size so that it does not shrink.\n\nWool berets and beanies go cold and are brushed at the end. If the cap is signed or has special embroidery, tell us and we will keep away from it.',
        serviceType: 'Cleaned by hand and dried on a form',
        excluded: 'Felt, straw or leather hats.',
        metaTitle: 'Cap and beanie cleaning, from your door',
        metaDescription: 'Caps, berets and beanies cleaned by hand, the inner band treated, dried on a form.',
        searchText: 'caps berets beanies baseball peak sweat',
      },
    },
    {
      id: 44,
      priceCents: 1295,
      unit: 'piece',
      es: {
        slug: 'uniforme-escolar',
        name: 'Uniforme escolar',
        description:
          'Falda o pantalón, jersey y camisa: el conjunto completo, con manchas de témpera, rotulador, césped y comedor. Cada una se trata antes del lavado, y las rodillas y los puños reciben un cepillado extra. El escudo bordado se plancha por el revés.\n\nMarca cada pieza con el nombre, sobre todo si tienes hermanos en el mismo colegio, y di si falta algún botón. Ideal al acabar el trimestre o antes de guardarlo hasta septiembre.',
        serviceType: washed.es,
        excluded: 'Chándal y abrigo, que se añaden aparte.',
        metaTitle: 'Lavar y planchar uniformes escolares',
        metaDescription:
          'Uniforme de colegio sin témpera ni verdín: falda o pantalón, jersey y camisa limpios y planchados.',
        searchText: 'uniformes colegio niños niñas escolares falda jersey babi',
      },
      en: {
        slug: 'school-uniform',
        name: 'School uniform',
        description:
          'Skirt or trousers, jumper and shirt: the whole set, with its stains of paint, felt-tip, grass and lunch. Each is treated before washing, and knees and cuffs get an extra brushing. The embroidered crest is ironed from behind.\n\nName every piece, above all if siblings share a school, and tell us if a button is missing. Just right at the end of term, or before it is put away until September.',
        serviceType: washed.en,
        excluded: 'Tracksuit and coat, which are added separately.',
        metaTitle: 'School uniforms washed and ironed',
        metaDescription:
          'School uniforms free of paint and grass: skirt or trousers, jumper and shirt, clean and pressed.',
        searchText: 'uniforms kids children pupils skirt jumper',
      },
    },
    {
      id: 45,
      priceCents: 1695,
      unit: 'piece',
      es: {
        slug: 'toga',
        name: 'Toga de juez o abogado',
        description:
          'Tela negra, amplia y con pliegues en la espalda, que enseña cada mota de polvo y cada roce de la silla. La limpiamos en seco con disolvente nuevo, para que no coja pelusa, y planchamos los pliegues uno a uno, siguiendo la marca del canesú. El raso de las vueltas se protege.\n\nLas puñetas de encaje se descosen o se cubren: si puedes, mándalas sueltas. Cuélgala en percha ancha; los hombros finos le dejan pico.',
        serviceType: dryCleaned.es,
        excluded: 'Puñetas de encaje antiguo.',
        metaTitle: 'Tintorería de togas a domicilio',
        metaDescription:
          'Toga de juez o abogado limpiada en seco sin pelusa y con los pliegues planchados uno a uno.',
        searchText: 'togas abogada jueza procurador juicio graduacion',
      },
      en: {
        slug: 'court-gown',
        name: 'Judge or lawyer gown',
        description:
          'Black, ample cloth with pleats at the back, which shows every speck of dust and each rub of the chair. We dry clean it in fresh solvent so that it gathers no fluff, and press the pleats one by one along the mark of the yoke. The satin facings are shielded.\n\nLace cuffs are unpicked or covered: if you can, send them loose. Hang it on a broad hanger; narrow shoulders leave a point.',
        serviceType: dryCleaned.en,
        excluded: 'Antique lace cuffs.',
        metaTitle: 'Court gown dry cleaning, from your door',
        metaDescription: 'A judge or lawyer gown dry cleaned free of fluff, its pleats pressed one by one.',
        searchText: 'robe toga barrister court trial graduation',
      },
    },
    {
      id: 46,
      priceCents: 1795,
      unit: 'piece',
      es: {
        slug: 'chaqueta-de-esqui',
        name: 'Chaqueta de esquí o snow',
        description:
          'Sudor por dentro, grasa de remonte y crema solar por fuera. Lavamos con jabón técnico que limpia sin taponar la membrana, aclaramos dos veces y aplicamos un repelente al agua sin fluorados, que se fija con calor en secadora. Cremalleras y velcros van cerrados.\n\nSaca el forfait, los guantes y el pañuelo de cada bolsillo. El mejor momento es al terminar la temporada: la suciedad guardada degrada la membrana durante el verano.',
        serviceType: 'Lavado técnico, repelente al agua y percha',
        excluded: '',
        metaTitle: 'Lavar una chaqueta de esquí a domicilio',
        metaDescription:
          'Chaqueta de esquí o snow lavada con jabón técnico y con la repelencia al agua renovada.',
        searchText: 'nieve snowboard montaña tecnica impermeable membrana goretex anorak',
      },
      en: {
        slug: 'ski-jacket',
        name: 'Ski or snowboard jacket',
        description:
          'Sweat inside, lift grease and sunscreen outside. We wash with a technical soap that cleans without clogging the membrane, rinse twice and apply a fluorine-free water repellent, which sets with the heat of the dryer. Zips and Velcro are closed first.\n\nTake the lift pass, gloves and handkerchief out of every pocket. The best moment is the end of the season: dirt left over the summer breaks the membrane down.',
        serviceType: 'Technical wash, water repellent and return on a hanger',
        excluded: '',
        metaTitle: 'Ski jacket cleaning, from your door',
        metaDescription:
          'A ski or snowboard jacket washed with technical soap and made water-repellent again.',
        searchText: 'snow mountain technical waterproof membrane goretex anorak',
      },
    },
    {
      id: 47,
      priceCents: 1395,
      unit: 'piece',
      es: {
        slug: 'pantalon-de-esqui',
        name: 'Pantalón de esquí o snow',
        description:
          'El bajo recibe cantos, barro y sal de la carretera; el asiento, la silla mojada. Cepillamos esas zonas, lavamos con jabón técnico y revisamos las polainas interiores y los tirantes, que son lo que antes se rompe. Terminamos con un repelente que devuelve el efecto gota.\n\nLos cortes de canto pueden llevar un parche termosellado si nos avisas. No lo laves con suavizante entre temporadas: es lo que hace que empiece a calar.',
        serviceType: 'Lavado técnico, repelente al agua y percha',
        excluded: '',
        metaTitle: 'Lavar un pantalón de esquí a domicilio',
        metaDescription:
          'Pantalón de esquí o snow lavado con jabón técnico, bajos tratados y repelencia renovada.',
        searchText: 'nieve snowboard montaña tecnico impermeable membrana goretex',
      },
      en: {
        slug: 'ski-trousers',
        name: 'Ski or snowboard trousers',
        description:
          'The hems meet edges, mud and road salt; the seat meets the wet chairlift. We brush those places, wash with a technical soap and check the inner gaiters and braces, which break first. We finish with a repellent that makes water bead again.\n\nCuts from ski edges can take a heat-sealed patch if you let us know. Do not use softener on them between seasons: that is what makes them start to leak.',
        serviceType: 'Technical wash, water repellent and return on a hanger',
        excluded: '',
        metaTitle: 'Ski trousers cleaning, from your door',
        metaDescription:
          'Ski or snowboard trousers washed with technical soap, hems treated, water-repellent again.',
        searchText: 'snow salopettes pants mountain technical waterproof membrane goretex',
      },
    },
    {
      id: 48,
      priceCents: 1195,
      unit: 'piece',
      es: {
        slug: 'abrigo-infantil',
        name: 'Abrigo infantil',
        description:
          'Abrigos y chaquetones de niño de tallas infantiles, de paño, acolchados o con capucha. Atacamos primero las manchas típicas, chocolate, plastilina y pintura de dedos, con productos sin alérgenos, y aclaramos de más para que no quede nada que irrite la piel.\n\nDespega la plastilina con hielo antes de enviarlo. Mete los guantes atados con cordón dentro de la manga y no se perderán.',
        serviceType: dryCleaned.es,
        excluded: 'Cuellos y capuchas de pelo natural.',
        metaTitle: 'Tintorería de abrigos infantiles',
        metaDescription:
          'Abrigos de niño sin chocolate, plastilina ni pintura, limpiados con productos suaves.',
        searchText: 'abrigos niños niñas bebe chaqueton trenca colegio',
      },
      en: {
        slug: 'child-coat',
        name: 'Child coat',
        description:
          'Coats and jackets in children’s sizes, woollen, quilted or hooded. We first go for the usual stains, chocolate, modelling clay and finger paint, with allergen-free products, and rinse longer so that nothing stays to irritate the skin.\n\nLift modelling clay with ice before you send it. Put gloves on a string inside the sleeve and they will not get lost.',
        serviceType: dryCleaned.en,
        excluded: 'Natural fur collars and hoods.',
        metaTitle: 'Child coat dry cleaning, from your door',
        metaDescription: 'Children’s coats freed of chocolate, clay and paint, cleaned with gentle products.',
        searchText: 'coats kids boys girls baby jacket school',
      },
    },
    {
      id: 49,
      priceCents: 995,
      unit: 'piece',
      es: {
        slug: 'vestido-infantil',
        name: 'Vestido o jesusito de niña',
        description:
          'Vestidos de nido de abeja, jesusitos, pichis y faldones de paseo. El bordado fruncido no se plancha: se estira húmedo y se le da vapor para que los nidos queden abiertos. Puntillas y lazos se planchan aparte, con la punta.\n\nLa leche y la papilla dejan una mancha que no se ve hasta que amarillea, así que dinos si la hubo. Los lazos de raso, mejor desatados: el nudo deja una marca que cuesta quitar.',
        serviceType: washed.es,
        excluded: 'Vestidos de comunión y faldones de bautizo.',
        metaTitle: 'Lavar y planchar vestidos de niña',
        metaDescription: 'Vestidos infantiles de nido de abeja o con puntillas lavados y planchados a mano.',
        searchText: 'vestidos niñas bebe infantil nido abeja pichi lazo puntilla',
      },
      en: {
        slug: 'girl-dress',
        name: 'Girl dress',
        description:
          'Smocked dresses, pinafores and Sunday frocks. Smocking is never ironed: we stretch it damp and steam it so that the honeycomb stays open. Lace edges and bows are ironed separately, with the tip of the iron.\n\nMilk and baby food leave a stain that shows only when it turns yellow, so tell us if there was any. Satin bows are better untied: the knot leaves a mark that is hard to remove.',
        serviceType: washed.en,
        excluded: 'Communion dresses and christening gowns.',
        metaTitle: 'Girl dresses washed and ironed',
        metaDescription: 'Smocked and lace-edged dresses for girls, washed and ironed by hand.',
        searchText: 'dresses girls kids baby smocked pinafore bow lace',
      },
    },
    {
      id: 50,
      priceCents: 895,
      unit: 'piece',
      es: {
        slug: 'chandal',
        name: 'Chándal de dos piezas',
        description:
          'Algodón afelpado o tejido técnico, chaqueta y pantalón. El sudor se queda en las fibras sintéticas aunque parezcan limpias; por eso usamos un detergente con enzimas y oxígeno a baja temperatura, que quita el olor sin dañar los elásticos ni los logotipos.\n\nDéjalo airear antes de meterlo en la bolsa y da la vuelta a las perneras. Los vinilos y números termopegados no se planchan por el derecho.',
        serviceType: 'Lavado, secado suave, vapor y entrega doblada',
        excluded: '',
        metaTitle: 'Lavar un chándal a domicilio',
        metaDescription: 'Chándal de algodón o técnico sin olor a sudor, con elásticos y logotipos cuidados.',
        searchText: 'chandals sudadera deporte gimnasio tecnico sudor equipo',
      },
      en: {
        slug: 'tracksuit',
        name: 'Two-piece tracksuit',
        description:
          'Fleecy cotton or technical cloth, top and trousers. Sweat stays in synthetic fibres even when they look clean, so we use a detergent with enzymes and oxygen at low temperature, which takes away the smell without hurting elastic or logos.\n\nLet it air before it goes into the bag and turn the legs inside out. Vinyl prints and heat-pressed numbers are never ironed on the right side.',
        serviceType: 'Washing, gentle drying, steaming and return folded',
        excluded: '',
        metaTitle: 'Tracksuit cleaning, from your door',
        metaDescription:
          'Cotton and technical tracksuits freed of the smell of sweat, with elastic and logos spared.',
        searchText: 'sweatshirt hoodie sport gym technical sweat team',
      },
    },
    {
      id: 51,
      priceCents: 995,
      unit: 'piece',
      es: {
        slug: 'bata-o-pijama-de-seda',
        name: 'Bata, kimono o pijama de seda',
        description:
          'Prendas de casa en seda o satén, en contacto con la piel y con restos de crema de noche. Probamos el color, desengrasamos cuello y puños y limpiamos en malla; el planchado se hace del revés, con el cinturón aparte y los vivos alineados.\n\nSi la bata es estampada con dragones o flores bordadas, dinos si el bordado es a mano. Manda juntas las dos piezas del pijama para que conserven el mismo tono.',
        serviceType: dryCleaned.es,
        excluded: 'Kimonos ceremoniales.',
        metaTitle: 'Tintorería de batas y pijamas de seda',
        metaDescription:
          'Bata, kimono o pijama de seda limpiado en malla y planchado del revés, con vivos alineados.',
        searchText: 'batas pijamas camison saten lenceria delicado dormir',
      },
      en: {
        slug: 'silk-robe-or-pyjamas',
        name: 'Silk robe, kimono or pyjamas',
        description:
          'Clothes for the home in silk or satin, worn next to the skin and with traces of night cream. We test the dye, degrease collar and cuffs and clean them in a mesh; ironing is on the reverse, the belt apart and the piping straight.\n\nIf the robe has embroidered dragons or flowers, say whether the embroidery is by hand. Send both pieces of the pyjamas together so that they keep the same shade.',
        serviceType: dryCleaned.en,
        excluded: 'Ceremonial kimonos.',
        metaTitle: 'Silk robe and pyjamas dry cleaning',
        metaDescription:
          'A silk robe, kimono or pyjamas cleaned in a mesh and ironed on the reverse, piping straight.',
        searchText: 'dressing gown nightdress satin lingerie delicate sleepwear',
      },
    },
  ],
}
