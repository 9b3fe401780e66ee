import { company } from '@colada/domain/content/company'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { ConfigError } from '#server/environment.ts'

const production = {
  NODE_ENV: 'production',
  API_TOKEN: 'a token that is long enough',
  PEPPER: 'a pepper that is long enough',
  OPERATIONS_KEY: 'a key that is long enough',
  STRIPE_API_URL: 'http://127.0.0.1:1',
}

describe('readConfig', () => {
  test('accepts an empty environment for development', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      databaseUrl: null,
      hasDemoData: true,
      hasJobs: true,
    })
    expect(config.dataFolder).toMatch(/[\\/]\.data$/)
  })

  test('enables demo data with the embedded database, or with COLADA_DEMO', () => {
    const DATABASE_URL = 'postgres://localhost/colada'
    expect(readConfig({ DATABASE_URL }).hasDemoData).toBe(false)
    expect(readConfig({ DATABASE_URL, COLADA_DEMO: '1' }).hasDemoData).toBe(true)
    expect(readConfig({ COLADA_DEMO: '0' }).hasDemoData).toBe(false)
  })

  test('treats an empty value as unset, and removes a trailing slash from URLs', () => {
    const config = readConfig({ SMTP_URL: '', PUBLIC_URL: 'https://colada.example/' })
    expect(config.smtpUrl).toBeNull()
    expect(config.publicUrl).toBe('https://colada.example')
  })

  test('configures PayPal with its keys or the sandbox URL only', () => {
    expect(readConfig({}).paypal).toBeNull()
    const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' }
    expect(readConfig(keys).paypal).toMatchObject({ apiUrl: 'https://api-m.paypal.com', script: '' })
    const PAYPAL_API_URL = 'http://127.0.0.1:1/paypal/'
    expect(readConfig({ PAYPAL_API_URL }).paypal).toMatchObject({ apiUrl: 'http://127.0.0.1:1/paypal' })
  })

  test('serves metrics with API_METRICS_PORT only, on the loopback interface by default', () => {
    expect(readConfig({}).metrics).toBeNull()
    expect(readConfig({ API_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    const metrics = readConfig({ API_METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics
    expect(metrics).toEqual({ host: '0.0.0.0', port: 9464 })
  })

  test('sends counters of events nowhere by default', () => {
    expect(readConfig({}).analyticsForwardUrl).toBeNull()
    const ANALYTICS_FORWARD_URL = 'https://statistics.example/colada?key=1'
    expect(readConfig({ ANALYTICS_FORWARD_URL }).analyticsForwardUrl).toBe(ANALYTICS_FORWARD_URL)
  })

  test('has the company of the shop as the issuer of receipts, unless another one is named', () => {
    const { legalName: name, taxId, registeredOffice: address } = company
    expect(readConfig({}).issuer).toEqual({ name, taxId, address })
    const other = { ISSUER_NAME: 'Otra, S.L.', ISSUER_TAX_ID: '12345678Z', ISSUER_ADDRESS: 'Calle Mayor, 1' }
    expect(readConfig(other).issuer).toEqual({
      name: 'Otra, S.L.',
      taxId: '12345678Z',
      address: 'Calle Mayor, 1',
    })
  })

  test('accepts production with all secrets', () => {
    expect(readConfig(production).mode).toBe('production')
  })

  test.each([
    [{ API_PORT: '70000' }, ['API_PORT must be a port between 0 and 65535.']],
    [{ API_PORT: 'http' }, ['API_PORT must be a port between 0 and 65535.']],
    [{ DATABASE_URL: 'mysql://x' }, ['DATABASE_URL must start with postgres://.']],
    [
      { ISSUER_TAX_ID: 'B86987659', ISSUER_NAME: ' ' },
      ['ISSUER_NAME must not be empty.', 'ISSUER_TAX_ID must be a Spanish NIF or CIF.'],
    ],
    [{ VALKEY_URL: 'http://x' }, ['VALKEY_URL must start with valkey:// or redis://.']],
    [
      { JOBS: 'yes', LOG_LEVEL: 'loud' },
      ['JOBS must be "on" or "off".', 'LOG_LEVEL must be a level of pino, such as info.'],
    ],
    [
      { PEPPER: 'short' },
      ['PEPPER must have at least 16 characters; it protects the passwords at rest and must never change.'],
    ],
    [
      { PAYPAL_CLIENT_ID: 'client' },
      [
        'PAYPAL_CLIENT_SECRET is needed beside PAYPAL_CLIENT_ID.',
        'PAYPAL_WEBHOOK_ID is needed beside PAYPAL_CLIENT_ID.',
      ],
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      [
        'STRIPE_PUBLISHABLE_KEY is needed beside STRIPE_SECRET_KEY.',
        'STRIPE_WEBHOOK_SECRET is needed beside STRIPE_SECRET_KEY.',
      ],
    ],
    [
      { NODE_ENV: 'test', COLADA_FAIL_POINT: 'lunch' },
      [
        'COLADA_FAIL_POINT must be one of reserve-before-commit, reserve-after-commit, change-before-commit, ' +
          'change-after-commit, invoice-before-commit, intent-created, capture-before-commit, capture-after-commit, paypal-captured, ' +
          'mail-taken, refund-given.',
      ],
    ],
    [
      { ...production, COLADA_FAIL_POINT: 'mail-taken' },
      ['COLADA_FAIL_POINT ends the process on purpose and is taken with NODE_ENV=test only.'],
    ],
    [
      { ...production, PEPPER: undefined },
      ['PEPPER is needed in production: a long random text, kept secret.'],
    ],
    [
      { ...production, STRIPE_API_URL: undefined },
      [
        'STRIPE_SECRET_KEY is needed in production (or STRIPE_API_URL for a stand-in).',
        ...['ISSUER_NAME', 'ISSUER_TAX_ID', 'ISSUER_ADDRESS', 'ISSUER_IBAN'].map(
          (key) => `${key} is needed in production: it is on receipts, invoices and statements.`,
        ),
      ],
    ],
  ])('throws an explanation for %o', (env, problems) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    try {
      readConfig(env)
    } catch (error) {
      expect((error as Error).message.split('\n- ').slice(1)).toEqual(problems)
    }
  })

  test('has the signature of the declaration of the producer once date and place are set', () => {
    const DECLARATION_DATE = '2027-01-04'
    const DECLARATION_PLACE = 'Madrid, España'
    expect(readConfig({ DECLARATION_DATE }).declaration).toBeNull()
    expect(readConfig({ DECLARATION_DATE, DECLARATION_PLACE }).declaration).toEqual({
      date: DECLARATION_DATE,
      place: DECLARATION_PLACE,
    })
    expect(() => readConfig({ DECLARATION_DATE: '4 January', DECLARATION_PLACE })).toThrow(ConfigError)
  })

  test('parses the fail point', () => {
    const failPointOf = (COLADA_FAIL_POINT: string) =>
      readConfig({ NODE_ENV: 'test', COLADA_FAIL_POINT }).failPoint
    expect(failPointOf('mail-taken')).toEqual({ name: 'mail-taken', hit: 1 })
    expect(failPointOf('reserve-before-commit:12')).toEqual({ name: 'reserve-before-commit', hit: 12 })
    expect(failPointOf('')).toBeNull()
  })

  test('does not print secrets', () => {
    expect(() => readConfig({ PEPPER: 'sesame' })).not.toThrow(/sesame/)
  })
})
