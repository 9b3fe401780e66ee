import * as z from 'zod/mini'

/** Names of networks; every process means the same by them. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const plain = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

const partsOf = (text: string) => (text === '' ? [] : text.split(',').map((part) => part.trim()))

/** Of a network of everybody, `/0`, nobody would be left to be counted. */
function isNetwork(part: string): boolean {
  return Object.hasOwn(named, part) || (plain.safeParse(part).success && !/\/0+$/.test(part))
}

/**
 * `TRUST_PROXY`: the machines that are believed about whom they forward for, as addresses, networks or their names with
 * commas between. The machine of the process is always among them. Read into networks, the same in every process (trust 6).
 */
export const forwardersSchema = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => partsOf(text).every(isNetwork),
          'must be addresses or networks with commas between, such as 10.0.0.0/8',
        ),
      ),
    '',
  ),
  z.transform((text: string) => {
    const networks = ['loopback', ...partsOf(text)].flatMap((part) => named[part] ?? [part])
    return [...new Set(networks)]
  }),
)
