import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** What a journey may complain of: every line the browser wrote, every request that went wrong or elsewhere. */
export interface Watch {
  /** A complaint that this journey provokes; it must come, or the journey fails too. */
  expect(complaint: RegExp): void
  /** A complaint that may come or not, as where a race with the network decides. */
  allow(complaint: RegExp): void
  /** Ends watching; answers what is wrong, in words for a person. */
  close(): string[]
}

/** Watches all pages of a context from the first to the last moment. */
export function watch(context: BrowserContext, shop: string): Watch {
  const complaints: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  const refusals: string[] = []
  const origin = new URL(shop).origin

  const listeners = {
    console: (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    },
    weberror: (problem: { error(): Error }) => complaints.push(`uncaught: ${problem.error().message}`),
    request: (request: Request) => {
      const { protocol, origin: asked } = new URL(request.url())
      if (protocol.startsWith('http') && asked !== origin) complaints.push(`third party: ${request.url()}`)
    },
    requestfailed: (request: Request) => {
      const reason = request.failure()?.errorText ?? ''
      // A page that is left lets go of what it was still waiting for; what a policy refuses is said in the console,
      // and where scripts are switched off they are refused silently.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        complaints.push(`failed: ${request.method()} ${request.url()} ${reason}`)
    },
    response: (response: Response) => {
      if (response.status() >= 500) complaints.push(`status ${response.status()}: ${response.url()}`)
      if (response.status() >= 400 && response.url().startsWith(`${origin}/api/`)) void remember(response)
    },
  }
  /** What a refused call asked and was told: a console says its status alone. */
  const remember = async (response: Response) => {
    const answer = await response.text().catch(() => 'an answer that is gone')
    refusals.push(
      `${response.url()} asked ${response.request().postData() ?? 'nothing'} and was told ${answer}`,
    )
  }
  context.on('console', listeners.console)
  context.on('weberror', listeners.weberror)
  context.on('request', listeners.request)
  context.on('requestfailed', listeners.requestfailed)
  context.on('response', listeners.response)

  return {
    expect: (complaint) => void expected.push(complaint),
    allow: (complaint) => void allowed.push(complaint),
    close: () => {
      context.off('console', listeners.console)
      context.off('weberror', listeners.weberror)
      context.off('request', listeners.request)
      context.off('requestfailed', listeners.requestfailed)
      context.off('response', listeners.response)
      const known = [...expected, ...allowed]
      const unexpected = complaints.filter((complaint) => !known.some((each) => each.test(complaint)))
      const missing = expected.filter((each) => !complaints.some((complaint) => each.test(complaint)))
      const wrong = [...unexpected, ...missing.map((each) => `did not come: ${String(each)}`)]
      return wrong.length > 0 ? [...wrong, ...refusals] : []
    },
  }
}
