import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

const YEAR_S = 31_536_000

/** What neither our pages nor the games in their frames need of a phone. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Other origins whose pages ours may frame, and which its scripts may ask. */
export type Origins = { frameSrc: string[]; connectSrc: string[] }

/** Answers that no window shows as a page: parts of the site, and data. */
const NO_PAGE = /^\/(assets|api)\//

/**
 * Says with every answer what a browser may do with it. What is no page gets only what holds for
 * it: on a slow line the headers of a page weigh more than most parts of the site.
 */
export function secureHeaders(
  app: FastifyInstance,
  { config }: { config: Config },
  origins: Origins,
): void {
  const https = config.PUBLIC_URL?.startsWith('https://') ?? false
  // Once for all requests: to read the directives anew for each would cost more than its routing.
  const page = helmet(pageHeaders(https, origins))
  const noPage = helmet(noPageHeaders(https))
  app.addHook('onRequest', (request, reply, next) => {
    if (NO_PAGE.test(request.url)) return noPage(request.raw, reply.raw, () => next())
    void reply.header('permissions-policy', PERMISSIONS)
    return page(request.raw, reply.raw, () => next())
  })
}

/** No script but our own; frames only of the partners that the settings name. */
function pageHeaders(https: boolean, { frameSrc, connectSrc }: Origins) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...connectSrc],
        fontSrc: ["'self'"],
        frameSrc: ["'self'", ...frameSrc],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    ...transport(https),
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-site' as const },
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'sameorigin' as const },
  }
}

/** Opened in a window all the same, it runs nothing and fetches nothing. */
function noPageHeaders(https: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'self'"] },
    },
    ...transport(https),
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' as const },
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

function transport(https: boolean) {
  return {
    strictTransportSecurity: https && { maxAge: YEAR_S, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  }
}
