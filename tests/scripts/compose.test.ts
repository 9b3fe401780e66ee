import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as api from '#api/config.ts'
import * as backoffice from '#backoffice/server/config.ts'
import * as storefront from '#storefront/server/config.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly healthcheck?: { readonly test: readonly string[] }
}
const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> }

/** Values of `.env`; optional variables are left out. */
const values: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://colada.example',
  BACKOFFICE_URL: 'https://staff.colada.example',
  API_TOKEN: 'a token that is long enough',
  PEPPER: 'a pepper that is long enough',
  OPERATIONS_KEY: 'a key that is long enough',
  ISSUER_NAME: 'Colada, S.L.',
  ISSUER_TAX_ID: 'B86987658',
  ISSUER_ADDRESS: 'Calle de Leganitos, 43, 28013 Madrid',
  ISSUER_IBAN: 'ES9121000418450200051332',
  POSTGRES_PASSWORD: 'password',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
}

/** Returns the environment of a service with the variables of `.env` replaced, as Compose does. */
function environmentOf(name: string): Record<string, string> {
  const replace = (text: string) =>
    text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, variable: string, operator: string, fallback: string) => {
      const value = values[variable]
      if (value === undefined && operator === '?') throw new Error(`${variable} is not set.`)
      return value ?? fallback
    })
  return Object.fromEntries(
    Object.entries(services[name]!.environment).map(([key, text]) => [key, replace(text)]),
  )
}

describe('compose.yaml', () => {
  it('sets only variables that the processes read', () => {
    for (const [name, { environmentSchema }] of Object.entries({ api, storefront, backoffice }))
      expect(Object.keys(environmentSchema.shape)).toEqual(
        expect.arrayContaining(Object.keys(services[name]!.environment)),
      )
  })

  it('has a complete production environment', () => {
    const config = api.readConfig(environmentOf('api'))
    expect(config).toMatchObject({ mode: 'production', port: 4000, host: '0.0.0.0', hasDemoData: false })
    expect(config.valkeyUrl).toBeNull()
    expect(storefront.readConfig(environmentOf('storefront'))).toMatchObject({
      production: true,
      port: 3000,
      host: '0.0.0.0',
      apiUrl: 'http://balancer:4000',
    })
    expect(backoffice.readConfig(environmentOf('backoffice'))).toMatchObject({
      production: true,
      port: 3001,
      publicUrl: 'https://staff.colada.example',
      apiUrl: 'http://balancer:4000',
    })
  })

  it('checks /readyz on the port of each process', () => {
    for (const [name, port] of [
      ['api', 4000],
      ['storefront', 3000],
      ['backoffice', 3001],
    ] as const)
      expect(services[name]!.healthcheck!.test.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`)
  })

  it('pins the images of others, and publishes no port of metrics', () => {
    for (const name of ['balancer', 'database']) expect(services[name]!.image).toMatch(/:\d+\.\d+/)
    for (const name of ['api', 'storefront', 'backoffice', 'database'])
      expect(services[name]).not.toHaveProperty('ports')
  })

  it('balances the ports on which the processes listen', () => {
    const upstreams = [...read('Caddyfile').matchAll(/name (\w+)\s+port (\d+)/g)].map(([, ...parts]) => parts)
    expect(upstreams).toEqual([
      ['storefront', '3000'],
      ['backoffice', '3001'],
      ['api', '4000'],
    ])
  })
})

it('the guide to production lists every variable that the processes read', () => {
  const guide = read('docs/guides/run-in-production.md')
  const variables = [api, storefront, backoffice].flatMap(({ environmentSchema }) =>
    Object.keys(environmentSchema.shape),
  )
  expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

it('the image has the Node version of the lock file', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)
  expect(images).toEqual([devDependencies['node'], devDependencies['node']])
})
