import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../../localize.ts'

const es = {
  title: '20 % en tu primer pedido',
  text: 'Escribe el código al confirmar. Vale para todas las prendas, también las medidas, pero no para la recogida y la entrega.',
  use: 'Empezar un pedido',
  voucher: 'Código de tu bono',
  voucherTitle: 'Bono 10 camisas',
  voucherValue: '2,95 € por uso',
  useVoucher: spanish.profile.wallet.use,
  voucherUses: '10 usos',
  copyVoucher: spanish.orders.detail.voucherCopy,
  choices: {
    label: spanish.promotions.available,
    showAll: spanish.promotions.showAll,
    showLess: spanish.promotions.showLess,
    choose: spanish.promotions.choose,
    takeOff: spanish.promotions.takeOff,
    chosen: spanish.promotions.chosen,
    checking: spanish.promotions.checking,
    remove: 'Borrar de tu lista',
    voucher: 'Bono de 5 lavados',
    voucherText: 'Cada uso paga una bolsa de hasta 5 kilos.',
    usesLeft: 'Quedan 3 usos',
    until: 'Hasta el 31 dic 2026',
    unavailable: 'No vale para este pedido tal como está.',
    refusal: 'Este código ya se ha usado.',
  },
  longest:
    'Veinticinco por ciento de descuento en edredones, mantas y alfombras de lana hasta que acabe el invierno',
  referral: {
    title: 'Trae a un amigo y gana 6 €',
    text: 'Tu amigo estrena Colada con un 20 % de descuento. Cuando reciba su primer pedido, tú ganas 6 € para el tuyo.',
    code: spanish.promotions.referral.code,
    uses: '6 € por cada amigo, sin límite',
    copy: spanish.promotions.referral.copy,
    share: 'Compartir mi código',
    ways: {
      device: 'Compartir…',
      copy: spanish.promotions.referral.copyLink,
      copied: 'Enlace copiado',
      copyFailed: 'No se pudo copiar',
      mail: 'Correo',
      whatsApp: spanish.promotions.referral.whatsApp,
    },
    join: spanish.promotions.referral.account,
  },
}

const en: typeof es = {
  title: '20% off your first order',
  text: 'Enter the code when you confirm. It applies to every garment, measured ones too, but not to pickup and delivery.',
  use: 'Start an order',
  voucher: 'Your bundle code',
  voucherTitle: '10 shirts',
  voucherValue: '2,95 € per use',
  useVoucher: english.profile.wallet.use,
  voucherUses: '10 uses',
  copyVoucher: english.orders.detail.voucherCopy,
  choices: {
    label: english.promotions.available,
    showAll: english.promotions.showAll,
    showLess: english.promotions.showLess,
    choose: english.promotions.choose,
    takeOff: english.promotions.takeOff,
    chosen: english.promotions.chosen,
    checking: english.promotions.checking,
    remove: 'Delete from your list',
    voucher: 'Bundle of 5 washes',
    voucherText: 'Each use pays for a bag of up to 5 kilos.',
    usesLeft: '3 uses left',
    until: 'Until 31 Dec 2026',
    unavailable: 'It doesn’t apply to this order as it is.',
    refusal: 'This code has already been used.',
  },
  longest: 'Twenty-five percent off duvets, blankets and wool carpets until the winter is over',
  referral: {
    title: 'Bring a friend and earn 6 €',
    text: 'Friends start with 20% off. Once they’ve received their first order, you earn 6 € for yours.',
    code: english.promotions.referral.code,
    uses: '6 € for every friend, no limit',
    copy: english.promotions.referral.copy,
    share: 'Share my code',
    ways: {
      device: 'Share…',
      copy: english.promotions.referral.copyLink,
      copied: 'Link copied',
      copyFailed: 'Couldn’t copy it',
      mail: english.promotions.referral.mail,
      whatsApp: english.promotions.referral.whatsApp,
    },
    join: english.promotions.referral.account,
  },
}

export const messages: Localized<typeof es> = { es, en }
export type PromotionsMessages = typeof es
