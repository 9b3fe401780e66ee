import { FREE_SHIPPING_THRESHOLD_CENTS } from '@colada/domain/cart/totals'
import { toEuros } from '@colada/domain/money/money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { routePath } from '@colada/domain/routes/route-path'
import type { Language } from '@colada/domain/wire/language'
import * as z from 'zod/mini'
import { interpolate } from '../locales/messages.ts'
import { businessOffer, vanOffer } from '../promotions/offers.ts'
import type { PromoRow } from '../promotions/repository.ts'
import { checkData } from './check-data.ts'
import content from './promos.json' with { type: 'json' }

const text = z.strictObject({
  title: z.string('must be a text'),
  /** HTML: emphasis, links, line breaks. */
  description: z.string('must be a text'),
})
const names = ['first-order', 'referral', 'free-shipping', 'van', 'packs', 'business'] as const
const promosFile = z.array(
  z.strictObject({ name: z.enum(names, 'must be a promotion'), image: z.string(), es: text, en: text }),
)

/** Facts in the texts of each promotion. */
const facts: Readonly<Record<(typeof names)[number], Readonly<Record<string, string | number>>>> = {
  'first-order': firstOrderOffer,
  referral: { percent: firstOrderOffer.percent, reward: toEuros(REFERRAL_REWARD_CENTS) },
  'free-shipping': { freeFrom: toEuros(FREE_SHIPPING_THRESHOLD_CENTS) },
  van: { code: vanOffer.code, minimum: toEuros(vanOffer.minimum) },
  packs: {},
  business: { percent: businessOffer.percent },
}

/** Fills in the facts of a promotion and the paths of the pages that it links. */
const fill = (message: string, name: (typeof names)[number], language: Language): string =>
  interpolate(message, {
    ...facts[name],
    profile: routePath(language, 'Profile'),
    business: routePath(language, 'Business'),
  })

/** The promotions page, in the order of the file (spec 000 §2, Promotions). */
export const promoRows: readonly PromoRow[] = checkData('promos.json', promosFile, content).map(
  ({ name, image, es, en }, index) => ({
    id: index + 1,
    position: index + 1,
    image,
    titleEs: fill(es.title, name, 'es'),
    titleEn: fill(en.title, name, 'en'),
    descriptionEs: fill(es.description, name, 'es'),
    descriptionEn: fill(en.description, name, 'en'),
  }),
)
