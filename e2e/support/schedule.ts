import type { SlotId } from '@colada/domain/schedule/slot'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import { expect, type Locator } from '@playwright/test'
import { formatDayParts } from '#client/format/dates.ts'
import type { ShopPage } from './shop-page.ts'

export type LegName = 'pickup' | 'delivery'

/** Selection of the pickup and delivery slots. */
export class Schedule {
  #shop: ShopPage
  #turn: number

  /** `turn` spreads tests over the slots, whose capacity is small. */
  constructor(shop: ShopPage, turn: number) {
    this.#shop = shop
    this.#turn = turn
  }

  /** The region of a leg. */
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

  /** Available hours of the selected day. */
  freeHours(name: LegName): Locator {
    return this.leg(name)
      .getByRole('radiogroup', { name: this.#shop.t('schedule:hour') })
      .getByRole('radio', { disabled: false })
  }

  /** Available hours of a change that cost nothing more. */
  includedHours(name: LegName): Locator {
    const { page, t } = this.#shop
    return this.freeHours(name).and(page.getByRole('radio', { name: t('schedule:included') }))
  }

  /** Available hours of a change that cost more. */
  dearerHours(name: LegName): Locator {
    return this.freeHours(name).and(this.#shop.page.getByRole('radio', { name: /\+/ }))
  }

  /**
   * Selects a day and one of its available hours. Not the first day, which may have few hours left, nor those from the fourth,
   * which the orders of `placeByApi` fill in a long run. Seville, which serves on weekdays, offers ten days.
   */
  async choose(name: LegName): Promise<void> {
    await this.days(name)
      .nth([1, 2, 7, 8][this.#turn % 4]!)
      .check()
    const hour = this.freeHours(name).nth(this.#turn % 5)
    await hour.check()
    await expect(hour).toBeChecked()
  }

  async chooseBoth(): Promise<void> {
    await this.choose('pickup')
    await this.choose('delivery')
  }

  /** Chooses a store for a leg. */
  async chooseStore(name: LegName, store: string): Promise<void> {
    const { t } = this.#shop
    await this.leg(name)
      .getByRole('radio', { name: t('schedule:store.atStore') })
      .click()
    await this.leg(name).getByRole('radio', { name: store }).check()
  }

  /** Label of the selected hour, with its price; empty without a selection. */
  async chosenHour(name: LegName): Promise<string> {
    const chosen = this.leg(name)
      .getByRole('radiogroup', { name: this.#shop.t('schedule:hour') })
      .getByRole('radio', { checked: true })
    const names = await chosen.evaluateAll((radios) =>
      radios.map((radio) => radio.closest('label')?.textContent ?? ''),
    )
    return names.join()
  }

  /** The status of the hold; absent without slots to hold. */
  get hold(): Locator {
    return this.#shop.page.getByRole('timer')
  }

  /** Remaining seconds of the hold, as shown on the page. */
  async holdSeconds(): Promise<number> {
    const text = await this.#shop.page.getByText(/^\d+:\d\d$/).textContent()
    const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number)
    return minutes * 60 + seconds
  }

  /** The selected slot, once the browser has saved it. */
  async chosenSlot(name: LegName): Promise<SlotId> {
    let chosen: SlotId | undefined
    await expect.poll(async () => (chosen = await this.#savedSlot(name))).toBeDefined()
    return chosen!
  }

  async #savedSlot(leg: LegName): Promise<SlotId | undefined> {
    const cookies = await this.#shop.page.context().cookies()
    const cookie = cookies.find(({ name }) => name === 'colada_order')
    if (!cookie) return undefined
    const draft = JSON.parse(decodeURIComponent(cookie.value)) as Partial<Record<LegName, { slotId: SlotId }>>
    return draft[leg]?.slotId
  }

  /** The offered days, parsed from their labels: "lunes, 23 de noviembre". */
  async dates(name: LegName): Promise<Date[]> {
    const labels = await this.days(name).evaluateAll((radios) => radios.map((radio) => radio.ariaLabel ?? ''))
    return labels.map((label) => this.#dateOf(label))
  }

  /** The selected day. */
  async chosenDate(name: LegName): Promise<Date> {
    const days = this.leg(name).getByRole('radiogroup', { name: this.#shop.t('schedule:day') })
    const label = await days.getByRole('radio', { checked: true }).getAttribute('aria-label')
    return this.#dateOf(label ?? '')
  }

  /** Labels have no year: the date is within the next 60 days. */
  #dateOf(label: string): Date {
    const today = new Date()
    const ahead = Array.from({ length: 60 }, (_, days) => {
      return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 12))
    })
    const found = ahead.find(
      (day) => formatDayParts(toCalendarDate(day), this.#shop.language).label === label,
    )
    if (!found) throw new Error(`"${label}" is no date within the next 60 days.`)
    return found
  }
}

function toCalendarDate(day: Date): CalendarDate {
  return day.toISOString().slice(0, 10)
}
