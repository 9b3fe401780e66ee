import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { sharedSchemas } from './shared-schemas.ts'

const transform = createJsonSchemaTransform({ schemaRegistry: sharedSchemas })

/** Only Swagger UI's own files; `data:` is for the images in its stylesheet. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** OpenAPI 3.1 from the domain's endpoints, to read at `/api/docs`. Registered before the routes it describes. */
export const docs = fp(
  async (app: FastifyInstance) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Colada',
          version: '1',
          description:
            'The endpoints of the shop. Every request carries `api_token` and `device_type` in the query; requests of ' +
            'customers carry the session as `Authorization: Bearer` or `login_token`, those of staff ' +
            'theirs or `staff_token`; `lang` (`es`, `en`) sets the language of the messages. Every response but a file has `status.code` and `status.message`. Endpoints tagged ' +
            '`extension` are not in the specification.',
        },
        components: {
          securitySchemes: {
            apiToken: { type: 'apiKey', in: 'query', name: 'api_token' },
            session: { type: 'http', scheme: 'bearer' },
            staff: { type: 'http', scheme: 'bearer' },
            operations: { type: 'apiKey', in: 'header', name: 'x-operations-key' },
          },
        },
      },
      // Webhooks and health checks are not part of the public API.
      transform: (input) =>
        input.route.config?.endpoint ? transform(input) : { schema: { hide: true }, url: input.url },
      transformObject: createJsonSchemaTransformObject({ schemaRegistry: sharedSchemas }),
    })
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: () => contentSecurityPolicy,
      uiConfig: { docExpansion: 'list' },
    })
  },
  { name: 'docs' },
)
