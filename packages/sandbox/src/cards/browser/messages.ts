export type Language = 'es' | 'en'

const english = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  card: 'Card',
  expiryHint: 'MM / YY',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry: "Your card's expiration date is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
  card_declined: 'Your card has been declined.',
  insufficient_funds: 'Your card has insufficient funds. Try a different card.',
  test_mode_live_card: 'This is a demonstration: only test cards work here, such as 4242 4242 4242 4242.',
  expired_card: 'Your card has expired. Try a different card.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: 'Your card number is incorrect.',
  processing_error: 'An error occurred while processing your card. Try again in a little while.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  connection: 'We could not reach the payment service. Check your connection and try again.',
  bankTitle: 'Confirm your payment',
  bankName: 'Test bank',
  bankText: 'Your bank asks you to approve this payment. Nothing is charged: this is a test.',
  amount: 'Amount',
  bankComplete: 'Complete',
  bankFail: 'Fail',
  walletTitle: 'Pay with this wallet',
  walletText: 'The wallet releases a test card. Nothing is charged.',
  walletPay: 'Pay',
  walletRefused: 'Pay with a card that is refused',
  walletCancel: 'Cancel',
}

export type Messages = typeof english
export type MessageKey = keyof Messages

const spanish: Messages = {
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  cvc: 'Código de seguridad',
  card: 'Tarjeta',
  expiryHint: 'MM / AA',
  incomplete_number: 'El número de tu tarjeta está incompleto.',
  invalid_number: 'El número de tu tarjeta no es válido.',
  incomplete_expiry: 'La fecha de caducidad de tu tarjeta está incompleta.',
  invalid_expiry_month_past: 'La fecha de caducidad de tu tarjeta ya ha pasado.',
  invalid_expiry: 'La fecha de caducidad de tu tarjeta no es válida.',
  incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
  card_declined: 'Tu tarjeta ha sido rechazada.',
  insufficient_funds: 'Tu tarjeta no tiene fondos suficientes. Prueba con otra tarjeta.',
  test_mode_live_card: 'Esto es una demostración: solo sirven tarjetas de prueba, como 4242 4242 4242 4242.',
  expired_card: 'Tu tarjeta ha caducado. Prueba con otra tarjeta.',
  incorrect_cvc: 'El código de seguridad de tu tarjeta es incorrecto.',
  incorrect_number: 'El número de tu tarjeta es incorrecto.',
  processing_error:
    'Se ha producido un error al procesar tu tarjeta. Inténtalo de nuevo dentro de un momento.',
  payment_intent_authentication_failure:
    'No podemos autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.',
  connection: 'No hemos podido conectar con el servicio de pago. Revisa tu conexión e inténtalo de nuevo.',
  bankTitle: 'Confirma tu pago',
  bankName: 'Banco de pruebas',
  bankText: 'Tu banco te pide que apruebes este pago. No se cobra nada: es una prueba.',
  amount: 'Importe',
  bankComplete: 'Completar',
  bankFail: 'Rechazar',
  walletTitle: 'Paga con este monedero',
  walletText: 'El monedero usa una tarjeta de prueba. No se cobra nada.',
  walletPay: 'Pagar',
  walletRefused: 'Pagar con una tarjeta rechazada',
  walletCancel: 'Cancelar',
}

const messagesByLanguage: Record<Language, Messages> = { es: spanish, en: english }

/** Maps the provider's locales: Spanish variants to Spanish, all others to English. */
export function languageOf(locale: string | undefined): Language {
  const requested = !locale || locale === 'auto' ? navigator.language : locale
  return requested.toLowerCase().startsWith('es') ? 'es' : 'en'
}

export function translate(language: Language, name: MessageKey): string {
  return messagesByLanguage[language][name]
}

/** The message for the first of the provider's codes that has one. */
export function translateCode(language: Language, ...codes: (string | undefined)[]): string | undefined {
  const messages: Partial<Record<string, string>> = messagesByLanguage[language]
  return codes.map((code) => code && messages[code]).find(Boolean) || undefined
}
