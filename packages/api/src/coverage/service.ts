import { emailSchema } from '@colada/domain/account/contact-details'
import { normalizeWord } from '@colada/domain/catalogue/search-words'
import { isPostalCode, trimPostalCode } from '@colada/domain/coverage/postal-code'
import { type ZoneId, zones } from '@colada/domain/schedule/zones'
import type { Language } from '@colada/domain/wire/language'
import type { Executor } from '../database/connection.ts'
import { interpolate, messages } from '../locales/messages.ts'
import { ApiError } from '../plugins/errors.ts'
import { addCheck, findPlace, listPlaces, setCheckEmail } from './repository.ts'

/** The zone whose vans reach a postal code, `undefined` when none does. */
export async function zoneOfPostalCode(executor: Executor, postalCode: string): Promise<ZoneId | undefined> {
  return (await findPlace(executor, postalCode))?.zone
}

export type PlaceProblem = 'not-covered' | 'another-city'

/**
 * Whether we can drive to a postal code and city. The city may be written freely (a district, a hamlet); only
 * the name of a town we know, with a postal code of another, is a contradiction.
 */
export async function checkPlace(
  executor: Executor,
  postalCode: string,
  city: string,
): Promise<PlaceProblem | null> {
  const places = await listPlaces(executor)
  const place = places.find(({ code }) => code === postalCode)
  if (!place) return 'not-covered'
  const wanted = normalizeWord(city.trim())
  const named = places.filter(({ town }) => normalizeWord(town) === wanted)
  // Towns of one zone share their edges, and people name the big one; another zone is a slip.
  const isElsewhere = named.length > 0 && named.every(({ zone }) => zone !== place.zone)
  return isElsewhere ? 'another-city' : null
}

/** A guess made fit to be shown: a code that could be one, with the town of our own list where it has it. */
export async function placeGuessed(executor: Executor, { code, city }: { code: string; city: string }) {
  if (!isPostalCode(code)) return { estimated_cp: '', estimated_city: '' }
  const place = await findPlace(executor, code)
  const told = city === 'unknown' ? '' : city.slice(0, longestTown)
  return { estimated_cp: code, estimated_city: place?.town ?? told }
}

/** Characters of a town's name that a stranger tells us. */
const longestTown = 60

export interface ZipQuestion {
  readonly typed: string
  readonly email: string | undefined
  readonly checkId: number | undefined
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/** Both forms of the zip check (spec 001 §7): asks, or leaves an e-mail address for a place not covered. */
export async function answerZipCheck(executor: Executor, question: ZipQuestion) {
  const code = trimPostalCode(question.typed)
  if (!isPostalCode(code))
    throw new ApiError('invalid', { errors: { cp: [code === '' ? 'required' : 'postal-code'] } })
  const email = readEmail(question.email)
  const place = await findPlace(executor, code)
  const words = messages[question.language].coverage
  const result = place
    ? interpolate(words.covered, { town: place.town, code })
    : interpolate(email ? words.noted : words.notCovered, { code })
  return {
    avaiable: place ? ('1' as const) : ('0' as const),
    result,
    cp: code,
    id_checked: await noteCheck(executor, code, place !== undefined, email, question),
    zone: place ? zones[place.zone].name : '',
    town: place?.town ?? '',
  }
}

async function noteCheck(
  executor: Executor,
  code: string,
  isCovered: boolean,
  email: string | null,
  { checkId, now }: ZipQuestion,
): Promise<number> {
  if (
    email !== null &&
    checkId !== undefined &&
    (await setCheckEmail(executor, { id: checkId, code, email }))
  ) {
    return checkId
  }
  return addCheck(executor, { code, isCovered, email, createdAt: new Date(now) })
}

function readEmail(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const email = emailSchema.safeParse(typed)
  if (!email.success) throw new ApiError('invalid', { errors: { email: [email.error.issues[0]!.message] } })
  return email.data
}
