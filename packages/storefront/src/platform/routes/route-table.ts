import { type RouteName, routePaths } from '@colada/domain/routes/paths'
import type { Language } from '@colada/domain/wire/language'

/** Who may open a route: everyone, signed-in customers, or only visitors (spec 000 §2, Route guards). */
export type RouteAccess = 'public' | 'customer' | 'visitor'

const customerRoutes: ReadonlySet<RouteName> = new Set([
  'ChangePassword',
  'Profile',
  'AccountSecurity',
  'MyData',
  'Invoices',
  'BusinessAccount',
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
const withoutScreen = ['NotFound'] as const

export const hasScreen = (name: RouteName): boolean => !withoutScreen.some((route) => route === name)

/** React Router has no parameters within a segment: `ProductPage` matches the paths of this route, too. */
type MatchedByProductPage = 'CategorySearch'

/** The file in `screens/` of each route. Pages do not read it, so it is not in the browser's chunks. */
export const routeScreens: Readonly<
  Record<Exclude<RouteName, (typeof withoutScreen)[number] | MatchedByProductPage>, string>
> = {
  Home: 'catalogue/home',
  RegistroCorrecto: 'catalogue/home',
  Register: 'account/register',
  AnonymousPurchase: 'account/anonymous-purchase',
  Login: 'account/login',
  LoginFacebook: 'account/login-facebook',
  LoginLink: 'account/login-link',
  ForgotPassword: 'account/forgot-password',
  NewPassword: 'account/new-password',
  ConfirmEmail: 'account/confirm-email',
  ChangePassword: 'account/change-password',
  Profile: 'account/profile',
  AccountSecurity: 'account/account-security',
  MyData: 'account/my-data',
  Invoices: 'account/invoices',
  BusinessAccount: 'account/business-account',
  EditUser: 'account/edit-user',
  EditUserB2B: 'account/edit-business',
  AddAddress: 'account/add-address',
  RegistroCorrectoAddAddress: 'account/add-address',
  EditAddress: 'account/edit-address',

  Carrito: 'cart/cart',
  RegistroCorrectoCarrito: 'cart/cart',
  Checkout: 'orders/checkout',
  ChangeDates: 'orders/change-dates',
  CheckoutDirect: 'orders/checkout-direct',
  PurchasePacks: 'orders/checkout-direct',
  PedidoDirectoRealizado: 'orders/direct-done',
  PurchasePacksDone: 'orders/direct-done',
  Payment: 'payment/payment',
  PrimerPedidoRealizado: 'orders/first-order-done',
  PagoRealizado: 'payment/payment-done',
  PagoRealizadoWashrockero: 'payment/payment-done',
  Orders: 'orders/orders',
  OrderDetail: 'orders/order-detail',
  AnswerIncident: 'orders/answer-incident',
  ReportIncident: 'orders/report-incident',
  Tracking: 'orders/tracking',

  Promotions: 'promotions/promotions',
  PromotionsPage: 'promotions/promotions',
  Sponsor: 'promotions/sponsor',
  Coverage: 'coverage/coverage',
  CoverageBarcelona: 'coverage/coverage-city',
  CoverageMadrid: 'coverage/coverage-city',
  CoverageValencia: 'coverage/coverage-city',
  CoverageSevilla: 'coverage/coverage-city',
  CoverageOther: 'coverage/coverage',
  Warranties: 'content/information',
  Schedules: 'coverage/schedules',
  Contact: 'contact/contact',
  FirstLaundry: 'content/information',
  Terms: 'content/information',
  Gdpr: 'content/information',
  Privacy: 'content/information',
  LegalNotice: 'content/information',
  Cookies: 'content/cookies',
  Withdrawal: 'content/withdrawal',
  Accessibility: 'content/information',
  Faq: 'content/faq',
  AboutUs: 'content/information',
  Ecological: 'content/information',
  SofaCleaning: 'content/sofa-cleaning',
  InfoCv: 'content/information',
  Carriers: 'contact/inquiry',
  Blog: 'content/blog',
  BlogPost: 'content/blog-post',

  Business: 'contact/inquiry',
  PeticionEnviadaBusiness: 'contact/request-sent',
  Restaurants: 'contact/inquiry',
  PeticionEnviadaRestaurantes: 'contact/request-sent',
  Clinics: 'contact/inquiry',
  PeticionEnviadaClinica: 'contact/request-sent',
  ByTheKilo: 'contact/inquiry',
  PeticionEnviadaKilos: 'contact/request-sent',
  Hospitality: 'contact/inquiry',
  PeticionEnviadaHosteleria: 'contact/request-sent',
  Shops: 'contact/inquiry',
  PeticionEnviadaTienda: 'contact/request-sent',

  Category: 'catalogue/category',
  CategoryPage: 'catalogue/category',
  CategorySearchPage: 'catalogue/category',
  ProductPage: 'catalogue/product',
}
