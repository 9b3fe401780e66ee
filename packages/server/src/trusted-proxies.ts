import * as z from 'zod/mini'

/** Named networks, as in `proxy-addr`. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const addressSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const splitList = (text: string) => (text === '' ? [] : text.split(',').map((part) => part.trim()))

/** A `/0` network is rejected: it would trust every client. */
function isNetwork(part: string): boolean {
  return Object.hasOwn(namedNetworks, part) || (addressSchema.safeParse(part).success && !/\/0+$/.test(part))
}

/**
 * `TRUST_PROXY`: proxies whose `X-Forwarded-For` header is trusted, as comma-separated addresses, networks or network
 * names. Loopback is always included. Parsed to networks, the same in every process (trust 6).
 */
export const trustedProxiesSchema = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => splitList(text).every(isNetwork),
          'must be comma-separated addresses or networks, such as 10.0.0.0/8',
        ),
      ),
    '',
  ),
  z.transform((text: string) => {
    const networks = ['loopback', ...splitList(text)].flatMap((part) => namedNetworks[part] ?? [part])
    return [...new Set(networks)]
  }),
)
