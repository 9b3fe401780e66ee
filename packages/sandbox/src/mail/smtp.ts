import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Faults } from '../faults.ts'
import type { Mailbox } from './mailbox.ts'

/** 10 MiB, which is what large providers take. */
const sizeLimit = 10 * 1024 * 1024

/** A mail server that keeps everything and delivers nothing. Any login is good. */
export async function openSmtp(options: {
  port: number
  mailbox: Mailbox
  faults: Faults
}): Promise<{ url: string; close: () => Promise<void> }> {
  const { mailbox, faults } = options
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    size: sizeLimit,
    closeTimeout: 100,
    onAuth: (auth, _session, answer) => answer(null, { user: auth.username }),
    onConnect: (_session, answer) => {
      if (faults.takeMail('hang')) return
      if (faults.takeMail('down')) return answer(refusal(421, 'Service not available'))
      answer()
    },
    onData: (stream, session, answer) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((each) => each.address) }
      buffer(stream)
        .then(async (raw) => {
          if (faults.takeMail('reject')) return answer(refusal(451, 'Local error, try again later'))
          if (stream.sizeExceeded) return answer(refusal(552, 'Message too large'))
          return answer(null, `Kept as ${await mailbox.keep(raw, envelope)}`)
        })
        .catch((error: Error) => answer(error))
    },
  })
  // A client that hangs up mid-sentence is its own affair; unheard, the event would end the process.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
