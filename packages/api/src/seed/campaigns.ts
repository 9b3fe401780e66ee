import { toEuros } from '@colada/domain/money/money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { sponsors } from '@colada/domain/promotions/sponsors'
import * as z from 'zod/mini'
import type { Executor } from '../database/connection.ts'
import { interpolate } from '../locales/messages.ts'
import { businessOffer, vanOffer } from '../promotions/offers.ts'
import { type NewCoupon, upsertCampaign } from '../promotions/repository.ts'
import content from './campaigns.json' with { type: 'json' }
import { checkData } from './check-data.ts'

const text = z.strictObject({
  title: z.string('must be a text'),
  description: z.string('must be a text'),
})
const campaign = z.strictObject({ es: text, en: text })
const campaignsFile = z.strictObject({ firstOrder: campaign, business: campaign, van: campaign })

const texts = checkData('campaigns.json', campaignsFile, content)

/** The texts of a campaign, with its `{percent}` or `{minimum}` filled in. */
function textsOf(name: keyof typeof texts, values: Record<string, number>) {
  const { es, en } = texts[name]
  return {
    titleEs: interpolate(es.title, values),
    titleEn: interpolate(en.title, values),
    descriptionEs: interpolate(es.description, values),
    descriptionEn: interpolate(en.description, values),
  }
}

const campaigns: readonly Omit<NewCoupon, 'origin' | 'createdAt'>[] = [
  {
    code: firstOrderOffer.code,
    kind: 'percent',
    percent: firstOrderOffer.percent,
    firstOrderOnly: true,
    maxUsesPerCustomer: 1,
    ...textsOf('firstOrder', { percent: firstOrderOffer.percent }),
  },
  {
    code: businessOffer.code,
    kind: 'percent',
    percent: businessOffer.percent,
    audience: 'business',
    ...textsOf('business', { percent: businessOffer.percent }),
  },
  {
    code: vanOffer.code,
    kind: 'percent',
    percent: vanOffer.percent,
    appliesTo: 'transport',
    audience: 'private',
    minimum: vanOffer.minimum,
    maxUsesPerCustomer: 1,
    ...textsOf('van', { minimum: toEuros(vanOffer.minimum) }),
  },
]

/** Adds the codes of campaigns and sponsors, or updates their texts and rules. */
export async function seedCampaigns(executor: Executor, at: Date): Promise<void> {
  for (const campaign of campaigns)
    await upsertCampaign(executor, { ...campaign, origin: 'campaign', createdAt: at })
  // Their percentage depends on the order (`getSponsorPercent`).
  for (const { code } of sponsors)
    await upsertCampaign(executor, { code, origin: 'sponsor', kind: 'percent', createdAt: at })
}
