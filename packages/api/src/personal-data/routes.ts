import { deleteUser, downloadMyData, getMyData } from '@colada/domain/account/personal-data-contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { deleteAccount } from './delete-account.ts'
import { collectData } from './export.ts'

/** Deletion of the account (spec 001 §7) and download of the customer's data. */
export function personalDataRoutes(app: FastifyInstance, { config, database, clock }: AppDependencies): void {
  registerEndpoint(app, deleteUser, async ({ params, actor }) => {
    // Another customer is reported as not found, like an unknown one (trust 4).
    if (params.id !== actor.userId) throw new ApiError('notFound')
    await deleteAccount(database.db, actor, { iban: config.issuerIban, now: clock() })
    return {}
  })

  registerEndpoint(app, getMyData, ({ actor, language }) =>
    collectData(database.db, actor, { language, now: clock(), isDownload: false }),
  )

  registerEndpoint(app, downloadMyData, ({ actor, language }) =>
    collectData(database.db, actor, { language, now: clock(), isDownload: true }),
  )
}
