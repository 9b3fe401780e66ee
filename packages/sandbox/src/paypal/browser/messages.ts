export type Language = 'es' | 'en'

const english = {
  title: 'Pay with PayPal',
  name: 'Test PayPal',
  text: 'This is a test: no money moves.',
  amount: 'Amount',
  means: 'Pay with',
  balance: 'PayPal balance',
  declined: 'A card that is declined',
  pending: 'A bank account that takes its time',
  approve: 'Pay now',
  cancel: 'Cancel and return to the shop',
  fail: 'Let PayPal fail',
  wasDeclined: 'This means of payment was declined. Choose another one.',
  connection: 'PayPal could not be reached. Try again.',
  credit: 'Pay later',
  sofort: 'Sofort',
  card: 'Debit or credit card',
  paypal: 'PayPal',
}

export type Messages = typeof english

const spanish: Messages = {
  title: 'Pagar con PayPal',
  name: 'PayPal de pruebas',
  text: 'Esto es una prueba: no se mueve dinero.',
  amount: 'Importe',
  means: 'Pagar con',
  balance: 'Saldo de PayPal',
  declined: 'Una tarjeta que se rechaza',
  pending: 'Una cuenta bancaria que tarda',
  approve: 'Pagar ahora',
  cancel: 'Cancelar y volver a la tienda',
  fail: 'Hacer que PayPal falle',
  wasDeclined: 'Este medio de pago se ha rechazado. Elige otro.',
  connection: 'No hemos podido conectar con PayPal. Vuelve a intentarlo.',
  credit: 'Pagar más tarde',
  sofort: 'Sofort',
  card: 'Tarjeta de débito o crédito',
  paypal: 'PayPal',
}

const messagesByLanguage: Record<Language, Messages> = { es: spanish, en: english }

/** Maps PayPal's locales, such as `es_XC`: Spanish ones to Spanish, all others to English. */
export function languageOf(locale: string): Language {
  return locale.toLowerCase().startsWith('es') ? 'es' : 'en'
}

export function translate(language: Language, name: keyof Messages): string {
  return messagesByLanguage[language][name]
}
