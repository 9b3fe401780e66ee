import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A password as requests send it (spec 001 §7). The API hashes it again before it stores it (decisions: Session). */
export function passwordDigest(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password)))
}
