import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from '#server/content-security-policy.ts'
import { encodingFor, finishDocument, sendDocument } from '#storefront/server/finished-document.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('contentSecurityPolicy', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/json">{"x":1}</script>'

  it('has hashes of executable inline scripts only', () => {
    expect(inlineScriptHashes(html)).toEqual([hashOf('one()')])
  })

  it('has no unsafe source', () => {
    const policy = contentSecurityPolicy(html)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')}`)
  })

  it('adds sources per directive', () => {
    const policy = contentSecurityPolicy(html, { 'frame-src': ['https://js.stripe.com'] })
    expect(policy).toContain('frame-src https://js.stripe.com')
    expect(policy).toContain("default-src 'self';")
  })
})

describe('finishDocument', () => {
  it('computes an ETag of the content', async () => {
    const finish = (text: string) => finishDocument({ status: 200, headers: {} }, text, 'identity')
    const [first, same, other] = await Promise.all([finish('hi'), finish('hi'), finish('ho')])
    expect(first.etag).toBe(same.etag)
    expect(first.etag).not.toBe(other.etag)
  })
})

describe('sendDocument', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %s sends %s', async (accepted, encoding) => {
    const app = fastify()
    app.get('/', async (request, reply) =>
      sendDocument(
        request,
        reply,
        await finishDocument({ status: 200, headers: {} }, 'text', encodingFor(request)),
      ),
    )
    const { headers, body } = await app.inject({
      url: '/',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe(encoding)
    if (encoding === undefined) expect(body).toBe('text')
    await app.close()
  })
})
