import type { CardGateway, CardIntent, NewCardIntent } from '#api/gateways/cards.ts'

/** A fake card provider that accepts and records every payment intent. */
export function recordingCards(): { cards: CardGateway; requests: NewCardIntent[] } {
  const requests: NewCardIntent[] = []
  const reject = () => Promise.reject(new Error('Not supported by the fake card provider.'))
  const cards: CardGateway = {
    createCustomer: async ({ key }) => `cus_${key}`,
    deleteCustomer: reject,
    createIntent: async (request) => {
      requests.push(request)
      return toIntent(request)
    },
    findIntent: reject,
    findPaidCard: reject,
    setSavesCard: reject,
    cancelIntent: reject,
    refund: reject,
    listCards: reject,
    removeCard: reject,
    readEvent: () => {
      throw new Error('Not supported by the fake card provider.')
    },
  }
  return { cards, requests }
}

function toIntent({ key, amount, orderId }: NewCardIntent): CardIntent {
  return {
    id: `pi_${key}`,
    clientSecret: `pi_${key}_secret`,
    status: 'open',
    providerStatus: 'requires_payment_method',
    amount,
    captured: 0,
    currency: 'eur',
    key,
    orderId,
  }
}
