import type { InBoth } from '../../language.ts'

const es = {
  title: '20 % en tu primer pedido',
  text: 'Escribe el código al confirmar. Vale para todas las prendas, también las medidas, y se descuenta antes del transporte.',
  use: 'Empezar un pedido',
  voucher: 'Código de tu bono',
  voucherUses: '10 usos',
  copyVoucher: 'Copiar el código',
  longest:
    'Veinticinco por ciento de descuento en edredones, mantas y alfombras de lana hasta que acabe el invierno',
}

const en: typeof es = {
  title: '20% off your first order',
  text: 'Type the code when you confirm. It holds for every garment, measured ones too, and comes off before transport.',
  use: 'Start an order',
  voucher: 'Code of your voucher',
  voucherUses: '10 uses',
  copyVoucher: 'Copy the code',
  longest: 'Twenty-five percent off duvets, blankets and wool carpets until the winter is over',
}

export const words: InBoth<typeof es> = { es, en }
export type PromotionsWords = typeof es
