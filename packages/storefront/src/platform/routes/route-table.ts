import type { PageName } from '@colada/domain/analytics/page-names'
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
  readonly matchedBy?: string
}

const route = <const Es extends string, const En extends string>(
  es: Es,
  en: En,
  access: RouteAccess,
  screen = 'not-found',
) => ({ paths: { es, en }, access, screen })
const publicRoute = <const Es extends string, const En extends string>(es: Es, en: En, screen?: string) =>
  route(es, en, 'public', screen)
const customerRoute = <const Es extends string, const En extends string>(es: Es, en: En, screen?: string) =>
  route(es, en, 'customer', screen)

/**
 * Every named route of the shop with both paths, its access rule and its screen (spec 000 §2). English paths that the
 * specification does not define are our own.
 */
export const routeTable = {
  Home: publicRoute('/', '/en', 'home'),
  RegistroCorrecto: {
    ...publicRoute('/registro-correcto', '/en/successful-register', 'home'),
    aliases: { es: ['/registrado-correctamente'], en: ['/successful-register'] },
  },
  Register: route('/registro', '/en/register', 'visitor', 'register'),
  AnonymousPurchase: route('/compra-anonima', '/en/anonymous', 'visitor', 'anonymous-purchase'),
  Login: publicRoute('/entrar', '/en/login', 'login'),
  LoginFacebook: route('/entrar/facebook', '/en/login/facebook', 'visitor', 'login-facebook'),
  LoginLink: publicRoute('/entrar/enlace/:token', '/en/login/link/:token', 'login-link'),
  ForgotPassword: {
    ...publicRoute('/contraseña-olvidada', '/en/forgot-password', 'forgot-password'),
    aliases: { es: ['/contraseña-olvidada'.normalize('NFD')] },
  },
  NewPassword: publicRoute('/nueva-contrasena/:token', '/en/new-password/:token', 'new-password'),
  ConfirmEmail: publicRoute('/confirmar-correo/:token', '/en/confirm-email/:token', 'confirm-email'),
  ChangePassword: customerRoute('/cambio-contrasena', '/en/change-password', 'change-password'),
  Profile: customerRoute('/mi-perfil', '/en/my-profile', 'profile'),
  AccountSecurity: customerRoute('/mi-perfil/seguridad', '/en/my-profile/security', 'account-security'),
  MyData: customerRoute('/mi-perfil/mis-datos', '/en/my-profile/my-data', 'my-data'),
  EditUser: customerRoute('/editar/mi-perfil', '/en/edit/my-profile', 'edit-user'),
  EditUserB2B: customerRoute('/editar/mi-perfil/empresa', '/en/edit/my-profile/business', 'edit-business'),
  AddAddress: customerRoute('/nueva/direccion', '/en/new/address', 'add-address'),
  RegistroCorrectoAddAddress: customerRoute(
    '/nueva/direccion/registro-correcto',
    '/en/new/address/successful-register',
    'add-address',
  ),
  EditAddress: customerRoute('/editar/direccion/:id', '/en/edit/address/:id', 'edit-address'),

  Carrito: publicRoute('/cesto-ropa-para-lavar', '/en/cart', 'cart'),
  RegistroCorrectoCarrito: publicRoute(
    '/cesto-ropa-para-lavar/registro-correcto',
    '/en/cart/successful-register',
    'cart',
  ),
  // The specification's aliases of the two checkouts are rows, so that each has its own title and counterpart.
  Checkout: customerRoute('/confirmar-pedido', '/en/checkout-order', 'checkout'),
  ChangeDates: customerRoute('/modificar-reparto', '/en/modify-order', 'change-dates'),
  CheckoutDirect: customerRoute('/resolver-incidencia', '/en/solve-incident', 'checkout-direct'),
  PurchasePacks: customerRoute('/comprar-bonos', '/en/purchase-packs', 'checkout-direct'),
  PedidoDirectoRealizado: customerRoute(
    '/resolver-incidencia/:id/realizado',
    '/en/solve-incident/:id/done',
    'direct-done',
  ),
  PurchasePacksDone: customerRoute(
    '/comprar-bonos/:id/realizado',
    '/en/purchase-packs/:id/done',
    'direct-done',
  ),
  Payment: customerRoute('/pago/:id', '/en/payment/:id', 'payment'),
  PrimerPedidoRealizado: customerRoute(
    '/pago/:id/primer-pedido',
    '/en/payment/:id/first-order',
    'first-order-done',
  ),
  PagoRealizado: customerRoute('/pago/:id/realizado', '/en/payment/:id/done', 'payment-done'),
  PagoRealizadoWashrockero: customerRoute('/pago/:id/realizado-tienda', '/en/payment/:id/store-done'),
  Orders: customerRoute('/mis-pedidos', '/en/my-orders', 'orders'),
  OrderDetail: customerRoute('/detalles-pedido/:id', '/en/order-details/:id', 'order-detail'),
  AnswerIncident: customerRoute(
    '/detalles-pedido/:id/respuesta',
    '/en/order-details/:id/answer',
    'answer-incident',
  ),
  ReportIncident: customerRoute(
    '/detalles-pedido/:id/incidencia',
    '/en/order-details/:id/incident',
    'report-incident',
  ),

  Promotions: publicRoute('/promociones-lavanderia-domicilio', '/en/laundry-discounts', 'promotions'),
  PromotionsPage: publicRoute(
    '/promociones-lavanderia-domicilio/pagina/:pagina',
    '/en/laundry-discounts/page/:pagina',
    'promotions',
  ),
  Sponsor: publicRoute('/patrocinadores/:sponsor', '/en/sponsors/:sponsor', 'sponsor'),
  Coverage: publicRoute('/cobertura', '/en/zone', 'coverage'),
  CoverageBarcelona: publicRoute('/cobertura/barcelona', '/en/zone/barcelona', 'coverage-city'),
  CoverageMadrid: publicRoute('/cobertura/madrid', '/en/zone/madrid', 'coverage-city'),
  CoverageValencia: publicRoute('/cobertura/valencia', '/en/zone/valencia', 'coverage-city'),
  CoverageSevilla: {
    ...publicRoute('/cobertura/sevilla', '/en/zone/seville', 'coverage-city'),
    // The specification has the same city slugs in both languages.
    aliases: { es: ['/cobertura/seville'], en: ['/en/zone/sevilla'] },
  },
  // Towns, and cities without pickup.
  CoverageOther: publicRoute('/cobertura/:ciudad', '/en/zone/:ciudad', 'coverage'),
  Warranties: publicRoute('/garantias', '/en/guarantee', 'information'),
  Schedules: publicRoute('/horarios', '/en/schedule', 'schedules'),
  Contact: publicRoute('/contacto', '/en/contact', 'contact'),
  FirstLaundry: publicRoute('/mi-primer-lavado', '/en/my-first-laundry', 'information'),
  Terms: publicRoute('/terminos-y-condiciones', '/en/terms', 'information'),
  Gdpr: publicRoute('/gdpr', '/en/gdpr', 'information'),
  Privacy: publicRoute('/politica-de-privacidad', '/en/privacy', 'information'),
  LegalNotice: publicRoute('/aviso-legal', '/en/legal-notice', 'information'),
  Cookies: publicRoute('/politica-de-cookies', '/en/cookies', 'cookies'),
  Withdrawal: publicRoute('/desistimiento', '/en/withdrawal', 'withdrawal'),
  Accessibility: publicRoute('/accesibilidad', '/en/accessibility', 'information'),
  Faq: publicRoute('/preguntas-frecuentes-tintoreria-domicilio', '/en/frequently-asked-questions', 'faq'),
  AboutUs: publicRoute('/sobre-nosotros', '/en/about-us', 'information'),
  Ecological: publicRoute('/tintoreria-ecologica', '/en/ecological-laundry', 'information'),
  SofaCleaning: publicRoute('/limpieza-sofas', '/en/sofa-cleaning', 'sofa-cleaning'),
  InfoCv: publicRoute('/info-cv', '/en/info-cv', 'information'),
  Carriers: publicRoute('/trabaja-con-nosotros/transportistas', '/en/careers/carriers', 'inquiry'),
  Blog: publicRoute('/blog', '/en/blog', 'blog'),
  BlogPost: publicRoute('/blog/:post', '/en/blog/:post', 'blog-post'),

  Business: publicRoute('/empresas', '/en/business', 'inquiry'),
  PeticionEnviadaBusiness: publicRoute(
    '/empresas/peticion-enviada',
    '/en/business/request-sent',
    'request-sent',
  ),
  Restaurants: publicRoute('/empresas/lavanderia-restaurantes', '/en/business/restaurants', 'inquiry'),
  PeticionEnviadaRestaurantes: publicRoute(
    '/empresas/lavanderia-restaurantes/peticion-enviada',
    '/en/business/restaurants/request-sent',
    'request-sent',
  ),
  Clinics: publicRoute('/empresas/lavanderia-clinica-estetica', '/en/business/clinics', 'inquiry'),
  PeticionEnviadaClinica: publicRoute(
    '/empresas/lavanderia-clinica-estetica/peticion-enviada',
    '/en/business/clinics/request-sent',
    'request-sent',
  ),
  ByTheKilo: publicRoute(
    '/empresas/lavanderia-empresas-por-kilos',
    '/en/business/laundry-by-the-kilo',
    'inquiry',
  ),
  PeticionEnviadaKilos: publicRoute(
    '/empresas/lavanderia-empresas-por-kilos/peticion-enviada',
    '/en/business/laundry-by-the-kilo/request-sent',
    'request-sent',
  ),
  Hospitality: publicRoute(
    '/empresas/lavanderia-apartamentos-y-hoteles',
    '/en/business/apartments-and-hotels',
    'inquiry',
  ),
  PeticionEnviadaHosteleria: publicRoute(
    '/empresas/lavanderia-apartamentos-y-hoteles/peticion-enviada',
    '/en/business/apartments-and-hotels/request-sent',
    'request-sent',
  ),
  Shops: publicRoute('/empresas/tiendas-de-ropa', '/en/business/clothes-shops', 'inquiry'),
  PeticionEnviadaTienda: publicRoute(
    '/empresas/tiendas-de-ropa/peticion-enviada',
    '/en/business/clothes-shops/request-sent',
    'request-sent',
  ),

  NotFound: publicRoute('/404', '/en/404'),
  Category: publicRoute('/:categoria', '/en/:categoria', 'category'),
  CategoryPage: publicRoute('/:categoria/pagina/:pagina', '/en/:categoria/page/:pagina', 'category'),
  CategorySearch: {
    ...publicRoute('/:categoria/query=:search', '/en/:categoria/query=:search', 'product'),
    matchedBy: 'ProductPage',
  },
  CategorySearchPage: publicRoute(
    '/:categoria/query=:search/pagina/:pagina',
    '/en/:categoria/query=:search/page/:pagina',
    'category',
  ),
  ProductPage: publicRoute('/:categoria/:producto', '/en/:categoria/:producto', 'product'),
} as const satisfies Record<PageName, RouteRow>

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
