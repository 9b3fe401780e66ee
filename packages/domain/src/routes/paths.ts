import type { Bilingual } from '../wire/language.ts'

/**
 * Every named route of the shop with both paths, `:name` for parameters (spec 000 §2). English paths that the
 * specification does not define are our own.
 */
export const routePaths = {
  Home: { es: '/', en: '/en' },
  RegistroCorrecto: { es: '/registro-correcto', en: '/en/successful-register' },
  Register: { es: '/registro', en: '/en/register' },
  AnonymousPurchase: { es: '/compra-anonima', en: '/en/anonymous' },
  Login: { es: '/entrar', en: '/en/login' },
  LoginFacebook: { es: '/entrar/facebook', en: '/en/login/facebook' },
  LoginLink: { es: '/entrar/enlace/:token', en: '/en/login/link/:token' },
  ForgotPassword: { es: '/contraseña-olvidada', en: '/en/forgot-password' },
  NewPassword: { es: '/nueva-contrasena/:token', en: '/en/new-password/:token' },
  ConfirmEmail: { es: '/confirmar-correo/:token', en: '/en/confirm-email/:token' },
  ChangePassword: { es: '/cambio-contrasena', en: '/en/change-password' },
  Profile: { es: '/mi-perfil', en: '/en/my-profile' },
  AccountSecurity: { es: '/mi-perfil/seguridad', en: '/en/my-profile/security' },
  MyData: { es: '/mi-perfil/mis-datos', en: '/en/my-profile/my-data' },
  Invoices: { es: '/mi-perfil/facturas', en: '/en/my-profile/invoices' },
  BusinessAccount: { es: '/mi-perfil/cuenta-empresa', en: '/en/my-profile/business-account' },
  EditUser: { es: '/editar/mi-perfil', en: '/en/edit/my-profile' },
  EditUserB2B: { es: '/editar/mi-perfil/empresa', en: '/en/edit/my-profile/business' },
  AddAddress: { es: '/nueva/direccion', en: '/en/new/address' },
  RegistroCorrectoAddAddress: {
    es: '/nueva/direccion/registro-correcto',
    en: '/en/new/address/successful-register',
  },
  EditAddress: { es: '/editar/direccion/:id', en: '/en/edit/address/:id' },

  Carrito: { es: '/cesto-ropa-para-lavar', en: '/en/cart' },
  RegistroCorrectoCarrito: {
    es: '/cesto-ropa-para-lavar/registro-correcto',
    en: '/en/cart/successful-register',
  },
  // The specification's aliases of the two checkouts are routes, so that each has its own title and counterpart.
  Checkout: { es: '/confirmar-pedido', en: '/en/checkout-order' },
  ChangeDates: { es: '/modificar-reparto', en: '/en/modify-order' },
  CheckoutDirect: { es: '/resolver-incidencia', en: '/en/solve-incident' },
  PurchasePacks: { es: '/comprar-bonos', en: '/en/purchase-packs' },
  PedidoDirectoRealizado: { es: '/resolver-incidencia/:id/realizado', en: '/en/solve-incident/:id/done' },
  PurchasePacksDone: { es: '/comprar-bonos/:id/realizado', en: '/en/purchase-packs/:id/done' },
  Payment: { es: '/pago/:id', en: '/en/payment/:id' },
  PrimerPedidoRealizado: { es: '/pago/:id/primer-pedido', en: '/en/payment/:id/first-order' },
  PagoRealizado: { es: '/pago/:id/realizado', en: '/en/payment/:id/done' },
  PagoRealizadoWashrockero: { es: '/pago/:id/realizado-tienda', en: '/en/payment/:id/store-done' },
  Orders: { es: '/mis-pedidos', en: '/en/my-orders' },
  OrderDetail: { es: '/detalles-pedido/:id', en: '/en/order-details/:id' },
  AnswerIncident: { es: '/detalles-pedido/:id/respuesta', en: '/en/order-details/:id/answer' },
  ReportIncident: { es: '/detalles-pedido/:id/incidencia', en: '/en/order-details/:id/incident' },

  Tracking: { es: '/seguimiento/:token', en: '/en/track/:token' },

  Promotions: { es: '/promociones-lavanderia-domicilio', en: '/en/laundry-discounts' },
  PromotionsPage: {
    es: '/promociones-lavanderia-domicilio/pagina/:pagina',
    en: '/en/laundry-discounts/page/:pagina',
  },
  Sponsor: { es: '/patrocinadores/:sponsor', en: '/en/sponsors/:sponsor' },
  Coverage: { es: '/cobertura', en: '/en/zone' },
  CoverageBarcelona: { es: '/cobertura/barcelona', en: '/en/zone/barcelona' },
  CoverageMadrid: { es: '/cobertura/madrid', en: '/en/zone/madrid' },
  CoverageValencia: { es: '/cobertura/valencia', en: '/en/zone/valencia' },
  CoverageSevilla: { es: '/cobertura/sevilla', en: '/en/zone/seville' },
  // Towns, and cities without pickup.
  CoverageOther: { es: '/cobertura/:ciudad', en: '/en/zone/:ciudad' },
  Warranties: { es: '/garantias', en: '/en/guarantee' },
  Schedules: { es: '/horarios', en: '/en/schedule' },
  Contact: { es: '/contacto', en: '/en/contact' },
  FirstLaundry: { es: '/mi-primer-lavado', en: '/en/my-first-laundry' },
  Terms: { es: '/terminos-y-condiciones', en: '/en/terms' },
  Gdpr: { es: '/gdpr', en: '/en/gdpr' },
  Privacy: { es: '/politica-de-privacidad', en: '/en/privacy' },
  LegalNotice: { es: '/aviso-legal', en: '/en/legal-notice' },
  Cookies: { es: '/politica-de-cookies', en: '/en/cookies' },
  Withdrawal: { es: '/desistimiento', en: '/en/withdrawal' },
  Accessibility: { es: '/accesibilidad', en: '/en/accessibility' },
  Faq: { es: '/preguntas-frecuentes-tintoreria-domicilio', en: '/en/frequently-asked-questions' },
  AboutUs: { es: '/sobre-nosotros', en: '/en/about-us' },
  Ecological: { es: '/tintoreria-ecologica', en: '/en/ecological-laundry' },
  SofaCleaning: { es: '/limpieza-sofas', en: '/en/sofa-cleaning' },
  InfoCv: { es: '/info-cv', en: '/en/info-cv' },
  Carriers: { es: '/trabaja-con-nosotros/transportistas', en: '/en/careers/carriers' },
  Blog: { es: '/blog', en: '/en/blog' },
  BlogPost: { es: '/blog/:post', en: '/en/blog/:post' },

  Business: { es: '/empresas', en: '/en/business' },
  PeticionEnviadaBusiness: { es: '/empresas/peticion-enviada', en: '/en/business/request-sent' },
  Restaurants: { es: '/empresas/lavanderia-restaurantes', en: '/en/business/restaurants' },
  PeticionEnviadaRestaurantes: {
    es: '/empresas/lavanderia-restaurantes/peticion-enviada',
    en: '/en/business/restaurants/request-sent',
  },
  Clinics: { es: '/empresas/lavanderia-clinica-estetica', en: '/en/business/clinics' },
  PeticionEnviadaClinica: {
    es: '/empresas/lavanderia-clinica-estetica/peticion-enviada',
    en: '/en/business/clinics/request-sent',
  },
  ByTheKilo: { es: '/empresas/lavanderia-empresas-por-kilos', en: '/en/business/laundry-by-the-kilo' },
  PeticionEnviadaKilos: {
    es: '/empresas/lavanderia-empresas-por-kilos/peticion-enviada',
    en: '/en/business/laundry-by-the-kilo/request-sent',
  },
  Hospitality: {
    es: '/empresas/lavanderia-apartamentos-y-hoteles',
    en: '/en/business/apartments-and-hotels',
  },
  PeticionEnviadaHosteleria: {
    es: '/empresas/lavanderia-apartamentos-y-hoteles/peticion-enviada',
    en: '/en/business/apartments-and-hotels/request-sent',
  },
  Shops: { es: '/empresas/tiendas-de-ropa', en: '/en/business/clothes-shops' },
  PeticionEnviadaTienda: {
    es: '/empresas/tiendas-de-ropa/peticion-enviada',
    en: '/en/business/clothes-shops/request-sent',
  },

  NotFound: { es: '/404', en: '/en/404' },
  Category: { es: '/:categoria', en: '/en/:categoria' },
  CategoryPage: { es: '/:categoria/pagina/:pagina', en: '/en/:categoria/page/:pagina' },
  CategorySearch: { es: '/:categoria/query=:search', en: '/en/:categoria/query=:search' },
  CategorySearchPage: {
    es: '/:categoria/query=:search/pagina/:pagina',
    en: '/en/:categoria/query=:search/page/:pagina',
  },
  ProductPage: { es: '/:categoria/:producto', en: '/en/:categoria/:producto' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** Name of a route, and of its page: it is all that a counter tells about where an event happened. */
export type RouteName = keyof typeof routePaths

/** All names, in the order above. */
export const routeNames = Object.keys(routePaths) as RouteName[]

/** Names of a path's parameters. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamsIn<Tail>
    : Rest
  : never

/** The parameters of a route's path. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamsIn<(typeof routePaths)[Name]['es']>, string | number>
>
