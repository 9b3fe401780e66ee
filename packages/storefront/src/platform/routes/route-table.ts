import { type RouteName, routePaths } from '@colada/domain/routes/paths'
import type { Language } from '@colada/domain/wire/language'

/** Who may open a route: everyone, signed-in customers, or only visitors (spec 000 §2, Route guards). */
export type RouteAccess = 'public' | 'customer' | 'visitor'

const customerRoutes: ReadonlySet<RouteName> = new Set([
  'ChangePassword',
  'Profile',
  'AccountSecurity',
  'MyData',
  'EditUser',
  'EditUserB2B',
  'AddAddress',
  'RegistroCorrectoAddAddress',
  'EditAddress',
  'Checkout',
  'ChangeDates',
  'CheckoutDirect',
  'PurchasePacks',
  'PedidoDirectoRealizado',
  'PurchasePacksDone',
  'Payment',
  'PrimerPedidoRealizado',
  'PagoRealizado',
  'PagoRealizadoWashrockero',
  'Orders',
  'OrderDetail',
  'AnswerIncident',
  'ReportIncident',
] as const)
const visitorRoutes: ReadonlySet<RouteName> = new Set([
  'Register',
  'AnonymousPurchase',
  'LoginFacebook',
] as const)

export function accessOf(name: RouteName): RouteAccess {
  if (customerRoutes.has(name)) return 'customer'
  return visitorRoutes.has(name) ? 'visitor' : 'public'
}

/** Further paths of a route. */
const aliases: Partial<Record<RouteName, Partial<Record<Language, readonly string[]>>>> = {
  RegistroCorrecto: { es: ['/registrado-correctamente'], en: ['/successful-register'] },
  ForgotPassword: { es: [routePaths.ForgotPassword.es.normalize('NFD')] },
  // The specification has the same city slugs in both languages.
  CoverageSevilla: { es: ['/cobertura/seville'], en: ['/en/zone/sevilla'] },
}

/** The paths of a route in a language: its own, then its aliases. */
export const pathsOf = (name: RouteName, language: Language): readonly string[] => [
  routePaths[name][language],
  ...(aliases[name]?.[language] ?? []),
]

/** Routes without a screen yet: they respond with 404, and no menu links to them. */
const withoutScreen = ['PagoRealizadoWashrockero', 'NotFound'] as const

export const hasScreen = (name: RouteName): boolean => !withoutScreen.some((route) => route === name)

/** React Router has no parameters within a segment: `ProductPage` matches the paths of this route, too. */
type MatchedByProductPage = 'CategorySearch'

/** The file in `screens/` of each route. Pages do not read it, so it is not in the browser's chunks. */
export const routeScreens: Readonly<
  Record<Exclude<RouteName, (typeof withoutScreen)[number] | MatchedByProductPage>, string>
> = {
  Home: 'home',
  RegistroCorrecto: 'home',
  Register: 'register',
  AnonymousPurchase: 'anonymous-purchase',
  Login: 'login',
  LoginFacebook: 'login-facebook',
  LoginLink: 'login-link',
  ForgotPassword: 'forgot-password',
  NewPassword: 'new-password',
  ConfirmEmail: 'confirm-email',
  ChangePassword: 'change-password',
  Profile: 'profile',
  AccountSecurity: 'account-security',
  MyData: 'my-data',
  EditUser: 'edit-user',
  EditUserB2B: 'edit-business',
  AddAddress: 'add-address',
  RegistroCorrectoAddAddress: 'add-address',
  EditAddress: 'edit-address',

  Carrito: 'cart',
  RegistroCorrectoCarrito: 'cart',
  Checkout: 'checkout',
  ChangeDates: 'change-dates',
  CheckoutDirect: 'checkout-direct',
  PurchasePacks: 'checkout-direct',
  PedidoDirectoRealizado: 'direct-done',
  PurchasePacksDone: 'direct-done',
  Payment: 'payment',
  PrimerPedidoRealizado: 'first-order-done',
  PagoRealizado: 'payment-done',
  Orders: 'orders',
  OrderDetail: 'order-detail',
  AnswerIncident: 'answer-incident',
  ReportIncident: 'report-incident',

  Promotions: 'promotions',
  PromotionsPage: 'promotions',
  Sponsor: 'sponsor',
  Coverage: 'coverage',
  CoverageBarcelona: 'coverage-city',
  CoverageMadrid: 'coverage-city',
  CoverageValencia: 'coverage-city',
  CoverageSevilla: 'coverage-city',
  CoverageOther: 'coverage',
  Warranties: 'information',
  Schedules: 'schedules',
  Contact: 'contact',
  FirstLaundry: 'information',
  Terms: 'information',
  Gdpr: 'information',
  Privacy: 'information',
  LegalNotice: 'information',
  Cookies: 'cookies',
  Withdrawal: 'withdrawal',
  Accessibility: 'information',
  Faq: 'faq',
  AboutUs: 'information',
  Ecological: 'information',
  SofaCleaning: 'sofa-cleaning',
  InfoCv: 'information',
  Carriers: 'inquiry',
  Blog: 'blog',
  BlogPost: 'blog-post',

  Business: 'inquiry',
  PeticionEnviadaBusiness: 'request-sent',
  Restaurants: 'inquiry',
  PeticionEnviadaRestaurantes: 'request-sent',
  Clinics: 'inquiry',
  PeticionEnviadaClinica: 'request-sent',
  ByTheKilo: 'inquiry',
  PeticionEnviadaKilos: 'request-sent',
  Hospitality: 'inquiry',
  PeticionEnviadaHosteleria: 'request-sent',
  Shops: 'inquiry',
  PeticionEnviadaTienda: 'request-sent',

  Category: 'category',
  CategoryPage: 'category',
  CategorySearchPage: 'category',
  ProductPage: 'product',
}
