import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** Collects console errors and warnings, uncaught errors, failed requests and requests to third parties. */
export interface BrowserErrors {
  /** Expects an error; the test fails without it. */
  expect(error: RegExp): void
  /** Allows an error that depends on a race with the network. */
  allow(error: RegExp): void
  /** Stops collecting. Returns unexpected and missing errors, with the error responses of the API if there are any. */
  close(): string[]
}

/** Collects the errors of all pages of a context. */
export function watchBrowserErrors(context: BrowserContext, shop: string): BrowserErrors {
  const errors: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  const errorResponses: string[] = []
  const origin = new URL(shop).origin

  const listeners = {
    console: (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // Of the option `serviceWorkers`.
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    },
    weberror: (problem: { error(): Error }) => errors.push(`uncaught: ${problem.error().message}`),
    request: (request: Request) => {
      const { protocol, origin: target } = new URL(request.url())
      if (protocol.startsWith('http') && target !== origin) errors.push(`third party: ${request.url()}`)
    },
    requestfailed: (request: Request) => {
      const reason = request.failure()?.errorText ?? ''
      // Navigation aborts pending requests; CSP violations appear in the console, except with JavaScript disabled.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        errors.push(`failed: ${request.method()} ${request.url()} ${reason}`)
    },
    response: (response: Response) => {
      if (response.status() >= 500) errors.push(`status ${response.status()}: ${response.url()}`)
      if (response.status() >= 400 && response.url().startsWith(`${origin}/api/`)) void record(response)
    },
  }
  /** Request and response bodies; the console shows the status only. */
  const record = async (response: Response) => {
    const body = await response.text().catch(() => 'unavailable')
    errorResponses.push(
      `${response.url()} request ${response.request().postData() ?? 'empty'} response ${body}`,
    )
  }
  context.on('console', listeners.console)
  context.on('weberror', listeners.weberror)
  context.on('request', listeners.request)
  context.on('requestfailed', listeners.requestfailed)
  context.on('response', listeners.response)

  return {
    expect: (error) => void expected.push(error),
    allow: (error) => void allowed.push(error),
    close: () => {
      context.off('console', listeners.console)
      context.off('weberror', listeners.weberror)
      context.off('request', listeners.request)
      context.off('requestfailed', listeners.requestfailed)
      context.off('response', listeners.response)
      const patterns = [...expected, ...allowed]
      const unexpected = errors.filter((error) => !patterns.some((pattern) => pattern.test(error)))
      const missing = expected.filter((pattern) => !errors.some((error) => pattern.test(error)))
      const problems = [...unexpected, ...missing.map((pattern) => `missing: ${String(pattern)}`)]
      return problems.length > 0 ? [...problems, ...errorResponses] : []
    },
  }
}
