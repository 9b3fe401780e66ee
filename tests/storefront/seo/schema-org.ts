import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const address = z.string().check(z.regex(/^https?:\/\/[^\s/]+\/\S*$/))
/** The reference to the shop on every page contains its name. */
const reference = z.object({ '@id': address, '@type': z.literal('Organization'), name: text, url: address })
const price = z.string().check(z.regex(/^\d+\.\d{2}$/))

const offer = z.object({
  '@type': z.literal('Offer'),
  url: address,
  price,
  priceCurrency: z.literal('EUR'),
  availability: z.literal('https://schema.org/InStock'),
  seller: reference,
  priceSpecification: z.object({
    '@type': z.literal('UnitPriceSpecification'),
    price,
    priceCurrency: z.literal('EUR'),
    unitCode: z.enum(['C62', 'MTK']),
    valueAddedTaxIncluded: z.boolean(),
  }),
})
/** The range of prices of a service with several. */
const priceRange = z.object({
  '@type': z.literal('AggregateOffer'),
  lowPrice: price,
  highPrice: price,
  offerCount: z.number(),
  priceCurrency: z.literal('EUR'),
})
const item = z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text })
const sold = { name: text, description: text, image: address, url: address, offers: offer }
const hour = z.string().check(z.regex(/^\d{2}:00$/))

/** Properties that search engines require of each type. */
const kinds = {
  Organization: z.object({ '@id': address, name: text, url: address, logo: address }),
  LocalBusiness: z.object({
    '@id': address,
    name: text,
    image: address,
    telephone: z.string().check(z.regex(/^\+34\d{9}$/)),
    parentOrganization: reference,
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      postalCode: z.string().check(z.regex(/^\d{5}$/)),
      addressLocality: text,
      addressCountry: z.literal('ES'),
    }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    openingHoursSpecification: z.object({ dayOfWeek: z.array(text), opens: hour, closes: hour }),
  }),
  ContactPage: z.object({
    url: address,
    about: z.extend(reference, {
      contactPoint: z.object({
        '@type': z.literal('ContactPoint'),
        contactType: text,
        telephone: z.string().check(z.regex(/^\+34\d{9}$/)),
        email: z.email(),
      }),
    }),
  }),
  BreadcrumbList: z.object({ itemListElement: z.array(z.extend(item, { item: address })) }),
  ItemList: z.object({
    name: text,
    numberOfItems: z.number(),
    itemListElement: z.array(z.extend(item, { url: address })),
  }),
  Product: z.object({ ...sold, sku: text }),
  Service: z.object({
    ...sold,
    offers: z.union([offer, priceRange]),
    serviceType: text,
    provider: reference,
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .check(z.minLength(1)),
  }),
} as const

type Kind = keyof typeof kinds
type Thing<Of extends Kind> = z.output<(typeof kinds)[Of]>

export interface Graph {
  readonly things: readonly Record<string, unknown>[]
  ofType<Of extends Kind>(kind: Of): Thing<Of>[]
}

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([text, z.array(text)]) })),
})

/** Parses the JSON-LD of a document; throws for an invalid node. */
export function readGraph(html: string): Graph {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const things = blocks.flatMap(([, json = '']) => graph.parse(JSON.parse(json))['@graph'])
  const kindsOf = (thing: (typeof things)[number]): string[] => [thing['@type']].flat()
  for (const thing of things) {
    const kind = kindsOf(thing).find((name): name is Kind => name in kinds)
    if (!kind) throw new Error(`Unexpected JSON-LD type ${kindsOf(thing).join(' ')}`)
    kinds[kind].parse(thing)
  }
  return {
    things,
    ofType: <Of extends Kind>(kind: Of) =>
      things.filter((thing) => kindsOf(thing).includes(kind)) as unknown as Thing<Of>[],
  }
}
