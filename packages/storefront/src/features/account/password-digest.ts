import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A password as it travels (spec 001 §7). What is kept of it is decided by the API (decisions: Session). */
export function passwordDigest(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password)))
}
