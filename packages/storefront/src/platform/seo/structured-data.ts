import { company } from '@colada/domain/content/company'
import { FOUNDING_YEAR } from '@colada/domain/coverage/founding-year'
import { cityStores, selectableStores, type Store } from '@colada/domain/coverage/stores'
import { routePath } from '@colada/domain/routes/route-path'
import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { zones } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import { cityRoutes } from '../routes/city-routes.ts'
import { defaultSocialPicture, socialPicture } from './social-picture.ts'

/** A node of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] }

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The shop's name in every language. */
export const brand = 'Colada'

/** A reference to the shop from other nodes; with its name, since only Home has the complete node. */
export const shopRef = (origin: string) => ({
  '@type': 'Organization' as const,
  '@id': `${origin}/#organization`,
  name: brand,
  url: `${origin}/`,
})

/** The towns with delivery, from the zones. */
export const areaServed = Object.values(zones).map(({ name }) => ({ '@type': 'City', name }))

export function organization(origin: string): Thing {
  return {
    ...shopRef(origin),
    logo: `${origin}/icon-512.png`,
    image: origin + defaultSocialPicture,
    foundingDate: String(FOUNDING_YEAR),
    areaServed,
  }
}

/** How customers reach the shop. */
export function contactPage(origin: string, language: Language): Thing {
  return {
    '@type': 'ContactPage',
    url: origin + routePath(language, 'Contact'),
    inLanguage: language,
    about: {
      ...shopRef(origin),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: company.phone,
        email: company.email,
        availableLanguage: ['es', 'en'],
      },
    },
  }
}

/** The stores that customers can visit (spec 000 §2, Store selector). */
export function localBusinesses(origin: string, language: Language): Thing[] {
  return selectableStores(false).map((store) => localBusiness(store, origin, language))
}

/** The stores on the page of a city. */
export function cityBusinesses(zone: ZoneId, origin: string, language: Language): Thing[] {
  return cityStores(zone).map((store) => localBusiness(store, origin, language))
}

function localBusiness(store: Store, origin: string, language: Language): Thing {
  const zone = zones[store.zone]
  return {
    '@type': ['LocalBusiness', 'DryCleaningOrLaundry'],
    '@id': `${origin}/#store-${store.id}`,
    name: `${brand} ${store.name}`,
    url: origin + routePath(language, cityRoutes[store.zone]),
    image: origin + socialPicture(`/pictures/cities/${store.zone}.svg`),
    telephone: store.phone,
    priceRange: '€€',
    currenciesAccepted: 'EUR',
    parentOrganization: shopRef(origin),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      postalCode: store.postalCode,
      addressLocality: store.town,
      addressCountry: 'ES',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: zone.weekdays.map((day) => weekdayNames[day - 1]),
      opens: hour(zone.opens),
      closes: hour(zone.closes),
    },
  }
}

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`

/** The breadcrumb of a page. */
export function breadcrumbs(
  origin: string,
  trail: readonly { readonly label: string; readonly href: string }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: origin + href,
    })),
  }
}

/** Questions and answers, in plain text. */
export function faqPage(entries: readonly { readonly question: string; readonly answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The nodes as JSON-LD. `<` is escaped, so that no text can end the script element. */
export function structuredJson(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')
}
