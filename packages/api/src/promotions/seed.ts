import { toEuros } from '@colada/domain/money/money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import type { Executor } from '../database/connection.ts'
import { businessOffer, vanOffer } from './offers.ts'
import { type NewCoupon, putCampaign } from './repository.ts'

const { percent } = firstOrderOffer

/** The campaigns of the shop, each with its words in both languages. */
const campaigns: readonly Omit<NewCoupon, 'origin' | 'createdAt'>[] = [
  {
    code: firstOrderOffer.code,
    kind: 'percent',
    percent,
    firstOrderOnly: true,
    maxUsesPerCustomer: 1,
    titleEs: `${percent} % en tu primer pedido`,
    titleEn: `${percent}% off your first order`,
    descriptionEs: 'Para probar Colada: descuento en todas las prendas de tu primer pedido.',
    descriptionEn: 'To try Colada: a discount on every garment of your first order.',
  },
  {
    code: businessOffer.code,
    kind: 'percent',
    percent: businessOffer.percent,
    audience: 'business',
    titleEs: `${businessOffer.percent} % para empresas`,
    titleEn: `${businessOffer.percent}% off for companies`,
    descriptionEs: 'En todas las prendas y servicios de cada pedido de tu empresa.',
    descriptionEn: 'On every garment and service of each order of your company.',
  },
  {
    code: vanOffer.code,
    kind: 'percent',
    percent: vanOffer.percent,
    appliesTo: 'transport',
    audience: 'private',
    minimum: vanOffer.minimum,
    maxUsesPerCustomer: 1,
    titleEs: 'Recogida y entrega a mitad de precio',
    titleEn: 'Pickup and delivery at half price',
    descriptionEs: `Una vez, en un pedido desde ${toEuros(vanOffer.minimum)} € en prendas.`,
    descriptionEn: `Once, on an order with garments from ${toEuros(vanOffer.minimum)} €.`,
  },
]

/** Puts the shop's campaigns into the table. Running it again changes nothing but their words and rules. */
export async function seedCoupons(executor: Executor, at: Date): Promise<void> {
  for (const campaign of campaigns) await putCampaign(executor, { ...campaign, createdAt: at })
}
