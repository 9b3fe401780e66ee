import type { ApiClient, IntentView, Result } from './api-client.ts'
import { translate } from './messages.ts'
import { formatAmount, Sheet } from './sheet.ts'

/**
 * Shows the 3-D Secure challenge of the customer's bank in a dialog and sends its result to the provider.
 * Closing the dialog fails the challenge, as at the provider.
 */
export async function authenticate(client: ApiClient, intent: IntentView): Promise<Result<IntentView>> {
  const { language } = client
  const text = {
    language,
    name: translate(language, 'bankName'),
    title: translate(language, 'bankTitle'),
    text: translate(language, 'bankText'),
    amount: formatAmount(intent.amount, intent.currency, language),
  }
  return new Promise((resolve) => {
    const complete = async (result: 'complete' | 'fail') => {
      sheet.disable()
      const outcome = await client.completeChallenge(intent.client_secret, result)
      if (outcome.error?.type === 'api_connection_error') return sheet.showError(outcome.error.message)
      sheet.close()
      resolve(outcome)
    }
    const sheet = new Sheet(
      text,
      [
        { choice: 'complete', label: translate(language, 'bankComplete'), isPrimary: true },
        { choice: 'fail', label: translate(language, 'bankFail') },
      ],
      'fail',
      (result) => void complete(result),
    )
    void sheet.show()
  })
}
