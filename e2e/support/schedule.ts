import { expect, type Locator } from '@playwright/test'
import type { CalendarDate, SlotId } from '@colada/domain/schedule/slot'
import { formatDayParts } from '#storefront/platform/format/dates.ts'
import type { Browsing } from './browsing.ts'

export type LegName = 'pickup' | 'delivery'

/** Choosing when the van comes. */
export class Schedule {
  #shop: Browsing
  #turn: number

  /** `turn` spreads journeys over the hours: a van has few places, and they all want one. */
  constructor(shop: Browsing, turn: number) {
    this.#shop = shop
    this.#turn = turn
  }

  /** The part of the checkout that is one leg. */
  leg(name: LegName): Locator {
    const { page, t } = this.#shop
    return page.getByRole('region', { name: t(`schedule:${name}Title`), exact: true })
  }

  days(name: LegName): Locator {
    return this.leg(name)
      .getByRole('radiogroup', { name: this.#shop.t('schedule:day') })
      .getByRole('radio')
  }

  hours(name: LegName): Locator {
    return this.leg(name)
      .getByRole('radiogroup', { name: this.#shop.t('schedule:hour') })
      .getByRole('radio')
  }

  /** Hours that can be had, of the day that is shown. */
  freeHours(name: LegName): Locator {
    return this.leg(name)
      .getByRole('radiogroup', { name: this.#shop.t('schedule:hour') })
      .getByRole('radio', { disabled: false })
  }

  /** Chooses a day, never today's, which may be half over, and an hour of it that is free. */
  async choose(name: LegName): Promise<void> {
    await this.days(name)
      .nth(1 + (this.#turn % 4))
      .check()
    const hour = this.freeHours(name).nth(this.#turn % 5)
    await hour.check()
    await expect(hour).toBeChecked()
  }

  /** Chooses both hours. */
  async chooseBoth(): Promise<void> {
    await this.choose('pickup')
    await this.choose('delivery')
  }

  /** The hour that is chosen, with its price; empty while there is none. */
  async chosenHour(name: LegName): Promise<string> {
    const chosen = this.leg(name)
      .getByRole('radiogroup', { name: this.#shop.t('schedule:hour') })
      .getByRole('radio', { checked: true })
    const names = await chosen.evaluateAll((radios) =>
      radios.map((radio) => radio.closest('label')?.textContent ?? ''),
    )
    return names.join()
  }

  /** What is said of the places that are kept; not there while nothing is to be kept. */
  get hold(): Locator {
    return this.#shop.page.getByRole('timer')
  }

  /** Seconds for which the places are kept, as the page shows them. */
  async heldFor(): Promise<number> {
    const shown = await this.#shop.page.getByText(/^\d+:\d\d$/).textContent()
    const [minutes = 0, seconds = 0] = (shown ?? '').split(':').map(Number)
    return minutes * 60 + seconds
  }

  /** The slot that is chosen, once the browser keeps it. */
  async chosenSlot(name: LegName): Promise<SlotId> {
    let chosen: SlotId | undefined
    await expect.poll(async () => (chosen = await this.#keptSlot(name))).toBeDefined()
    return chosen!
  }

  async #keptSlot(name: LegName): Promise<SlotId | undefined> {
    const cookies = await this.#shop.page.context().cookies()
    const kept = cookies.find((cookie) => cookie.name === 'colada_order')
    if (!kept) return undefined
    const draft = JSON.parse(decodeURIComponent(kept.value)) as Partial<Record<LegName, { slotId: SlotId }>>
    return draft[name]?.slotId
  }

  /** The days that are offered, read from their full names: "lunes, 23 de noviembre". */
  async dates(name: LegName): Promise<Date[]> {
    const labels = await this.days(name).evaluateAll((radios) => radios.map((radio) => radio.ariaLabel ?? ''))
    return labels.map((label) => this.#dateOf(label))
  }

  /** The day that is chosen. */
  async chosenDate(name: LegName): Promise<Date> {
    const days = this.leg(name).getByRole('radiogroup', { name: this.#shop.t('schedule:day') })
    const label = await days.getByRole('radio', { checked: true }).getAttribute('aria-label')
    return this.#dateOf(label ?? '')
  }

  /** Names say no year: it is a day of the next weeks. */
  #dateOf(label: string): Date {
    const today = new Date()
    const ahead = Array.from({ length: 60 }, (_, days) => {
      return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 12))
    })
    const found = ahead.find(
      (day) => formatDayParts(toCalendarDate(day), this.#shop.language).label === label,
    )
    if (!found) throw new Error(`"${label}" is no day of the next weeks.`)
    return found
  }
}

function toCalendarDate(day: Date): CalendarDate {
  return day.toISOString().slice(0, 10)
}
