import type { CardGateway, CardIntent, NewCardIntent } from '#api/gateways/cards.ts'

/** A card provider that takes every request and remembers what it was asked for. */
export function recordingCards(): { cards: CardGateway; asked: NewCardIntent[] } {
  const asked: NewCardIntent[] = []
  const refuse = () => Promise.reject(new Error('Only payments are prepared here.'))
  const cards: CardGateway = {
    createCustomer: async ({ key }) => `cus_${key}`,
    createIntent: async (request) => {
      asked.push(request)
      return toIntent(request)
    },
    findIntent: refuse,
    setSavesCard: refuse,
    cancelIntent: refuse,
    refund: refuse,
    listCards: refuse,
    removeCard: refuse,
    readEvent: () => {
      throw new Error('No message is read here.')
    },
  }
  return { cards, asked }
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
