import type { Language } from '@colada/domain/wire/language'

/** Who may open a route: everyone, signed-in customers, or only visitors (spec 000 §2, Route guards). */
export type RouteAccess = 'public' | 'customer' | 'visitor'

export interface RouteRow {
  /** Path with `:name` for parameters. */
  readonly paths: Readonly<Record<Language, string>>
  /** Further paths of the same screen. */
  readonly aliases?: Partial<Record<Language, readonly string[]>>
  readonly access: RouteAccess
  /** File in `screens/`; `not-found` for routes without a screen yet. */
  readonly screen: string
  /** Matched by the route of that name, since React Router has no parameters within a segment. */
  readonly within?: string
}

const page = <const Es extends string, const En extends string>(
  es: Es,
  en: En,
  access: RouteAccess,
  screen = 'not-found',
) => ({ paths: { es, en }, access, screen })
const open = <const Es extends string, const En extends string>(es: Es, en: En, screen?: string) =>
  page(es, en, 'public', screen)
const own = <const Es extends string, const En extends string>(es: Es, en: En, screen?: string) =>
  page(es, en, 'customer', screen)

/**
 * Every named route of the shop with both paths, its access rule and its screen (spec 000 §2). English paths that the
 * specification does not define are our own.
 */
export const routeTable = {
  Home: open('/', '/en', 'home'),
  RegistroCorrecto: {
    ...open('/registro-correcto', '/en/successful-register', 'home'),
    aliases: { es: ['/registrado-correctamente'], en: ['/successful-register'] },
  },
  Register: page('/registro', '/en/register', 'visitor', 'register'),
  AnonymousPurchase: page('/compra-anonima', '/en/anonymous', 'visitor'),
  Login: open('/entrar', '/en/login', 'login'),
  ForgotPassword: {
    ...open('/contraseña-olvidada', '/en/forgot-password'),
    aliases: { es: ['/contraseña-olvidada'.normalize('NFD')] },
  },
  NewPassword: open('/nueva-contrasena/:token', '/en/new-password/:token'),
  ChangePassword: own('/cambio-contrasena', '/en/change-password'),
  Profile: own('/mi-perfil', '/en/my-profile'),
  EditUser: own('/editar/mi-perfil', '/en/edit/my-profile'),
  EditUserB2B: own('/editar/mi-perfil/empresa', '/en/edit/my-profile/business'),
  AddAddress: own('/nueva/direccion', '/en/new/address', 'add-address'),
  RegistroCorrectoAddAddress: own(
    '/nueva/direccion/registro-correcto',
    '/en/new/address/successful-register',
    'add-address',
  ),
  EditAddress: own('/editar/direccion/:id', '/en/edit/address/:id', 'edit-address'),

  Carrito: open('/cesto-ropa-para-lavar', '/en/cart', 'cart'),
  RegistroCorrectoCarrito: open(
    '/cesto-ropa-para-lavar/registro-correcto',
    '/en/cart/successful-register',
    'cart',
  ),
  // The specification's aliases of the two checkouts are rows, so that each has its own title and counterpart.
  Checkout: own('/confirmar-pedido', '/en/checkout-order', 'checkout'),
  ChangeDates: own('/modificar-reparto', '/en/modify-order', 'change-dates'),
  CheckoutDirect: own('/resolver-incidencia', '/en/solve-incident', 'checkout-direct'),
  PurchasePacks: own('/comprar-bonos', '/en/purchase-packs', 'checkout-direct'),
  PedidoDirectoRealizado: own(
    '/resolver-incidencia/:id/realizado',
    '/en/solve-incident/:id/done',
    'direct-done',
  ),
  Payment: own('/pago/:id', '/en/payment/:id', 'payment'),
  PrimerPedidoRealizado: own('/pago/:id/primer-pedido', '/en/payment/:id/first-order', 'first-order-done'),
  PagoRealizado: own('/pago/:id/realizado', '/en/payment/:id/done', 'payment-done'),
  PagoRealizadoWashrockero: own('/pago/:id/realizado-tienda', '/en/payment/:id/store-done'),
  Orders: own('/mis-pedidos', '/en/my-orders', 'orders'),
  OrderDetail: own('/detalles-pedido/:id', '/en/order-details/:id', 'order-detail'),

  Promotions: open('/promociones-lavanderia-domicilio', '/en/laundry-discounts'),
  Coverage: open('/cobertura', '/en/zone'),
  CoverageBarcelona: open('/cobertura/barcelona', '/en/zone/barcelona'),
  CoverageMadrid: open('/cobertura/madrid', '/en/zone/madrid'),
  CoverageValencia: open('/cobertura/valencia', '/en/zone/valencia'),
  CoverageSevilla: open('/cobertura/sevilla', '/en/zone/seville'),
  Warranties: open('/garantias', '/en/guarantee'),
  Schedules: open('/horarios', '/en/schedule'),
  Contact: open('/contacto', '/en/contact'),
  FirstLaundry: open('/mi-primer-lavado', '/en/my-first-laundry'),
  Terms: open('/terminos-y-condiciones', '/en/terms'),
  Gdpr: open('/gdpr', '/en/gdpr'),
  Privacy: open('/politica-de-privacidad', '/en/privacy'),
  LegalNotice: open('/aviso-legal', '/en/legal-notice'),
  Cookies: open('/politica-de-cookies', '/en/cookies'),
  Faq: open('/preguntas-frecuentes-tintoreria-domicilio', '/en/frequently-asked-questions'),
  AboutUs: open('/sobre-nosotros', '/en/about-us'),
  Ecological: open('/tintoreria-ecologica', '/en/ecological-laundry'),
  SofaCleaning: open('/limpieza-sofas', '/en/sofa-cleaning'),
  InfoCv: open('/info-cv', '/en/info-cv'),
  Blog: open('/blog', '/en/blog', 'blog'),

  Business: open('/empresas', '/en/business'),
  PeticionEnviadaBusiness: open('/empresas/peticion-enviada', '/en/business/request-sent'),
  Restaurants: open('/empresas/lavanderia-restaurantes', '/en/business/restaurants'),
  PeticionEnviadaRestaurantes: open(
    '/empresas/lavanderia-restaurantes/peticion-enviada',
    '/en/business/restaurants/request-sent',
  ),
  Clinics: open('/empresas/lavanderia-clinica-estetica', '/en/business/clinics'),
  PeticionEnviadaClinica: open(
    '/empresas/lavanderia-clinica-estetica/peticion-enviada',
    '/en/business/clinics/request-sent',
  ),
  ByTheKilo: open('/empresas/lavanderia-empresas-por-kilos', '/en/business/laundry-by-the-kilo'),
  PeticionEnviadaKilos: open(
    '/empresas/lavanderia-empresas-por-kilos/peticion-enviada',
    '/en/business/laundry-by-the-kilo/request-sent',
  ),
  Hospitality: open('/empresas/lavanderia-apartamentos-y-hoteles', '/en/business/apartments-and-hotels'),
  PeticionEnviadaHosteleria: open(
    '/empresas/lavanderia-apartamentos-y-hoteles/peticion-enviada',
    '/en/business/apartments-and-hotels/request-sent',
  ),
  Shops: open('/empresas/tiendas-de-ropa', '/en/business/clothes-shops'),
  PeticionEnviadaTienda: open(
    '/empresas/tiendas-de-ropa/peticion-enviada',
    '/en/business/clothes-shops/request-sent',
  ),

  NotFound: open('/404', '/en/404'),
  Category: open('/:categoria', '/en/:categoria', 'category'),
  CategoryPage: open('/:categoria/pagina/:pagina', '/en/:categoria/page/:pagina', 'category'),
  CategorySearch: {
    ...open('/:categoria/query=:search', '/en/:categoria/query=:search', 'product'),
    within: 'ProductPage',
  },
  CategorySearchPage: open(
    '/:categoria/query=:search/pagina/:pagina',
    '/en/:categoria/query=:search/page/:pagina',
    'category',
  ),
  ProductPage: open('/:categoria/:producto', '/en/:categoria/:producto', 'product'),
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routeTable

/** Names of a path's parameters. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamsIn<Tail>
    : Rest
  : never

/** The parameters of a route's path. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamsIn<(typeof routeTable)[Name]['paths']['es']>, string | number>
>

/** The table as rows. */
export const routeRows: readonly (readonly [RouteName, RouteRow])[] = Object.entries(
  routeTable as Record<RouteName, RouteRow>,
) as [RouteName, RouteRow][]
