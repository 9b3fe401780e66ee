import { ApiClient, type CallError, type IntentView, type Result } from './api-client.ts'
import { authenticate } from './challenge.ts'
import { CardElements, type ElementsOptions } from './elements.ts'
import { languageOf } from './messages.ts'

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

/** The subset of the provider's `Stripe` object that card payments use. */
class SandboxStripe {
  #client: ApiClient
  #locale: string | undefined
  #forms: CardElements[] = []

  constructor(publishableKey: string, options: { locale?: string } = {}) {
    if (!publishableKey.startsWith('pk_'))
      throw new Error('Stripe() needs a publishable key, such as pk_test_….')
    this.#locale = options.locale
    this.#client = new ApiClient(
      publishableKey,
      () => this.#forms.at(-1)?.language ?? languageOf(this.#locale),
    )
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
    const method = this.#paymentMethodParams(card)
    if (method.error) return { error: method.error }
    const result = await this.#client.confirm(clientSecret, { ...rest, ...method.value })
    return this.#finish(result, options.handleActions ?? true)
  }

  async confirmPayment(input: ConfirmPaymentInput): Promise<PaymentResult> {
    const clientSecret = input.clientSecret ?? input.elements?.clientSecret
    if (!clientSecret) throw new Error('confirmPayment() needs a clientSecret.')
    const { return_url, payment_method, payment_method_data, ...rest } = input.confirmParams ?? {}
    const wallet = input.elements?.wallet
    const card = payment_method ??
      wallet?.paymentMethodId ?? {
        card: input.elements,
        billing_details: payment_method_data?.billing_details ?? {},
      }
    const result = await this.confirmCardPayment(clientSecret, { ...rest, payment_method: card })
    wallet?.finish()
    if (result.paymentIntent && input.redirect !== 'if_required' && return_url) {
      redirectToReturnUrl(return_url, result.paymentIntent)
      return new Promise(() => undefined)
    }
    return result
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<PaymentResult> {
    return this.#finish(await this.#client.readIntent(clientSecret), true)
  }

  handleCardAction(clientSecret: string): Promise<PaymentResult> {
    return this.handleNextAction({ clientSecret })
  }

  async retrievePaymentIntent(clientSecret: string): Promise<PaymentResult> {
    const result = await this.#client.readIntent(clientSecret)
    return result.error ? { error: result.error } : { paymentIntent: result.value }
  }

  async createPaymentMethod(
    data: { type?: string; card?: unknown; elements?: CardElements } & Record<string, unknown>,
  ) {
    const params = data.params as { billing_details?: BillingDetails } | undefined
    const billing = (data.billing_details ?? params?.billing_details ?? {}) as BillingDetails
    const method = this.#paymentMethodParams({ card: data.elements ?? data.card, billing_details: billing })
    if (method.error) return { error: method.error }
    const result = await this.#client.createMethod(method.value.payment_method_data ?? {})
    return result.error ? { error: result.error } : { paymentMethod: result.value }
  }

  async createToken(): Promise<{ error: CallError }> {
    return {
      error: {
        type: 'invalid_request_error',
        message: 'Tokens are a thing of the past: use payment methods.',
      },
    }
  }

  /** Called by the provider's React library. */
  registerAppInfo(): void {}
  _registerWrapper(): void {}

  /** Returns the parameters of a saved card (by id) or of an entered one; empty to keep the payment's own method. */
  #paymentMethodParams(
    card: CardData | undefined,
  ): Result<{ payment_method?: string; payment_method_data?: EnteredCard }> {
    if (card === undefined) return { value: {} }
    if (typeof card === 'string') return { value: { payment_method: card } }
    const form = this.#forms.find((each) => each === card.card || each.has(card.card))
    if (!form) throw new Error('Pass the card element, or the elements it was made with.')
    const error = form.validate()
    if (error) return { error }
    const billing = card.billing_details ?? {}
    return { value: { payment_method_data: { type: 'card', card: form.card(), billing_details: billing } } }
  }

  async #finish(result: Result<IntentView>, handleActions: boolean): Promise<PaymentResult> {
    if (result.error) return { error: result.error }
    const intent = result.value
    if (intent.status !== 'requires_action' || !handleActions) return { paymentIntent: intent }
    const authenticated = await authenticate(this.#client, intent)
    if (authenticated.error) return { error: authenticated.error }
    const failure = authenticated.value.last_payment_error
    if (failure)
      return { error: { ...this.#client.localizeError(failure), payment_intent: authenticated.value } }
    return { paymentIntent: authenticated.value }
  }
}

type EnteredCard = { type: 'card'; card: Record<string, string>; billing_details: BillingDetails }

function redirectToReturnUrl(returnUrl: string, intent: IntentView): void {
  const url = new URL(returnUrl, location.href)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending')
  location.assign(url)
}

/** Callable with and without `new`, as the provider's is. The loader of the provider's library checks `version`. */
function Stripe(publishableKey: string, options?: { locale?: string }): SandboxStripe {
  return new SandboxStripe(publishableKey, options)
}
Stripe.version = 'endive'

Object.assign(window, { Stripe })
