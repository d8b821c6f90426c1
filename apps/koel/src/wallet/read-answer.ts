export type Answer =
  | { readonly kind: 'done'; readonly body: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly balanceMinor: string | null
      readonly requestId: string
    }
  | { readonly kind: 'unknown'; readonly why: string; readonly waitMs: number }

/** Tells by status and body whether a call was done, was refused, or may be either. */
export function readAnswer(status: number, text: string, retryAfter: string | undefined): Answer {
  const body = parseObject(text)
  if (status >= 200 && status < 300 && typeof body?.['balance'] === 'string') {
    return { kind: 'done', body }
  }
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429
  if (isRefusal && typeof body?.['code'] === 'string') {
    const { balance, code, request_id: requestId } = body
    return {
      kind: 'refused',
      code,
      balanceMinor: typeof balance === 'string' ? balance : null,
      requestId: typeof requestId === 'string' ? requestId : '',
    }
  }
  return { kind: 'unknown', why: `status ${status}`, waitMs: readWait(status, body, retryAfter) }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readWait(
  status: number,
  body: Record<string, unknown> | null,
  retryAfter: string | undefined,
): number {
  if (status !== 429) return 0
  const params = body?.['params']
  const seconds = isObject(params) ? Number(params['seconds']) : Number(retryAfter)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 1000
}
