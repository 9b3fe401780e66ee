import type { Answer, IntentView, Line } from './calls.ts'
import { formatAmount, Sheet } from './sheet.ts'
import { say } from './words.ts'

/**
 * Plays the customer's bank: asks in a dialog whether to approve the payment and reports the answer.
 * Closing the dialog counts as a refusal, as it does at the provider.
 */
export async function askHolder(line: Line, intent: IntentView): Promise<Answer<IntentView>> {
  const { language } = line
  const words = {
    language,
    name: say(language, 'bankName'),
    title: say(language, 'bankTitle'),
    text: say(language, 'bankText'),
    amount: formatAmount(intent.amount, intent.currency, language),
  }
  return new Promise((resolve) => {
    const answer = async (result: 'complete' | 'fail') => {
      sheet.wait()
      const outcome = await line.answerChallenge(intent.client_secret, result)
      if (outcome.error?.type === 'api_connection_error') return sheet.fail(outcome.error.message)
      sheet.close()
      resolve(outcome)
    }
    const sheet = new Sheet(
      words,
      [
        { choice: 'complete', words: say(language, 'bankComplete'), main: true },
        { choice: 'fail', words: say(language, 'bankFail') },
      ],
      'fail',
      (result) => void answer(result),
    )
    void sheet.show()
  })
}
