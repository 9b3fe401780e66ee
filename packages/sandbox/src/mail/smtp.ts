import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Faults } from '../faults.ts'
import type { Mailbox } from './mailbox.ts'

/** 10 MiB, a common limit of mail providers. */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024

/** Starts an SMTP server that stores every message and delivers none. It accepts any login. */
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
    size: MAX_MESSAGE_BYTES,
    closeTimeout: 100,
    onAuth: (auth, _session, respond) => respond(null, { user: auth.username }),
    onConnect: (_session, respond) => {
      if (faults.takeMailFault('hang')) return
      if (faults.takeMailFault('down')) return respond(smtpError(421, 'Service not available'))
      respond()
    },
    onData: (stream, session, respond) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((each) => each.address) }
      buffer(stream)
        .then(async (raw) => {
          if (faults.takeMailFault('reject')) return respond(smtpError(451, 'Local error, try again later'))
          if (stream.sizeExceeded) return respond(smtpError(552, 'Message too large'))
          return respond(null, `Stored as ${await mailbox.store(raw, envelope)}`)
        })
        .catch((error: Error) => respond(error))
    },
  })
  // A client may disconnect at any time; without a listener the `error` event would end the process.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
