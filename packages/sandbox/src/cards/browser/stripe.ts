import { Line, type Answer, type CallError, type IntentView } from './calls.ts'
import { askHolder } from './challenge.ts'
import { CardElements, type ElementsOptions } from './elements.ts'
import { languageOf } from './words.ts'

type BillingDetails = { [name: string]: string | null | BillingDetails | undefined }
type CardData = string | { card: unknown; billing_details?: BillingDetails }
type ConfirmData = {
  payment_method?: CardData
  setup_future_usage?: string
  receipt_email?: string
  return_url?: string
}
type ConfirmPaymentInput = {
  elements?: CardElements
  clientSecret?: string
  confirmParams?: {
    return_url?: string
    payment_method?: string
    payment_method_data?: { billing_details?: BillingDetails }
    receipt_email?: string
    setup_future_usage?: string
  }
  redirect?: 'always' | 'if_required'
}
type PaymentResult =
  | { paymentIntent: IntentView; error?: undefined }
  | { paymentIntent?: undefined; error: CallError }

/** The provider's browser object, for the calls a card payment needs. */
class SandboxStripe {
  #line: Line
  #locale: string | undefined
  #forms: CardElements[] = []

  constructor(publishableKey: string, options: { locale?: string } = {}) {
    if (!publishableKey.startsWith('pk_'))
      throw new Error('Stripe() needs a publishable key, such as pk_test_….')
    this.#locale = options.locale
    this.#line = new Line(publishableKey, () => this.#forms.at(-1)?.language ?? languageOf(this.#locale))
  }

  elements(options: ElementsOptions = {}): CardElements {
    const form = new CardElements(options, this.#locale)
    this.#forms.push(form)
    return form
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<PaymentResult> {
    const { payment_method: card, return_url: _, ...rest } = data
    const chosen = this.#chosenCard(card)
    if (chosen.error) return { error: chosen.error }
    const answer = await this.#line.confirm(clientSecret, { ...rest, ...chosen.value })
    return this.#finish(answer, options.handleActions ?? true)
  }

  async confirmPayment(input: ConfirmPaymentInput): Promise<PaymentResult> {
    const clientSecret = input.clientSecret ?? input.elements?.clientSecret
    if (!clientSecret) throw new Error('confirmPayment() needs a clientSecret.')
    const { return_url, payment_method, payment_method_data, ...rest } = input.confirmParams ?? {}
    const wallet = input.elements?.wallet
    const card = payment_method ??
      wallet?.released ?? {
        card: input.elements,
        billing_details: payment_method_data?.billing_details ?? {},
      }
    const result = await this.confirmCardPayment(clientSecret, { ...rest, payment_method: card })
    wallet?.finish()
    if (result.paymentIntent && input.redirect !== 'if_required' && return_url) {
      goBack(return_url, result.paymentIntent)
      return new Promise(() => undefined)
    }
    return result
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<PaymentResult> {
    return this.#finish(await this.#line.readIntent(clientSecret), true)
  }

  handleCardAction(clientSecret: string): Promise<PaymentResult> {
    return this.handleNextAction({ clientSecret })
  }

  async retrievePaymentIntent(clientSecret: string): Promise<PaymentResult> {
    const answer = await this.#line.readIntent(clientSecret)
    return answer.error ? { error: answer.error } : { paymentIntent: answer.value }
  }

  async createPaymentMethod(
    data: { type?: string; card?: unknown; elements?: CardElements } & Record<string, unknown>,
  ) {
    const params = data.params as { billing_details?: BillingDetails } | undefined
    const billing = (data.billing_details ?? params?.billing_details ?? {}) as BillingDetails
    const chosen = this.#chosenCard({ card: data.elements ?? data.card, billing_details: billing })
    if (chosen.error) return { error: chosen.error }
    const answer = await this.#line.createMethod(chosen.value.payment_method_data ?? {})
    return answer.error ? { error: answer.error } : { paymentMethod: answer.value }
  }

  async createToken(): Promise<{ error: CallError }> {
    return {
      error: {
        type: 'invalid_request_error',
        message: 'Tokens are a thing of the past: use payment methods.',
      },
    }
  }

  /** Libraries introduce themselves to the provider; nothing here depends on them. */
  registerAppInfo(): void {}
  _registerWrapper(): void {}

  /** A saved card by its id, a typed one from its elements, or none, which leaves the payment's own. */
  #chosenCard(
    card: CardData | undefined,
  ): Answer<{ payment_method?: string; payment_method_data?: TypedCard }> {
    if (card === undefined) return { value: {} }
    if (typeof card === 'string') return { value: { payment_method: card } }
    const form = this.#forms.find((each) => each === card.card || each.has(card.card))
    if (!form) throw new Error('Pass the card element, or the elements it was made with.')
    const missing = form.require()
    if (missing) return { error: missing }
    const billing = card.billing_details ?? {}
    return { value: { payment_method_data: { type: 'card', card: form.card(), billing_details: billing } } }
  }

  async #finish(answer: Answer<IntentView>, mayAsk: boolean): Promise<PaymentResult> {
    if (answer.error) return { error: answer.error }
    const intent = answer.value
    if (intent.status !== 'requires_action' || !mayAsk) return { paymentIntent: intent }
    const asked = await askHolder(this.#line, intent)
    if (asked.error) return { error: asked.error }
    const refusal = asked.value.last_payment_error
    if (refusal) return { error: { ...this.#line.word(refusal), payment_intent: asked.value } }
    return { paymentIntent: asked.value }
  }
}

type TypedCard = { type: 'card'; card: Record<string, string>; billing_details: BillingDetails }

function goBack(returnUrl: string, intent: IntentView): void {
  const url = new URL(returnUrl, location.href)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending')
  location.assign(url)
}

/** Callable with and without `new`, as the provider's is; the version is the one its loader looks for. */
function Stripe(publishableKey: string, options?: { locale?: string }): SandboxStripe {
  return new SandboxStripe(publishableKey, options)
}
Stripe.version = 'endive'

Object.assign(window, { Stripe })
