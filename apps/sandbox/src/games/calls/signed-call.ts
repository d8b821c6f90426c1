import type { ProviderSlug } from '@maidan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkOperatorSignature, providerOfPath } from '../free-rounds/check-operator-signature.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Studio } from '../studio.ts'

/** Registers calls whose body stays the text that was signed. */
export async function signedCalls(
  server: FastifyInstance,
  calls: (signed: FastifyInstance) => void,
): Promise<void> {
  await server.register(async (signed) => {
    signed.removeContentTypeParser('application/json')
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    calls(signed)
  })
}

/** What both of our schema libraries can do. */
type Shape<Body> = {
  safeParse: (body: unknown) => { success: true; data: Body } | { success: false }
}

/** The body of a signed call and the provider that it is for; nothing is read of an unsigned one. */
export function readSigned<Body>(
  { keys }: Pick<Studio, 'keys'>,
  request: FastifyRequest,
  shape: Shape<Body>,
): { provider: ProviderSlug; body: Body } {
  const raw = typeof request.body === 'string' ? request.body : ''
  checkOperatorSignature(keys, request, raw)
  const read = shape.safeParse(jsonOf(raw))
  if (!read.success) throw new StudioError('INVALID_BODY')
  return { provider: providerOfPath(request.url), body: read.data }
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch (error) {
    throw new StudioError('INVALID_BODY', {}, { cause: error })
  }
}
