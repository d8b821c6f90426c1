import type { Reply } from './open-front.ts'

/** A reply that carries JSON and is never kept by the browser. */
export function asJson(body: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body) ?? '',
  }
}
